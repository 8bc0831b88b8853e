import type { Problem } from '@maveshi/shared/listing/problem'
import { formatNumber } from '@maveshi/shared/locale/format'
import type { TranslateFunction } from 'react-admin'

/** The sentence about a problem. */
export function problemText(problem: Problem, translate: TranslateFunction): string {
  const { code, ...numbers } = problem
  const bounds = Object.entries(numbers).map(([name, value]) => [name, formatNumber(Number(value))])
  return translate(`createListing:errors.${code}`, Object.fromEntries(bounds))
}
