import { label } from '@maveshi/shared/locale/languages'
import { useGetList } from 'react-admin'
import type { CategoryRecord } from '../../providers/catalogue-rows.ts'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { quietQuery } from '../../providers/queries.ts'

/** More menus than a header has room for. */
const MENUS_MAX = 25

/** The header menus under which categories hang. */
export function useMenus(): readonly { readonly id: string; readonly name: string }[] {
  const language = useLanguage()
  const { data } = useGetList<CategoryRecord>(
    'categories',
    {
      pagination: { page: 1, perPage: MENUS_MAX },
      sort: { field: 'position', order: 'ASC' },
      filter: { 'parent_menu@is': 'null' },
    },
    quietQuery,
  )
  return (data ?? []).map(({ value, labels }) => ({ id: value, name: label(labels, language, value) }))
}
