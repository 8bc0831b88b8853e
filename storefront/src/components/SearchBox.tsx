import { Search } from 'lucide-react'
import { QUERY_CHARACTERS, readText } from '../data/rules/listing-query.ts'
import { paths } from '../paths.ts'
import type { NavigationProps } from './MenuEntries.tsx'

/** The search of every page: a plain form. With scripts it offers how the words may go on. */
export function SearchBox({ t, url }: Pick<NavigationProps, 't' | 'url'>) {
  const near = url.searchParams.get('near')
  return (
    <search className="order-last w-full py-2 lg:order-none lg:w-0 lg:grow">
      <form action={paths.search} className="flex gap-2">
        <div className="relative grow">
          <input
            type="search"
            name="q"
            className="control"
            aria-label={t('searchResults:title')}
            placeholder={t('navbar:search')}
            defaultValue={readText(url.searchParams)}
            maxLength={QUERY_CHARACTERS}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
        </div>
        {near && <input type="hidden" name="near" value={near} />}
        <button type="submit" className="button w-16 px-0" aria-label={t('searchResults:submit')}>
          <Search size={20} aria-hidden />
        </button>
      </form>
    </search>
  )
}
