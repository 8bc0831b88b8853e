import { useTranslation } from 'react-i18next'

interface ListingOnItsWayProps {
  readonly hasFailed: boolean
  readonly onRetry: () => void
}

/** The listing that was asked for is being fetched, or could not be. */
export function ListingOnItsWay({ hasFailed, onRetry }: ListingOnItsWayProps) {
  const { t } = useTranslation()
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
