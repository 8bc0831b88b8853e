import { useTranslation } from 'react-i18next'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import type { DraftWords } from '../../data/rules/draft-words.ts'
import { CellFrame, type CellProps } from './HerdCell.tsx'

interface HerdChoiceProps extends CellProps {
  readonly field: FieldInWords
  readonly model: DraftWords
  readonly onChoose: (value: string | boolean | undefined) => void
}

/** A cell in which something is chosen: what the animal is, or yes or no. It begins with what the model says. */
export function HerdChoice({ field, model, onChoose, ...cell }: HerdChoiceProps) {
  const { t } = useTranslation()
  const { row } = cell
  const given = model.answers[field.id]
  const chosen = row.answers[field.id] ?? given
  const isSwitch = field.type === 'switch'
  const choices = isSwitch
    ? [
        { value: 'true', label: t('createListing:yes') },
        { value: 'false', label: t('createListing:no') },
      ]
    : field.choices.filter(({ isActive, value }) => isActive || value === given)
  function choose(value: string) {
    // What is as with the model says nothing of its own.
    if (value === '' || value === String(given)) onChoose(undefined)
    else onChoose(isSwitch ? value === 'true' : value)
  }
  return (
    <CellFrame {...cell} column={field.id} name={field.label} isOfWords={!isSwitch}>
      {(control) => (
        <select {...control} value={String(chosen ?? '')} onChange={(event) => choose(event.target.value)}>
          {given === undefined && <option value="">–</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </CellFrame>
  )
}
