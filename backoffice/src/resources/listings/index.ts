import type { ResourceProps } from 'react-admin'
import { screen } from '../../layout/screen.ts'

/** The listings' screens. */
export const listings: ResourceProps = {
  name: 'listings',
  list: screen(() => import('./ListingList.tsx'), 'ListingList'),
  show: screen(() => import('./ListingShow.tsx'), 'ListingShow'),
}
