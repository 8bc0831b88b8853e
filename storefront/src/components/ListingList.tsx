import type { ListScreen } from '../data/list-screen.ts'
import { paths } from '../paths.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { Art } from './Art.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListingGrid } from './ListingCard.tsx'
import { Pager } from './Pager.tsx'

function Empty({ t }: ListScreen) {
  return (
    <div className="card grid justify-items-center gap-3 p-8 text-center">
      <Art icon="goat" size={96} />
      <h2 className="text-xl">{t('buy:empty.title')}</h2>
      <p>{t('buy:empty.text')}</p>
      <a className="button" href={paths.buy}>
        {t('buy:empty.all')}
      </a>
    </div>
  )
}

/** A list with its filters, its pages, and help where it is empty. */
export function ListingList(screen: ListScreen) {
  const { t, page } = screen
  return (
    <>
      <ListFilters {...screen} />
      <ActiveFilters {...screen} />
      <h2 className="mb-3 text-base font-normal text-muted">{t('buy:results', { count: page.total })}</h2>
      {page.listings.length > 0 ? <ListingGrid {...screen} listings={page.listings} /> : <Empty {...screen} />}
      <Pager {...screen} />
    </>
  )
}
