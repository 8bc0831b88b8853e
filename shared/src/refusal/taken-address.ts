import type { Refusal } from './refusal.ts'

/** There is an account of the address. */
export const ADDRESS_TAKEN: Refusal = {
  kind: 'auth',
  code: 'user_already_exists',
  status: 422,
  message: 'User already registered',
}

/**
 * Whether a registration was for an address that has an account. A service that wants addresses confirmed does not say so
 * in words: it answers with somebody who has no way to sign in, and mails nothing.
 */
export const isTakenAddress = (user: { identities?: readonly unknown[] } | null, session: unknown): boolean =>
  user?.identities?.length === 0 && !session
