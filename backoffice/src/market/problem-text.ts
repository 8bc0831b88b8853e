import type { Problem } from '@maveshi/shared/listing/problem'
import { boundsOf } from '@maveshi/shared/listing/problem-bounds'
import type { TranslateFunction } from 'react-admin'

/** The sentence about a problem. */
export function problemText(problem: Problem, translate: TranslateFunction): string {
  return translate(`createListing:errors.${problem.code}`, boundsOf(problem))
}
