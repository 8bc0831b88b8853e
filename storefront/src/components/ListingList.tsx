import { formatNumber } from '@maveshi/shared/locale/format'
import type { ListScreen } from '../data/guest/list-screen.ts'
import { MOST_COUNTED } from '../data/guest/search.ts'
import type { CategoryInMenu } from '../data/rules/catalogue-words.ts'
import { sortsFor } from '../data/rules/listing-query.ts'
import type { Step } from '../data/search-engines/structured-data.ts'
import { categoryPath } from '../paths.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListingGrid } from './ListingCard.tsx'
import { Pager } from './Pager.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import { SaveSearch } from './SaveSearch.tsx'
import { SearchReading } from './SearchReading.tsx'
import type { WiderList } from './wider-lists.ts'

/** The order, a part of the filters' form although it stands beside the list. The order a list has by itself is "". */
function SortSelect({ t, query }: ListScreen) {
  const [own, ...others] = sortsFor(query)
  return (
    <div className="sort">
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

/** Lists beside this one. */
function Tabs({ t, category, tabs }: ListScreen & Pick<ListProps, 'tabs'>) {
  if (!tabs) return null
  return (
    <nav aria-label={t('feedsAndMachinery:tabs')} className="flex gap-2">
      {tabs.map((tab) => (
        <a
          key={tab.value}
          className="pill"
          href={categoryPath(tab)}
          aria-current={tab.value === category?.value ? 'page' : undefined}
        >
          {tab.label}
        </a>
      ))}
    </nav>
  )
}

interface ListProps {
  readonly heading: string
  /** The way to this list from the home page. */
  readonly steps: readonly Step[]
  readonly tabs?: readonly CategoryInMenu[] | undefined
  /** Where an empty list leads on to. */
  readonly wider: readonly WiderList[]
}

/** A list with its filters, how its query was read, its pages, and help where it is empty. */
export function ListingList({ heading, steps, tabs, wider, ...screen }: ListScreen & ListProps) {
  const { t, page, query } = screen
  const { total } = page
  return (
    <div className="list">
      <div className="chips">
        <ListFilters {...screen} />
        <div data-live className="strip">
          <Tabs {...screen} tabs={tabs} />
          <ul aria-label={t('buy:narrow')}>
            <ActiveFilters {...screen} />
            <SaveSearch {...screen} />
            <QuickFilters {...screen} />
          </ul>
        </div>
      </div>
      <p role="status" className="sr-only" />
      <div data-live>
        <div className="list-head">
          <div>
            <Breadcrumbs t={t} steps={steps} leadsOn />
            <h1>{heading}</h1>
            <h2>
              {total < MOST_COUNTED
                ? t('buy:results', { count: total })
                : t('buy:resultsMany', { number: `${formatNumber(MOST_COUNTED)}+` })}
            </h2>
          </div>
          {page.listings.length > 0 && <SortSelect {...screen} />}
        </div>
        <SearchReading {...screen} />
        {page.listings.length > 0 ? (
          <ListingGrid isMain {...screen} near={page.reading.around ?? query.near?.id} listings={page.listings} />
        ) : (
          <EmptyList {...screen} wider={wider} />
        )}
        <Pager {...screen} />
      </div>
    </div>
  )
}
