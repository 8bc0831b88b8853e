import type { Problem } from '@maveshi/shared/listing/problem'
import { boundsOf } from '@maveshi/shared/listing/problem-bounds'
import type { Translate } from '@maveshi/shared/locale/translate'

/** The sentence about a problem. */
export function problemText(problem: Problem, t: Translate): string {
  return t(`createListing:errors.${problem.code}`, boundsOf(problem))
}
