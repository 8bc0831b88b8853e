import type { Problems } from '@maveshi/shared/listing/problem'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Submission } from './use-submission.ts'

/** What was typed before is there again, and can be thrown away. */
export function Restored({ onStartAgain }: { onStartAgain: () => void }) {
  const { t } = useTranslation()
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
  readonly submission: Submission
  /** Asks for the password when the session has ended. */
  readonly onAsk: () => void
}

/** How many answers need another look, and why the listing could not be sent. */
export function Failure({ problems, submission, onAsk }: FailureProps) {
  const { t } = useTranslation()
  const { failure, canWait, wait } = submission
  const count = Object.keys(problems).length
  const note = useRef<HTMLDivElement>(null)
  const kind = failure?.failure
  // The button that sends stays at the foot of a phone's screen, far from the end of the form, where this is said.
  useEffect(() => {
    if (kind) note.current?.scrollIntoView({ block: 'center' })
  }, [kind])
  return (
    <div ref={note} role="alert" className="grid gap-2 not-empty:mb-3">
      {count > 0 && <p className="problem">{t('createListing:fix', { count })}</p>}
      {failure && (
        <p className="problem rounded-control bg-danger-soft p-3">
          {t(`createListing:errors.${failure.failure}`, {
            message: failure.failure === 'server' ? failure.message : '',
          })}
        </p>
      )}
      {failure?.failure === 'session' && (
        <button type="button" className="button button-quiet" onClick={onAsk}>
          {t('navbar:login')}
        </button>
      )}
      {canWait && (
        <button type="button" className="button button-quiet" onClick={() => void wait()}>
          {t('createListing:waiting.button')}
        </button>
      )}
    </div>
  )
}
