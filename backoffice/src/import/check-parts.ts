import type { Outcome, RowError, Verdict } from './import-kind.ts'
import type { sentRows } from './read-table.ts'

type SentRow = ReturnType<typeof sentRows>[number]

/** So many rows are checked by one call: the database answers it in a second or two. */
const ROWS_AT_ONCE = 250

/** What tells a row from others, or nothing where nothing does. */
const keyOf = (row: SentRow, keys: readonly string[]) =>
  keys
    .map((key) =>
      String(row[key] ?? '')
        .trim()
        .toLowerCase(),
    )
    .join('\n')
    .trim()

/** Rows, by their place, in parts: what is about the same thing is in one of them, so that it is found to be double. */
export function partsOf(rows: readonly SentRow[], keys: readonly string[]): number[][] {
  const keyed = rows.map((row, place) => ({ place, key: keyOf(row, keys) }))
  if (keys.length) keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place))
  const parts: number[][] = []
  let last: string | undefined
  for (const { place, key } of keyed) {
    const part = parts.at(-1)
    const isFull = !part || (part.length >= ROWS_AT_ONCE && (!key || key !== last))
    if (isFull) parts.push([place])
    else part.push(place)
    last = key
  }
  return parts
}

/** What was said of the parts, as one. */
export function wholeVerdict(parts: readonly (readonly number[])[], verdicts: readonly Verdict[]): Verdict {
  const outcomes: Outcome[] = []
  const errors: RowError[] = []
  verdicts.forEach((verdict, at) => {
    errors.push(...verdict.errors)
    // Those of a part are in the order of its lines.
    const places = [...(parts[at] ?? [])].sort((a, b) => a - b)
    places.forEach((place, of) => {
      outcomes[place] = verdict.outcomes[of] ?? 'unchanged'
    })
  })
  const sum = (kind: 'added' | 'changed' | 'unchanged') => verdicts.reduce((total, verdict) => total + verdict[kind], 0)
  return {
    errors: errors.sort((a, b) => a.line - b.line),
    outcomes,
    added: sum('added'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
  }
}
