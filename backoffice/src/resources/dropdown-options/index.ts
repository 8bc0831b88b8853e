import type { ResourceProps } from 'react-admin'
import { screen } from '../../layout/screen.ts'

/** The screens of the answers to choose from. */
export const dropdownOptions: ResourceProps = {
  name: 'dropdown-options',
  list: screen(() => import('./DropdownOptionList.tsx'), 'DropdownOptionList'),
  create: screen(() => import('./DropdownOptionForm.tsx'), 'DropdownOptionCreate'),
  edit: screen(() => import('./DropdownOptionForm.tsx'), 'DropdownOptionEdit'),
}
