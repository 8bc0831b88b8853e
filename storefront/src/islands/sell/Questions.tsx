import { hasRole } from '@maveshi/shared/catalogue/roles'
import { visibleFields } from '@maveshi/shared/listing/visibility'
import { Fragment } from 'react'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import { Question } from './Question.tsx'
import { TapeScale } from './TapeScale.tsx'
import type { useDraft } from './use-draft.ts'

interface QuestionsProps {
  readonly draftInForm: Pick<ReturnType<typeof useDraft>, 'draft' | 'answer'>
  readonly fields: readonly FieldInWords[]
  readonly problem: (id: string) => string | undefined
  readonly advise: (id: string) => string
}

/** The questions of the chosen category whose conditions hold; below a weight that it can estimate the tape. */
export function Questions({ draftInForm: { draft, answer }, fields, problem, advise }: QuestionsProps) {
  return visibleFields(fields, draft.answers).map((field) => (
    <Fragment key={`${draft.category}.${field.id}`}>
      <Question
        field={field}
        answer={draft.answers[field.id]}
        problem={problem(field.id)}
        advice={advise(field.id)}
        onAnswer={(value) => answer(field.id, value)}
      />
      {hasRole(field, 'tape') && (
        <TapeScale unitLabel={field.unitLabel} onWeight={(weight_kg) => answer(field.id, String(weight_kg))} />
      )}
    </Fragment>
  ))
}
