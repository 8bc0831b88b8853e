import { ANY_BREED } from '@maveshi/shared/catalogue/any-breed'
import { hasRole } from '@maveshi/shared/catalogue/roles'
import type { Answer } from '@maveshi/shared/listing/visibility'
import { useTranslation } from 'react-i18next'
import type { FieldInWords, FieldOption } from '../../data/rules/catalogue-words.ts'
import type { ControlProps } from '../form/Field.tsx'
import { Chip } from './Chip.tsx'

/** What the control of one question gets. */
export interface InputProps {
  readonly field: FieldInWords
  readonly answer: Answer | undefined
  readonly onAnswer: (answer: Answer | undefined) => void
  readonly control: ControlProps
}

const activeChoices = ({ choices }: FieldInWords) => choices.filter(({ isActive }) => isActive)

function Options({ choices }: { choices: readonly FieldOption[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** Breeds, or other names, in one group, and what is of none of them in another, where there are both. */
function GroupedOptions({ field }: Pick<InputProps, 'field'>) {
  const { t } = useTranslation()
  const choices = activeChoices(field)
  const others = choices.filter(({ value }) => ANY_BREED.includes(value))
  if (!hasRole(field, 'name') || others.length === 0 || others.length === choices.length) {
    return <Options choices={choices} />
  }
  return (
    <>
      <optgroup label={field.label}>
        <Options choices={choices.filter(({ value }) => !ANY_BREED.includes(value))} />
      </optgroup>
      <optgroup label={t('createListing:noneOfThese')}>
        <Options choices={others} />
      </optgroup>
    </>
  )
}

/** One of many, as the phone's own list: it can be typed into on a keyboard. */
export function SelectInput({ field, answer, onAnswer, control }: InputProps) {
  const { t } = useTranslation()
  const value = typeof answer === 'string' ? answer : ''
  return (
    <select {...control} className="control" value={value} onChange={(event) => onAnswer(event.target.value)}>
      <option value="">{t('createListing:choose')}</option>
      <GroupedOptions field={field} />
    </select>
  )
}

interface OneOfProps extends Pick<InputProps, 'field' | 'answer' | 'onAnswer' | 'control'> {
  readonly choices: readonly (readonly [value: string | boolean, label: string])[]
}

function OneOf({ field, answer, onAnswer, control, choices }: OneOfProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(([value, label], index) => (
        <Chip
          key={String(value)}
          type="radio"
          id={index === 0 ? control.id : undefined}
          name={field.id}
          isChosen={answer === value}
          onChoose={() => onAnswer(value)}
          onClear={field.required ? undefined : () => onAnswer(undefined)}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}

/** One of a few. */
export function RadioInput(props: InputProps) {
  return <OneOf {...props} choices={activeChoices(props.field).map(({ value, label }) => [value, label])} />
}

/** Yes or no, or no answer. */
export function SwitchInput(props: InputProps) {
  const { t } = useTranslation()
  const choices = [
    [true, t('createListing:yes')],
    [false, t('createListing:no')],
  ] as const
  return <OneOf {...props} choices={choices} />
}

/** As many as one likes. */
export function MultiSelectInput({ field, answer, onAnswer, control }: InputProps) {
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
