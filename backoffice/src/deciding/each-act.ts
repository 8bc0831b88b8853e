import { AlreadyDecided } from './already-decided.ts'
import type { ListingAct } from './use-sure-act.ts'

/** What came of something that was done about several listings. */
export interface Outcome {
  readonly done: readonly string[]
  readonly errors: readonly unknown[]
  /** Those that are decided: by this, or by somebody who was quicker. */
  readonly closed: readonly string[]
}

/** One after the other: a refusal of one listing must not keep the others from being decided. */
export async function eachAct(
  acts: readonly ListingAct[],
  take: (one: ListingAct) => Promise<unknown>,
): Promise<Outcome> {
  const done: string[] = []
  const errors: unknown[] = []
  const closed: string[] = []
  for (const one of acts) {
    const { id } = one.listing
    try {
      await take(one)
      done.push(id)
      closed.push(id)
    } catch (error) {
      errors.push(error)
      if (error instanceof AlreadyDecided) closed.push(id)
    }
  }
  return { done, errors, closed }
}
