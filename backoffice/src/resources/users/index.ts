import type { ResourceProps } from 'react-admin'
import { screen } from '../../layout/screen.ts'

/** The people's screens. */
export const users: ResourceProps = {
  name: 'users',
  list: screen(() => import('./UserList.tsx'), 'UserList'),
  show: screen(() => import('./UserShow.tsx'), 'UserShow'),
}
