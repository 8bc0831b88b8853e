import type { ResourceProps } from 'react-admin'
import { screen } from '../../layout/screen.ts'

/** The livestock types' screens: reached by their address, not from the sidebar. */
export const livestockTypes: ResourceProps = {
  name: 'livestock-types',
  list: screen(() => import('./LivestockTypeList.tsx'), 'LivestockTypeList'),
  create: screen(() => import('./LivestockTypeForm.tsx'), 'LivestockTypeCreate'),
  edit: screen(() => import('./LivestockTypeForm.tsx'), 'LivestockTypeEdit'),
}
