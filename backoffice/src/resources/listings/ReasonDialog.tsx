import { ANSWER_CHARACTERS } from '@maveshi/shared/limits'
import { REJECTION_REASONS, REMOVAL_REASONS } from '@maveshi/shared/listing/status'
import { useTranslate } from 'react-admin'
import { DecisionDialog } from '../../layout/DecisionDialog.tsx'
import { REASON_WORDS, REMOVAL_WORDS } from '../../market/decision-reasons.ts'
import type { Decisions } from './use-decisions.ts'

/** Asks for the reason of a decision that needs one. Digits choose, Enter decides. */
export function ReasonDialog({ decisions }: { decisions: Decisions }) {
  const translate = useTranslate()
  const { asking, counts, isBusy, cancel, decide } = decisions
  if (!asking) return null
  const count = { smart_count: counts.get(asking) ?? 0 }
  const choiceOf = <Reason extends string>(reasons: readonly Reason[], words: Readonly<Record<Reason, string>>) => ({
    label: translate('admin:reject.reason'),
    missing: translate('admin:reject.reasonRequired'),
    options: reasons.map((id) => ({ id, name: translate(words[id]) })),
    hasKeys: true,
  })
  if (asking === 'reject') {
    return (
      <DecisionDialog
        title={translate('admin:reject.title', count)}
        confirm={translate('buttons:reject')}
        isGrave
        isBusy={isBusy}
        choice={choiceOf(REJECTION_REASONS, REASON_WORDS)}
        note={{
          label: translate('admin:reject.note'),
          hint: translate('admin:reject.noteHint'),
          charactersMax: ANSWER_CHARACTERS,
        }}
        onCancel={cancel}
        onConfirm={({ choice, note }) => choice && void decide({ kind: 'reject', reason: choice, note })}
      />
    )
  }
  return (
    <DecisionDialog
      title={translate('admin:review.removeTitle', count)}
      confirm={translate('admin:review.remove')}
      isGrave
      isBusy={isBusy}
      choice={choiceOf(REMOVAL_REASONS, REMOVAL_WORDS)}
      onCancel={cancel}
      onConfirm={({ choice }) => choice && void decide({ kind: 'remove', reason: choice })}
    />
  )
}
