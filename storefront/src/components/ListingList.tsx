import { formatNumber } from '@maveshi/shared/locale/format'
import type { ListScreen } from '../data/guest/list-screen.ts'
import { MOST_COUNTED } from '../data/guest/search.ts'
import { sortsFor } from '../data/rules/listing-query.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListingGrid } from './ListingCard.tsx'
import { Pager } from './Pager.tsx'
import { SaveSearch } from './SaveSearch.tsx'
import { SearchReading } from './SearchReading.tsx'

/** The order, a part of the filters' form although it stands beside the list. The order a list has by itself is "". */
function SortSelect({ t, query }: ListScreen) {
  const [own, ...others] = sortsFor(query)
  return (
    <div className="flex min-w-0 gap-2">
      <select
        form="filters"
        name="sort"
        defaultValue={query.sort === own ? '' : query.sort}
        aria-label={t('buy:filters.sort')}
        className="control"
      >
        <option value="">{t(`buy:sort.${own ?? 'newest'}`)}</option>
        {others.map((sort) => (
          <option key={sort} value={sort}>
            {t(`buy:sort.${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form="filters" className="button button-quiet whitespace-nowrap">
          {t('buy:filters.apply')}
        </button>
      </noscript>
    </div>
  )
}

/** A list with its filters, how its query was read, its pages, and help where it is empty. */
export function ListingList(screen: ListScreen) {
  const { t, page, query } = screen
  const { total } = page
  return (
    <div className="list">
      <ListFilters {...screen} />
      <p role="status" className="sr-only" />
      <div data-live>
        <SearchReading {...screen} />
        <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
          <ActiveFilters {...screen} />
          <SaveSearch {...screen} />
        </div>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-base">
            {total < MOST_COUNTED
              ? t('buy:results', { count: total })
              : t('buy:resultsMany', { number: `${formatNumber(MOST_COUNTED)}+` })}
          </h2>
          <SortSelect {...screen} />
        </div>
        {page.listings.length > 0 ? (
          <ListingGrid isMain {...screen} near={query.near?.id} listings={page.listings} />
        ) : (
          <EmptyList {...screen} />
        )}
        <Pager {...screen} />
      </div>
    </div>
  )
}
