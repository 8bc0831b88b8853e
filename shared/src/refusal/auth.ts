import type { AuthCode } from './auth-codes.ts'
import type { Refusal } from './refusal.ts'

/** An error as the client of the authentication tells of it. */
export interface AuthAnswer {
  readonly name: string
  readonly message: string
  readonly status?: number | undefined
  readonly code?: string | undefined
}

/** Statuses with which the service itself has answered; the others are of what stands between. */
const OWN_FAILURES: ReadonlySet<number> = new Set([500, 501])

/** Reads an error of the authentication. */
export function readAuthRefusal({ name, message, status = 0, code = '' }: AuthAnswer): Refusal {
  if (code === 'not_authenticated') return { kind: 'session', message }
  const isUnreachable = name === 'AuthRetryableFetchError' && !OWN_FAILURES.has(status)
  return isUnreachable ? { kind: 'offline', message } : { kind: 'auth', code: code as AuthCode, status, message }
}
