import type { Translate } from '@maveshi/shared/locale/translate'

interface PageLinksProps {
  /** Where each link leads; one without an address is not there. */
  readonly first?: string | undefined
  readonly previous?: string | undefined
  readonly next?: string | undefined
  readonly t: Translate
}

/** Links to the other pages of a list. */
export function PageLinks({ first, previous, next, t }: PageLinksProps) {
  if (!first && !previous && !next) return null
  return (
    <nav aria-label={t('buy:pages')} className="mt-8 flex flex-wrap items-center justify-center gap-4">
      {first && (
        <a className="button button-quiet" href={first}>
          {t('buy:first')}
        </a>
      )}
      {previous && (
        <a className="button button-quiet" rel="prev" href={previous}>
          {t('buy:previous')}
        </a>
      )}
      {next && (
        <a className="button max-sm:grow" rel="next" href={next}>
          {t('buy:next')}
        </a>
      )}
    </nav>
  )
}
