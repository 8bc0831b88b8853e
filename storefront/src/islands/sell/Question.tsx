import type { Answer } from '@maveshi/shared/listing/visibility'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { ReactNode } from 'react'
import type { FieldInWords } from '../../data/catalogue.ts'
import { type ControlProps, Field, FieldGroup } from '../form/Field.tsx'

interface QuestionProps {
  readonly field: FieldInWords
  readonly answer: Answer | undefined
  readonly problem: string | undefined
  readonly onAnswer: (answer: Answer | undefined) => void
  readonly t: Translate
}

type InputProps = Omit<QuestionProps, 'problem'> & { readonly control: ControlProps }

const activeChoices = ({ choices }: FieldInWords) => choices.filter(({ isActive }) => isActive)

const text = (answer: Answer | undefined) =>
  typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''

function TextInput({ field, answer, onAnswer, control }: InputProps) {
  const shared = {
    ...control,
    className: 'control',
    placeholder: field.placeholder,
    value: text(answer),
    onChange: (event: { target: { value: string } }) => onAnswer(event.target.value),
  }
  if (field.type === 'textarea') return <textarea rows={3} {...shared} />
  return <input type="text" {...(field.type === 'number' ? { inputMode: 'decimal' as const } : {})} {...shared} />
}

function SelectInput({ field, answer, onAnswer, control, t }: InputProps) {
  return (
    <select {...control} className="control" value={text(answer)} onChange={(event) => onAnswer(event.target.value)}>
      <option value="">{t('createListing:choose')}</option>
      {activeChoices(field).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface ChipProps {
  readonly type: 'radio' | 'checkbox'
  readonly id: string | undefined
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly children: ReactNode
}

function Chip({ type, id, name, isChosen, onChoose, children }: ChipProps) {
  return (
    <label className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-line bg-card px-4 has-checked:border-leaf has-checked:bg-leaf-soft">
      <input
        id={id}
        type={type}
        name={name}
        className="size-5 accent-leaf"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {children}
    </label>
  )
}

function RadioInput({ field, answer, onAnswer, control }: InputProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {activeChoices(field).map(({ value, label }, index) => (
        <Chip
          key={value}
          type="radio"
          id={index === 0 ? control.id : undefined}
          name={field.id}
          isChosen={answer === value}
          onChoose={() => onAnswer(value)}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}

function SwitchInput({ field, answer, onAnswer, control, t }: InputProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {[true, false].map((value) => (
        <Chip
          key={String(value)}
          type="radio"
          id={value ? control.id : undefined}
          name={field.id}
          isChosen={answer === value}
          onChoose={() => onAnswer(value)}
        >
          {t(value ? 'createListing:yes' : 'createListing:no')}
        </Chip>
      ))}
    </div>
  )
}

function MultiSelectInput({ field, answer, onAnswer, control }: InputProps) {
  const chosen: readonly string[] = Array.isArray(answer) ? answer : []
  return (
    <div className="flex flex-wrap gap-2">
      {activeChoices(field).map(({ value, label }, index) => (
        <Chip
          key={value}
          type="checkbox"
          id={index === 0 ? control.id : undefined}
          name={field.id}
          isChosen={chosen.includes(value)}
          onChoose={(isChosen) => onAnswer(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}

function DateRangeInput({ answer, onAnswer, control, t }: InputProps) {
  const { from = '', to = '' } = (answer ?? {}) as { from?: string; to?: string }
  const day = (name: 'from' | 'to', value: string) => (
    <label className="grid grow gap-1">
      {t(name === 'from' ? 'createListing:from' : 'createListing:to')}
      <input
        id={name === 'from' ? control.id : undefined}
        type="date"
        className="control"
        value={value}
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

/** One question of a category, with the control that its type asks for. */
export function Question({ problem, ...props }: QuestionProps) {
  const { field, t } = props
  const Input = INPUTS[field.type]
  const Frame = GROUPS.has(field.type) ? FieldGroup : Field
  const label = (
    <>
      {field.label}
      {field.unitLabel && <span className="font-normal"> ({field.unitLabel})</span>}
      {!field.required && <span className="font-normal text-muted"> · {t('createListing:optional')}</span>}
    </>
  )
  return (
    <Frame id={field.id} label={label} problem={problem}>
      {(control) => <Input {...props} control={control} />}
    </Frame>
  )
}
