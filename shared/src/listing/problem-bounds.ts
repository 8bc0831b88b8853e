import { formatNumber } from '../locale/format.ts'
import type { Problem } from './problem.ts'

/** The bounds that the sentence about a problem names, as people write them: a year has no sign for thousands. */
export function boundsOf({ code, ...numbers }: Problem): Record<string, string> {
  const written = code === 'year' ? String : formatNumber
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, written(Number(value))]))
}
