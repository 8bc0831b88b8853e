import type { ResourceProps } from 'react-admin'
import { screen } from '../../layout/screen.ts'

/** What buyers look for: the list in which it is decided about, and about what was reported of it. */
export const wantedNotices: ResourceProps = {
  name: 'wanted-notices',
  list: screen(() => import('./WantedList.tsx'), 'WantedList'),
}
