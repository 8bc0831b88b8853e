import { REASON_CHARACTERS } from '@maveshi/shared/limits'
import { REMOVAL_REASONS } from '@maveshi/shared/listing/status'
import { label } from '@maveshi/shared/locale/languages'
import { useTranslate } from 'react-admin'
import { DecisionDialog } from '../../layout/DecisionDialog.tsx'
import { useLanguage } from '../../providers/i18n-provider.ts'
import { useTextsFor } from '../../providers/seller-messages.ts'
import type { Settlement } from '../../providers/settle-reports.ts'
import { REMOVAL_REASON_WORDS } from './removal-words.ts'
import type { Settling } from './settling.ts'
import { WAYS, type Way } from './ways.ts'

interface SettleDialogProps {
  readonly way: Way
  /** Without them it is about all that are open. */
  readonly reportIds?: readonly string[] | undefined
  /** How many they are. */
  readonly count: number
  readonly settling: Settling
  readonly close: () => void
}

/** Asks for what goes with settling: why the listing goes, and the answer to the reporters. */
export function SettleDialog({ way, reportIds, count, settling, close }: SettleDialogProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const texts = useTextsFor('reporter')
  const { outcome, step, action, title, explanation } = WAYS[way]
  const reasons = step === 'remove' && {
    label: translate('admin:reports.removalReason'),
    missing: translate('admin:reports.removalReasonRequired'),
    hasKeys: true,
    options: REMOVAL_REASONS.map((id) => ({ id, name: translate(REMOVAL_REASON_WORDS[id]) })),
  }
  const ready = texts.length > 0 && {
    label: translate('admin:reports.ready'),
    hint: translate('admin:reports.readyHint'),
    none: translate('admin:reports.readyNone'),
    options: texts.map((text) => ({ id: text.id, name: label(text.texts, language) })),
  }
  async function settle(answer: Pick<Settlement, 'removalReason' | 'readyText' | 'note'>): Promise<void> {
    const isOver = await settling.settle({ outcome, step, ...answer, ...(reportIds ? { reportIds } : {}) })
    if (isOver) close()
  }
  return (
    <DecisionDialog
      title={translate(title, { smart_count: count })}
      explanation={translate(explanation, { smart_count: count })}
      confirm={translate(action)}
      isGrave={step === 'remove'}
      isBusy={settling.isBusy}
      choice={reasons || undefined}
      ready={ready || undefined}
      note={{
        label: translate('admin:reports.note'),
        hint: translate('admin:reports.noteHint'),
        charactersMax: REASON_CHARACTERS,
      }}
      onCancel={close}
      onConfirm={({ choice, ready, note }) => void settle({ removalReason: choice, readyText: ready, note })}
    />
  )
}
