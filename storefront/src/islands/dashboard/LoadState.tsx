import { useTranslation } from 'react-i18next'
import type { Loaded } from './use-loaded.ts'

interface LoadStateProps {
  readonly loaded: Omit<Loaded<unknown>, 'change'>
  /** What could not be loaded, as a sentence. */
  readonly failed: string
}

/** That something is on its way, or why it did not come; with what is known from before, how old that is. */
export function LoadState({ loaded, failed }: LoadStateProps) {
  const { t } = useTranslation()
  const { value, failure, isLoading, reload } = loaded
  if (!failure) return value === undefined ? <p role="status">{t('navbar:loading')}</p> : null
  const isKnown = value !== undefined
  return (
    <div role="alert" className="card mb-3 grid justify-items-start gap-2 bg-turmeric-soft p-4 text-on-turmeric">
      <p className="font-semibold">{failure === 'network' ? t('dashboard:errors.network') : failed}</p>
      {isKnown && <p>{t('dashboard:lastKnown')}</p>}
      <button type="button" className="button" onClick={reload} disabled={isLoading}>
        {isLoading ? t('navbar:loading') : t('dashboard:retry')}
      </button>
    </div>
  )
}
