import { Mic, Search } from 'lucide-react'
import { QUERY_CHARACTERS, readText } from '../data/rules/listing-query.ts'
import { paths } from '../paths.ts'
import type { NavigationProps } from './MenuEntries.tsx'

/** The search of every page: a plain form. With scripts it offers how the words may go on, and listens where the browser can. */
export function SearchBox({ t, url }: Pick<NavigationProps, 't' | 'url'>) {
  const near = url.searchParams.get('near')
  return (
    <search className="grow basis-28 py-1">
      <form action={paths.search} className="flex">
        <div className="w-0 grow lg:relative">
          <input
            type="search"
            name="q"
            className="control ps-2 lg:ps-4"
            aria-label={t('searchResults:title')}
            placeholder={t('home:notFound.search')}
            defaultValue={readText(url.searchParams)}
            maxLength={QUERY_CHARACTERS}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: whoever opens the search without words, by the bar at the foot, wants to type.
            autoFocus={url.pathname === paths.search && !url.search}
          />
          <p id="heard" role="status" className="card menu-list inset-x-0" hidden>
            {t('searchResults:noNetwork')}
          </p>
        </div>
        {near && <input type="hidden" name="near" value={near} />}
        <button
          type="button"
          data-listen=""
          className="relative -ms-11 grid w-11 place-items-center text-leaf"
          aria-label={t('searchResults:speak')}
        >
          <Mic size={20} aria-hidden />
        </button>
        <button type="submit" className="button w-12 px-0 lg:w-16" aria-label={t('searchResults:submit')}>
          <Search size={20} aria-hidden />
        </button>
      </form>
    </search>
  )
}
