import type { Answer } from '@maveshi/shared/listing/visibility'
import { useTranslation } from 'react-i18next'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import { Field, FieldGroup } from '../form/Field.tsx'
import { type InputProps, MultiSelectInput, RadioInput, SelectInput, SwitchInput } from './ChoiceInputs.tsx'
import { keyboardFor } from './keyboards.ts'
import { PictureInput } from './PictureInput.tsx'
import { useAdvice } from './use-advice.ts'

interface QuestionProps {
  readonly field: FieldInWords
  readonly answer: Answer | undefined
  readonly problem: string | undefined
  /** What may be unusual about the answer, or '' for nothing. */
  readonly advice: string
  readonly onAnswer: (answer: Answer | undefined) => void
}

const text = (answer: Answer | undefined) =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''

function TextInput({ field, answer, onAnswer, control }: InputProps) {
  const shared = {
    ...control,
    ...keyboardFor(field),
    className: 'control',
    value: text(answer),
    onChange: (event: { target: { value: string } }) => onAnswer(event.target.value),
  }
  if (field.type === 'textarea') return <textarea rows={3} placeholder={field.placeholder} {...shared} />
  return <input type="text" {...shared} />
}

function DateRangeInput({ answer, onAnswer, control }: InputProps) {
  const { t } = useTranslation()
  const { from = '', to = '' } = (answer ?? {}) as { from?: string; to?: string }
  const day = (name: 'from' | 'to', value: string) => (
    <label className="grid grow gap-1">
      {t(name === 'from' ? 'createListing:from' : 'createListing:to')}
      <input
        id={name === 'from' ? control.id : undefined}
        type="date"
        className="control"
        value={value}
        min={name === 'to' ? from : undefined}
        onChange={(event) => {
          const next = { from, to, [name]: event.target.value }
          onAnswer(next.from || next.to ? next : undefined)
        }}
      />
    </label>
  )
  return (
    <div className="flex flex-wrap gap-3">
      {day('from', from)}
      {day('to', to)}
    </div>
  )
}

const INPUTS = {
  select: SelectInput,
  number: TextInput,
  text: TextInput,
  textarea: TextInput,
  radio: RadioInput,
  switch: SwitchInput,
  'multi-select': MultiSelectInput,
  'date-range': DateRangeInput,
} as const

const GROUPS: ReadonlySet<string> = new Set(['radio', 'switch', 'multi-select', 'date-range'])

/** One line may have no room for an example of what is written in it. */
const hintOf = ({ type, placeholder }: FieldInWords) => (type === 'textarea' ? undefined : placeholder)

/** One question of a category, with the control that its type asks for. */
export function Question({ problem, advice, ...props }: QuestionProps) {
  const { t } = useTranslation()
  const { field } = props
  const { shown, watch } = useAdvice(advice)
  const Input = field.choices.some(({ iconName }) => iconName) ? PictureInput : INPUTS[field.type]
  const Frame = GROUPS.has(field.type) ? FieldGroup : Field
  const label = (
    <>
      {field.label}
      {field.unitLabel && <span className="font-normal"> ({field.unitLabel})</span>}
      {!field.required && <span className="font-normal text-muted"> · {t('createListing:optional')}</span>}
    </>
  )
  return (
    <div {...watch}>
      <Frame id={field.id} label={label} hint={hintOf(field)} problem={problem} advice={shown}>
        {(control) => <Input {...props} control={control} />}
      </Frame>
    </div>
  )
}
