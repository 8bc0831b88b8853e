import type { ListScreen } from '../data/guest/list-screen.ts'
import { withQuery } from '../paths.ts'

/** Links to the page after, and from there back to the first. */
export function Pager({ url, t, query, page }: ListScreen) {
  if (!page.next && !query.after) return null
  return (
    <nav aria-label={t('buy:pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {query.after && (
        <a className="button button-quiet" href={withQuery(url, { after: undefined })}>
          {t('buy:first')}
        </a>
      )}
      {page.next && (
        <a className="button" rel="next" href={withQuery(url, { after: page.next })}>
          {t('buy:next')}
        </a>
      )}
    </nav>
  )
}
