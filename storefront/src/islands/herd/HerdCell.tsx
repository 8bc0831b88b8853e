import { formatNumber } from '@maveshi/shared/locale/format'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnimalRow } from '../../data/rules/herd.ts'
import { controlId } from './use-saving.ts'

/** What every cell of a row knows of it. */
export interface CellProps {
  readonly row: AnimalRow
  readonly number: number
  readonly problems: Readonly<Record<string, string>>
}

interface FrameProps extends CellProps {
  readonly column: string
  readonly name: string
  readonly unit?: string | undefined
  /** Whether it holds words, which need more room than a number. */
  readonly isOfWords?: boolean
  readonly children: (control: ControlProps) => ReactNode
}

interface ControlProps {
  readonly id: string
  readonly className: string
  readonly 'data-column': string
  readonly 'aria-label': string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

/** A cell with its control: its name above it on a phone, and what is wrong below it. */
export function CellFrame({ row, number, problems, column, name, unit, isOfWords, children }: FrameProps) {
  const { t } = useTranslation()
  const id = controlId(column, row.id)
  const problem = problems[column]
  return (
    <td className={isOfWords ? 'herd-words' : undefined}>
      <label htmlFor={id}>
        {name}
        {unit && <span className="font-normal"> ({unit})</span>}
      </label>
      {children({
        id,
        className: 'control',
        'data-column': column,
        'aria-label': t('herd:cell', { field: name, number: formatNumber(number) }),
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? `${id}-problem` : undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className="problem">
          {problem}
        </p>
      )}
    </td>
  )
}

interface HerdCellProps extends Omit<FrameProps, 'children'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  readonly value: string
  readonly onType: (text: string) => void
}

/** A cell that is written in. */
export function HerdCell({ row, number, problems, column, name, unit, onType, ...input }: HerdCellProps) {
  return (
    <CellFrame {...{ row, number, problems, column, name, unit }}>
      {(control) => (
        <input autoComplete="off" {...input} {...control} onChange={(event) => onType(event.target.value)} />
      )}
    </CellFrame>
  )
}
