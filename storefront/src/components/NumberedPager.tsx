import type { Translate } from '@maveshi/shared/locale/translate'
import { withQuery } from '../paths.ts'
import { PageLinks } from './PageLinks.tsx'

interface NumberedPagerProps {
  readonly url: URL
  /** Of this page, counted from 1. */
  readonly number: number
  readonly hasNext: boolean
  readonly t: Translate
}

/** Links to the pages after and before, by their numbers; the first has none in its address. */
export function NumberedPager({ url, number, hasNext, t }: NumberedPagerProps) {
  const page = (wanted: number) => withQuery(url, { page: wanted > 1 ? String(wanted) : undefined })
  return (
    <PageLinks
      previous={number > 1 ? page(number - 1) : undefined}
      next={hasNext ? page(number + 1) : undefined}
      t={t}
    />
  )
}
