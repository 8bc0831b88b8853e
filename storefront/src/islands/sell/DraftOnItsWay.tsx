import type { Translate } from '@maveshi/shared/locale/translate'
import type { DraftInForm } from './use-draft.ts'

/** The listing that was asked for is being fetched, or could not be. */
export function DraftOnItsWay({ draftInForm, t }: { draftInForm: DraftInForm; t: Translate }) {
  if (draftInForm.state !== 'failed') return <p role="status">{t('navbar:loading')}</p>
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="problem">{t('createListing:keeping.failed')}</p>
      <button type="button" className="button" onClick={draftInForm.retry}>
        {t('createListing:keeping.retry')}
      </button>
    </div>
  )
}
