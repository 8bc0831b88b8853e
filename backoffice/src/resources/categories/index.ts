import { createElement } from 'react'
import type { ResourceProps } from 'react-admin'
import { Route } from 'react-router-dom'
import { screen } from '../../layout/screen.ts'

const FieldPage = screen(() => import('./FieldScreens.tsx'), 'FieldPage')

/** The categories' screens, and those of their questions below them. */
export const categories: ResourceProps = {
  name: 'categories',
  list: screen(() => import('./CategoryList.tsx'), 'CategoryList'),
  create: screen(() => import('./CategoryForm.tsx'), 'CategoryCreate'),
  edit: screen(() => import('./CategoryForm.tsx'), 'CategoryEdit'),
  children: [
    createElement(Route, { key: 'create', path: ':category/fields/create', element: createElement(FieldPage) }),
    createElement(Route, { key: 'edit', path: ':category/fields/:field', element: createElement(FieldPage) }),
  ],
}
