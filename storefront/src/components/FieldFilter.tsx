import { CURRENCY_UNIT } from '@maveshi/shared/catalogue/types'
import type { Range } from '@maveshi/shared/listing/range-text'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { ReactNode } from 'react'
import type { ListScreen } from '../data/guest/list-screen.ts'
import type { FieldInWords } from '../data/rules/catalogue-words.ts'

/** From here on a facet only says "as many or more". */
const MOST_COUNTED = 50

/** A choice's number of listings: "12", or "50+". */
export function countText(count: number): string {
  return count >= MOST_COUNTED ? `${MOST_COUNTED}+` : String(count)
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

interface PillProps {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly children: ReactNode
}

function Pill({ name, value, isChosen, children }: PillProps) {
  return (
    <label className="pill">
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      {children}
    </label>
  )
}

/** Choices that some listing has, each with its number; those that are chosen stay even where there are none left. */
function Choices({ field, query, page }: ListScreen & { field: FieldInWords }) {
  const counts = page.facets[field.id] ?? {}
  const filter = query.attributes[field.id]
  const chosen = Array.isArray(filter) ? filter : []
  const choices = field.choices.filter(({ value }) => counts[value] || chosen.includes(value))
  if (choices.length === 0) return null
  return (
    <Group title={field.label}>
      {choices.map(({ value, label }) => (
        <Pill key={value} name={field.id} value={value} isChosen={chosen.includes(value)}>
          {label}
          <small>
            <bdi>{countText(counts[value] ?? 0)}</bdi>
          </small>
        </Pill>
      ))}
    </Group>
  )
}

interface RangeProps {
  readonly title: string
  readonly names: readonly [string, string]
  readonly range: Range
  readonly t: Translate
}

/** From and to. */
export function RangeFilter({ title, names: [minName, maxName], range, t }: RangeProps) {
  const ends = [
    [minName, range.min, t('buy:filters.from')],
    [maxName, range.max, t('buy:filters.to')],
  ] as const
  return (
    <Group title={title}>
      {ends.map(([name, value, word]) => (
        <input
          key={name}
          className="control"
          name={name}
          inputMode="decimal"
          defaultValue={value}
          placeholder={word}
          aria-label={`${title}: ${word}`}
          autoComplete="off"
        />
      ))}
    </Group>
  )
}

/** What one question of a category offers to narrow the list by; nothing for questions that are answered in words. */
export function FieldFilter(props: ListScreen & { field: FieldInWords }) {
  const { field, query, t } = props
  const filter = query.attributes[field.id]
  switch (field.type) {
    case 'select':
    case 'radio':
    case 'multi-select':
      return <Choices {...props} />
    case 'switch':
      return (
        <div className="choices">
          <Pill name={field.id} value="true" isChosen={filter === true}>
            {field.label}
          </Pill>
        </div>
      )
    case 'number': {
      const unit = field.unit === CURRENCY_UNIT ? '₹' : field.unitLabel
      return (
        <RangeFilter
          title={unit ? `${field.label} (${unit})` : field.label}
          names={[`${field.id}.min`, `${field.id}.max`]}
          range={filter && filter !== true && !Array.isArray(filter) ? (filter as Range) : {}}
          t={t}
        />
      )
    }
    default:
      return null
  }
}
