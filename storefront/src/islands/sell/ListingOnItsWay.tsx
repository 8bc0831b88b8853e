import type { Translate } from '@maveshi/shared/locale/translate'

interface ListingOnItsWayProps {
  readonly hasFailed: boolean
  readonly onRetry: () => void
  readonly t: Translate
}

/** The listing that was asked for is being fetched, or could not be. */
export function ListingOnItsWay({ hasFailed, onRetry, t }: ListingOnItsWayProps) {
  if (!hasFailed) return <p role="status">{t('navbar:loading')}</p>
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="problem">{t('createListing:keeping.failed')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('createListing:keeping.retry')}
      </button>
    </div>
  )
}
