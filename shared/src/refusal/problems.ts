import { isProblemCode, type Problem, type Problems } from '../listing/problem.ts'
import type { Refusal } from './refusal.ts'

/** The problem of a refused answer by its field; nothing where something else was refused, or in words of its own. */
export function refusedAnswers(refusal: Refusal): Problems | undefined {
  if (refusal.kind !== 'invalid' || !refusal.field || !isProblemCode(refusal.code)) return undefined
  return { [refusal.field]: { code: refusal.code, ...refusal.hint } as Problem }
}
