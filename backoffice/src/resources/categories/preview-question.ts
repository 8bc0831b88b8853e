import type { Answer } from '@maveshi/shared/listing/visibility'
import { useTranslate } from 'react-admin'
import type { Question } from '../../providers/questions.ts'

/** One question as it is tried out beside the form that edits it. */
export interface PreviewInputProps {
  readonly question: Question
  readonly answer: Answer | undefined
  readonly onAnswer: (answer: Answer | undefined) => void
}

/** The question with its unit, and whether it may be left out. */
export function useQuestionTitle({ label, unitLabel, required }: Question): string {
  const translate = useTranslate()
  const unit = unitLabel ? ` (${unitLabel})` : ''
  return required ? label + unit : `${label}${unit} · ${translate('admin:fields.optional')}`
}
