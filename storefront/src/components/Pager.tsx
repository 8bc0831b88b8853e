import type { ListScreen } from '../data/guest/list-screen.ts'
import type { ListingQuery } from '../data/rules/listing-query.ts'
import { withQuery } from '../paths.ts'

/** An address holds the cursors of so many pages that were walked through, so that it does not grow with each. */
const MOST_CURSORS = 6
/** In place of those that were left out. */
const LEFT_OUT = '0'

/** The cursors that lead to the next page by the same way. */
function wayTo(next: string, { after, cursorsBefore }: ListingQuery): string[] {
  const way = [...cursorsBefore, ...(after ? [after] : []), next]
  return way.length > MOST_CURSORS ? [LEFT_OUT, ...way.slice(1 - MOST_CURSORS)] : way
}

/** Links to the pages after and before, and to the first. The way that was walked stands in the address, so it works without scripts. */
export function Pager({ url, t, query, page }: ListScreen) {
  const { after, cursorsBefore } = query
  if (!page.next && !after) return null
  const before = cursorsBefore[cursorsBefore.length - 1]
  return (
    <nav aria-label={t('buy:pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {before && (
        <a className="button button-quiet" href={withQuery(url, { after: undefined })}>
          {t('buy:first')}
        </a>
      )}
      {after && before !== LEFT_OUT && (
        <a className="button button-quiet" rel="prev" href={withQuery(url, { after: cursorsBefore })}>
          {t('buy:previous')}
        </a>
      )}
      {page.next && (
        <a className="button max-sm:grow" rel="next" href={withQuery(url, { after: wayTo(page.next, query) })}>
          {t('buy:next')}
        </a>
      )}
    </nav>
  )
}
