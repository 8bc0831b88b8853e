import type { Json } from '@maveshi/shared/database'
import type { AuditEntry } from '../providers/audit.ts'
import { COLUMNS, type ShownColumn } from './columns.ts'
import type { Reading } from './values.ts'

/** Something that was changed, in the reader's words: what it was before, and after. */
export interface Change {
  readonly key: string
  readonly name: string
  readonly before: string | undefined
  readonly after: string | undefined
  /** Ids of places, whose names are read apart. */
  readonly isPlaces?: true
}

const isNothing = (value: Json | undefined): value is null | undefined | '' =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Names of a column's values with their words; one value alone has none. */
function partsOf(column: ShownColumn, value: Json | undefined, reading: Reading): ReadonlyMap<string, string> {
  if (isNothing(value)) return new Map()
  if ('parts' in column) return column.parts(value, reading)
  if ('tell' in column) return new Map([['', column.tell(value, reading)]])
  return new Map([['', String(value)]])
}

function changesOf(key: string, column: ShownColumn, reading: Reading): Change[] {
  const { before, after } = reading.entry
  const earlier = partsOf(column, before?.[key], reading)
  const later = partsOf(column, after?.[key], reading)
  const columnName = column.name && reading.translate(column.name)
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((part) => {
    const [was, is] = [earlier.get(part), later.get(part)]
    if (was === is) return []
    const name = columnName && part ? `${columnName} (${part})` : columnName || part
    return [
      {
        key: `${key} ${part}`,
        name,
        before: was,
        after: is,
        ...('isPlaces' in column ? { isPlaces: true as const } : {}),
      },
    ]
  })
}

/** What an entry says was changed, column by column. */
export function entryChanges(entry: AuditEntry, reading: Omit<Reading, 'entry' | 'category'>): Change[] {
  const whole = { ...reading, entry, category: entry.thing.category ?? entry.row_id.split('.')[0] ?? '' }
  const columns = Object.entries<ShownColumn | null>(COLUMNS[entry.table_name])
  return columns.flatMap(([key, column]) => (column ? changesOf(key, column, whole) : []))
}
