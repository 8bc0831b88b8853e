import type { ResourceProps } from 'react-admin'
import { screen } from '../../layout/screen.ts'

/** The screens of what there is within a category. */
export const subcategories: ResourceProps = {
  name: 'subcategories',
  list: screen(() => import('./SubcategoryList.tsx'), 'SubcategoryList'),
  create: screen(() => import('./SubcategoryForm.tsx'), 'SubcategoryCreate'),
  edit: screen(() => import('./SubcategoryForm.tsx'), 'SubcategoryEdit'),
}
