import type { Translate } from '@maveshi/shared/locale/translate'
import type { DraftInForm } from './use-draft.ts'

/** The listing that was asked for is being fetched, or could not be. */
export function DraftOnItsWay({ kept, t }: { kept: DraftInForm; t: Translate }) {
  if (kept.state !== 'failed') return <p role="status">{t('navbar:loading')}</p>
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="problem">{t('createListing:keeping.failed')}</p>
      <button type="button" className="button" onClick={kept.retry}>
        {t('createListing:keeping.retry')}
      </button>
    </div>
  )
}
