import { isTimeout, NoAnswer } from '../visitor/answer-time.ts'
import { SessionEnded } from './member-client.ts'

/**
 * Why the database did not do something. `limit`: enough for today · `own`: it is one's own listing · `ended`: there is
 * no such listing on offer · `no-number`: the seller gave none · `already`: it is there · `moved`: it stands elsewhere by
 * now · `review`: something like it was refused, so it has to be handed in anew · `photos`: its files are not those that
 * were handed in · `incomplete`: an answer is missing or wrong · `refused`: anything else
 */
export type RefusalReason =
  | 'suspended'
  | 'limit'
  | 'own'
  | 'ended'
  | 'no-number'
  | 'already'
  | 'moved'
  | 'review'
  | 'photos'
  | 'incomplete'
  | 'refused'

/** The database refuses. Nothing was changed. */
export class Refused extends Error {
  override name = 'Refused'
  readonly reason: RefusalReason
  /** How often it may be done, where that is why. */
  readonly count: number
  /** Which limit it is, by its setting without `_per_day`, where that is why. */
  readonly limit: string

  constructor(reason: RefusalReason, count = 0, limit = '') {
    super(reason)
    this.reason = reason
    this.count = count
    this.limit = limit
  }
}

interface Answer {
  readonly error: {
    readonly message: string
    readonly code: string
    readonly details: string | null
    readonly hint: string | null
  } | null
  readonly status: number
}

/** What a step may be refused for, besides where the listing stands. */
const SAID: ReadonlySet<string | null> = new Set<RefusalReason>(['own', 'review', 'photos'])

function reasonOf({ code, details }: NonNullable<Answer['error']>): RefusalReason {
  if (details === 'suspended') return 'suspended'
  if (code === 'PT429') return 'limit'
  if (code === '23505') return 'already'
  if (code === 'PT409') return SAID.has(details) ? (details as RefusalReason) : 'moved'
  if (code === 'PT404') return details === 'number' ? 'no-number' : 'ended'
  return code === 'PT422' ? 'incomplete' : 'refused'
}

/**
 * Throws what is wrong with an answer of the database, and nothing where nothing is.
 * @throws SessionEnded when nobody is signed in any more, TypeError without a network, NoAnswer, Refused when the database
 *   refuses, Error when it cannot answer
 */
export function check({ error, status }: Answer): void {
  if (!error) return
  if (isTimeout(error)) throw new NoAnswer(error.message)
  // postgrest-js reports a dead network as an error without a status.
  if (status === 0) throw new TypeError(error.message)
  if (status === 401) throw new SessionEnded()
  if (status >= 500) throw new Error(error.message)
  const reason = reasonOf(error)
  if (reason !== 'limit') throw new Refused(reason)
  const { max = 0 } = JSON.parse(error.hint ?? '{}') as { max?: number }
  throw new Refused(reason, max, error.details ?? '')
}
