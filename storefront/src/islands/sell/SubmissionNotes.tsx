import type { Problems } from '@maveshi/shared/listing/validate'
import type { Translate } from '@maveshi/shared/locale/translate'
import { paths, withReturn } from '../../paths.ts'
import type { SellFormProps } from './SellForm.tsx'
import type { useSubmission } from './use-draft.ts'

/** What was typed before is there again, and can be thrown away. */
export function Restored({ onStartAgain, t }: { onStartAgain: () => void; t: Translate }) {
  return (
    <p role="status" className="card flex flex-wrap items-center justify-between gap-3 bg-leaf-soft p-3">
      {t('createListing:restored')}
      <button type="button" className="button button-quiet" onClick={onStartAgain}>
        {t('createListing:startAgain')}
      </button>
    </p>
  )
}

interface FailureProps {
  /** Those that are in sight. */
  readonly problems: Problems
  readonly failure: ReturnType<typeof useSubmission>['failure']
  readonly listingType: SellFormProps['listingType']
  readonly t: Translate
}

/** How many answers need another look, and why the listing could not be sent. */
export function Failure({ problems, failure, listingType, t }: FailureProps) {
  const count = Object.keys(problems).length
  return (
    <div role="alert" className="grid gap-2 not-empty:mb-3">
      {count > 0 && <p className="problem">{t('createListing:fix', { count })}</p>}
      {failure && (
        <p className="problem rounded-control bg-danger-soft p-3">
          {t(`createListing:errors.${failure.failure}`, {
            message: failure.failure === 'server' ? failure.message : '',
          })}
        </p>
      )}
      {failure?.failure === 'session' && (
        <a className="button button-quiet" href={withReturn(paths.login, paths.sell(listingType))}>
          {t('navbar:login')}
        </a>
      )}
    </div>
  )
}
