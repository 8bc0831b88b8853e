import { type RefusedAnswer, readRefusal } from '@maveshi/shared/refusal/read'
import { Refused } from '@maveshi/shared/refusal/refused'

interface Answer {
  readonly error: RefusedAnswer | null
  readonly status: number
}

/** Throws what is wrong with an answer of the database, and nothing where nothing is. @throws Refused */
export function check({ error, status }: Answer): void {
  if (error) throw new Refused(readRefusal(error, status))
}
