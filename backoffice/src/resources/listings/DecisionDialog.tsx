import { REJECTION_REASONS, REMOVAL_REASONS } from '@maveshi/shared/listing/status'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from './ReasonDialog.tsx'
import { REASON_WORDS, REMOVAL_WORDS } from './status.ts'
import type { Decisions } from './use-decisions.ts'

/** Asks for the reason of a decision that needs one. */
export function DecisionDialog({ decisions }: { decisions: Decisions }) {
  const translate = useTranslate()
  const { asking, counts, isBusy, cancel, decide } = decisions
  if (!asking) return null
  const count = { smart_count: counts.get(asking) ?? 0 }
  if (asking === 'reject') {
    return (
      <ReasonDialog
        title={translate('admin:reject.title', count)}
        confirm={translate('buttons:reject')}
        reasons={REJECTION_REASONS.map((reason) => [reason, REASON_WORDS[reason]] as const)}
        hasNote
        isBusy={isBusy}
        onCancel={cancel}
        onDecide={(reason, note) => void decide({ kind: 'reject', reason, note })}
      />
    )
  }
  return (
    <ReasonDialog
      title={translate('admin:review.removeTitle', count)}
      confirm={translate('admin:review.remove')}
      reasons={REMOVAL_REASONS.map((reason) => [reason, REMOVAL_WORDS[reason]] as const)}
      hasNote={false}
      isBusy={isBusy}
      onCancel={cancel}
      onDecide={(reason) => void decide({ kind: 'remove', reason })}
    />
  )
}
