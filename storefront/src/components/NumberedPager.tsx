import type { Translate } from '@maveshi/shared/locale/translate'
import { withQuery } from '../paths.ts'

interface NumberedPagerProps {
  readonly url: URL
  /** Of this page, counted from 1. */
  readonly number: number
  readonly hasNext: boolean
  readonly t: Translate
}

/** Links to the pages after and before, by their numbers; the first has none in its address. */
export function NumberedPager({ url, number, hasNext, t }: NumberedPagerProps) {
  if (number === 1 && !hasNext) return null
  const page = (wanted: number) => withQuery(url, { page: wanted > 1 ? String(wanted) : undefined })
  return (
    <nav aria-label={t('buy:pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {number > 1 && (
        <a className="button button-quiet" rel="prev" href={page(number - 1)}>
          {t('buy:previous')}
        </a>
      )}
      {hasNext && (
        <a className="button" rel="next" href={page(number + 1)}>
          {t('buy:next')}
        </a>
      )}
    </nav>
  )
}
