import { LABEL_CHARACTERS } from '@maveshi/shared/limits'
import { readAnswers } from '@maveshi/shared/listing/typed'
import { isVisible } from '@maveshi/shared/listing/visibility'
import { formatNumber } from '@maveshi/shared/locale/format'
import { parseNumber } from '@maveshi/shared/locale/parse'
import { X } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldInWords } from '../../data/rules/catalogue-words.ts'
import type { DraftWords } from '../../data/rules/draft-words.ts'
import { type AnimalRow, animalInWhole } from '../../data/rules/herd.ts'
import { keyboardFor, WHOLE_NUMBER } from '../sell/keyboards.ts'
import { HerdCell } from './HerdCell.tsx'
import { HerdChoice } from './HerdChoice.tsx'
import { problemsOfRow, type RefusedRow } from './use-saving.ts'

interface HerdRowProps {
  readonly row: AnimalRow
  /** Counted from 1. */
  readonly number: number
  /** The questions that are asked of any of the animals. */
  readonly columns: readonly FieldInWords[]
  readonly fields: readonly FieldInWords[]
  /** What holds where nothing is written. */
  readonly model: DraftWords
  readonly isChecked: boolean
  readonly refused: RefusedRow | undefined
  readonly onChange: (id: string, changes: Partial<AnimalRow>) => void
  readonly onRemove: (id: string) => void
}

/** A number as it stands in an empty field that means it. */
function shown(typed: unknown): string {
  const number = parseNumber(String(typed ?? ''))
  return number === undefined || Number.isNaN(number) ? '' : formatNumber(number)
}

/** One animal: a row of the table, and on a phone a card. */
export const HerdRow = memo(function HerdRow(props: HerdRowProps) {
  const { t } = useTranslation()
  const { row, number, columns, fields, model, onChange, onRemove } = props
  const draft = animalInWhole(model, row)
  const answers = readAnswers(fields, draft.answers)
  const { problems, sentence } = problemsOfRow({ ...props, t })
  const nameOf = (id: string) => fields.find((field) => field.id === id)?.label ?? id
  const change = (changes: Partial<AnimalRow>) => onChange(row.id, changes)
  const cell = { row, number, problems, t }
  const isColumn = (id: string) => ['label', 'price', 'quantity'].includes(id) || columns.some((one) => one.id === id)
  const others = Object.entries(problems).filter(([id]) => !isColumn(id))
  const notes = [...others.map(([id, text]) => `${nameOf(id)}: ${text}`), ...(sentence ? [sentence] : [])]
  return (
    <tr>
      <th scope="row">
        <span className="herd-name">{t('herd:animal', { number: formatNumber(number) })}</span>
        <span aria-hidden className="herd-number">
          {formatNumber(number)}
        </span>
      </th>
      <HerdCell
        {...cell}
        column="label"
        dir="auto"
        name={t('herd:tag')}
        value={row.label}
        maxLength={LABEL_CHARACTERS}
        onType={(label) => change({ label })}
      />
      {columns.map((field) => {
        if (!isVisible(field, fields, answers)) return <td key={field.id} className="herd-nothing" />
        const answer = (value: string | boolean | undefined) =>
          change({ answers: { ...row.answers, [field.id]: value } })
        return field.type === 'number' ? (
          <HerdCell
            key={field.id}
            {...cell}
            {...keyboardFor(field)}
            column={field.id}
            name={field.label}
            unit={field.unitLabel}
            value={String(row.answers[field.id] ?? '')}
            placeholder={shown(model.answers[field.id])}
            onType={answer}
          />
        ) : (
          <HerdChoice key={field.id} {...cell} field={field} model={model} onChoose={answer} />
        )
      })}
      <HerdCell
        {...cell}
        {...WHOLE_NUMBER}
        column="price"
        name={t('createListing:price')}
        value={row.price}
        placeholder={shown(model.price)}
        onType={(price) => change({ price })}
      />
      <HerdCell
        {...cell}
        {...WHOLE_NUMBER}
        column="quantity"
        name={t('createListing:quantity')}
        value={row.quantity}
        placeholder={shown(model.quantity || 1)}
        onType={(quantity) => change({ quantity })}
      />
      <td className="herd-remove">
        <button
          type="button"
          className="grid size-12 cursor-pointer place-items-center"
          aria-label={t('herd:remove', { number: formatNumber(number) })}
          onClick={() => onRemove(row.id)}
        >
          <X size={22} aria-hidden />
        </button>
      </td>
      {notes.length > 0 && (
        <td className="herd-notes" role="alert">
          {notes.map((note) => (
            <p key={note} className="problem">
              {note}
            </p>
          ))}
        </td>
      )}
    </tr>
  )
})
