import type { Problem } from '@maveshi/shared/listing/problem'
import { formatNumber } from '@maveshi/shared/locale/format'
import type { Translate } from '@maveshi/shared/locale/translate'

/** The sentence about a problem. */
export function problemText(problem: Problem, t: Translate): string {
  const { code, ...numbers } = problem
  const parameters = Object.entries(numbers).map(([name, value]) => [name, formatNumber(Number(value))])
  return t(`createListing:errors.${code}`, Object.fromEntries(parameters))
}
