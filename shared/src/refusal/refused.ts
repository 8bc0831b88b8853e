import type { Refusal } from './refusal.ts'

/** Something was not done, or it is not known whether it was. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** Why something was not done, by what was thrown: a browser without a network throws a TypeError. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  const message = error instanceof Error ? error.message : String(error)
  return { kind: error instanceof TypeError ? 'offline' : 'unknown', message }
}
