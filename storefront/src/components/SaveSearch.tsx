import { NAME_CHARACTERS } from '@maveshi/shared/limits'
import { Bell } from 'lucide-react'
import type { ListScreen } from '../data/guest/list-screen.ts'
import { searchArguments } from '../data/guest/search.ts'
import { paths, withQuery, withReturn } from '../paths.ts'
import { activeFilters } from './ActiveFilters.tsx'
import { searchName } from './search-name.ts'

/** Saves this search for its reader, to be told of what is new. Without scripts, and for guests, it leads to the login. */
export function SaveSearch(screen: ListScreen) {
  const { url, t, language, query, category, page } = screen
  const filters = activeFilters(screen)
  if (filters.length === 0 || page.reading.is_loosened) return null
  const isNamed = !category || filters.some(({ text }) => text === category.label)
  const parts = [...(isNamed ? [] : [{ text: category.label }]), ...filters]
  const name = searchName(parts, language, NAME_CHARACTERS)
  const { sort: _, after: __, ...asked } = searchArguments(query)
  const path = withQuery(url, { after: undefined, lng: undefined })
  return (
    <li>
      <a
        href={withReturn(paths.login, path)}
        className="pill border-leaf font-semibold text-leaf"
        data-account={t('buy:saveAccount')}
        data-act="search"
        data-save-search={JSON.stringify({ name, path, query: asked })}
      >
        <Bell size={20} aria-hidden className="shrink-0" />
        {t('buy:save')}
      </a>
    </li>
  )
}
