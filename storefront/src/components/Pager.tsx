import type { ListScreen } from '../data/guest/list-screen.ts'
import type { ListingQuery } from '../data/rules/listing-query.ts'
import { withQuery } from '../paths.ts'
import { PageLinks } from './PageLinks.tsx'

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
  const before = cursorsBefore[cursorsBefore.length - 1]
  const at = (cursors: readonly string[] | undefined) => withQuery(url, { after: cursors })
  return (
    <PageLinks
      first={before ? at(undefined) : undefined}
      previous={after && before !== LEFT_OUT ? at(cursorsBefore) : undefined}
      next={page.next ? at(wayTo(page.next, query)) : undefined}
      t={t}
    />
  )
}
