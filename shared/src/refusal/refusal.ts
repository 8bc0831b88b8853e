import type { AuthCode } from './auth-codes.ts'
import type { Limit } from './limits.ts'
import type { Conflict, Missing } from './refusals.ts'

/** What a refusal says besides, as JSON: bounds, where a word leads. */
export type Hint = Readonly<Record<string, unknown>>

/**
 * Why something was not done, whoever refused it: the database, the authentication, the storage, or the network.
 *
 * `offline`: no network · `timeout`: no answer in time, so that it may have been done · `broken`: the service is there and
 * cannot answer · `session`: nobody is signed in any more · `suspended`: whoever asks is · `forbidden`: it is not theirs
 * to do · `role`: it is another administrator's to do · `missing`: it is not there, or not theirs to know · `moved`: a listing stands elsewhere by now · `in-use`: so
 * often · `conflict`: not possible from here · `duplicate`, `linked`: a constraint says so · `invalid`: an answer is
 * wrong, by the code in `code` where it has one · `limit`: enough, for now or at all · `auth`: the authentication's own
 * codes · `other`: by its HTTP status alone · `unknown`: nobody refused, and something is wrong with us
 */
export type Refusal = {
  /** What was answered, for logs and where nothing better is known. */
  readonly message: string
} & (
  | {
      readonly kind:
        | 'offline'
        | 'timeout'
        | 'broken'
        | 'session'
        | 'suspended'
        | 'forbidden'
        | 'role'
        | 'duplicate'
        | 'linked'
        | 'unknown'
    }
  | { readonly kind: 'missing'; readonly about: Missing }
  | { readonly kind: 'moved'; readonly from: string }
  | { readonly kind: 'in-use'; readonly uses: number }
  | { readonly kind: 'conflict'; readonly about: Conflict; readonly hint: Hint }
  | { readonly kind: 'invalid'; readonly field: string; readonly code: string; readonly hint: Hint }
  | { readonly kind: 'limit'; readonly limit: Limit; readonly max: number }
  | { readonly kind: 'auth'; readonly code: AuthCode; readonly status: number }
  | { readonly kind: 'other'; readonly status: number }
)

export type RefusalKind = Refusal['kind']

/** Nobody is signed in, or somebody else by now. */
export const SESSION_ENDED: Refusal = { kind: 'session', message: '' }
