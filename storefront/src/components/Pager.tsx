import { LISTINGS_PER_PAGE } from '@maveshi/shared/limits'
import { formatNumber } from '@maveshi/shared/locale/format'
import type { ListScreen } from '../data/list-screen.ts'
import { withQuery } from '../paths.ts'

/** Links to the page before and the page after. */
export function Pager({ url, t, query, page }: ListScreen) {
  const pages = Math.ceil(page.total / LISTINGS_PER_PAGE)
  if (pages < 2) return null
  const to = (number: number) => withQuery(url, { page: number > 1 ? String(number) : undefined })
  return (
    <nav aria-label={t('buy:pages')} className="mt-6 flex items-center justify-center gap-4">
      {query.page > 1 && (
        <a className="button button-quiet" rel="prev" href={to(query.page - 1)}>
          {t('buy:previous')}
        </a>
      )}
      <span>{t('buy:page', { page: formatNumber(query.page), pages: formatNumber(pages) })}</span>
      {query.page < pages && (
        <a className="button" rel="next" href={to(query.page + 1)}>
          {t('buy:next')}
        </a>
      )}
    </nav>
  )
}
