import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How often something may be done in so many seconds. */
interface Limit {
  readonly points: number
  readonly duration: number
}

/** By account: strict, since one person does none of it often. Accounts are known by a hash of their address. */
const PER_ACCOUNT = {
  /** Wrong passwords from one address, and from all of them: whoever guesses must not lock the owner out elsewhere. */
  passwordsFromOneAddress: { points: 10, duration: 15 * MINUTE },
  passwords: { points: 60, duration: HOUR },
  registrations: { points: 10, duration: HOUR },
  mails: { points: 4, duration: HOUR },
} satisfies Record<string, Limit>

/** By address of the caller: generous, since thousands of telephones may share one. */
const PER_ADDRESS = {
  passwords: { points: 300, duration: 5 * MINUTE },
  registrations: { points: 150, duration: 10 * MINUTE },
  mails: { points: 150, duration: HOUR },
  links: { points: 300, duration: 5 * MINUTE },
  /** Everything else: tokens that are renewed, who one is, signing out. */
  others: { points: 3000, duration: 5 * MINUTE },
} satisfies Record<string, Limit>

type Limiters<Limits> = { readonly [Name in keyof Limits]: RateLimiterMemory }

/** Counters of what is done, by account and by address. One backend is one process, so they are in its memory. */
export interface AuthLimiters {
  readonly account: Limiters<typeof PER_ACCOUNT>
  readonly address: Limiters<typeof PER_ADDRESS>
}

function limitersOf<Limits extends Record<string, Limit>>(limits: Limits, factor: number): Limiters<Limits> {
  const entries = Object.entries(limits).map(([keyPrefix, { points, duration }]) => [
    keyPrefix,
    new RateLimiterMemory({ keyPrefix, points: points * factor, duration }),
  ])
  return Object.fromEntries(entries) as Limiters<Limits>
}

/** @param addressFactor how many times the usual one address may do: for tests, and where all visitors come from one */
export function createLimiters(addressFactor: number): AuthLimiters {
  return { account: limitersOf(PER_ACCOUNT, 1), address: limitersOf(PER_ADDRESS, addressFactor) }
}

/** The key of an account: its address itself is not held in memory. */
export const accountKey = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url')

/** What is counted, and for whom. */
export type Count = readonly [limiter: RateLimiterMemory, key: string]

/**
 * Counts one try, in turn.
 * @returns the seconds to wait, where it was one too many
 */
export async function secondsToWait(...counts: readonly Count[]): Promise<number | undefined> {
  try {
    for (const [limiter, key] of counts) await limiter.consume(key)
    return undefined
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}
