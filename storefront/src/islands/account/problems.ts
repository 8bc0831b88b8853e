import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { AuthCode } from '@maveshi/shared/refusal/auth-codes'
import type { Refusal } from '@maveshi/shared/refusal/refusal'
import type { KindAt } from '@maveshi/shared/refusal/refusals'

/** Sentences by field name; `form` is about the form as a whole. */
export type Sentences = Readonly<Record<string, string | undefined>>

/** What an account is refused: by a code of the service, or by its kind. */
type Known = AuthCode | KindAt<'account'> | 'limit' | 'missing'

/** Which sentence each of them has. */
const SENTENCES: Readonly<Record<Known, string>> = {
  invalid_credentials: 'invalid_credentials',
  current_password_invalid: 'wrong_current_password',
  current_password_required: 'wrong_current_password',
  email_not_confirmed: 'email_not_confirmed',
  user_already_exists: 'user_already_exists',
  email_exists: 'user_already_exists',
  email_address_invalid: 'emailInvalid',
  weak_password: 'weak_password',
  same_password: 'same_password',
  over_request_rate_limit: 'over_request_rate_limit',
  over_email_send_rate_limit: 'over_request_rate_limit',
  otp_expired: 'otp_expired',
  session_not_found: 'session_missing',
  session_expired: 'session_missing',
  session: 'not_authenticated',
  offline: 'network',
  timeout: 'network',
  limit: 'over_request_rate_limit',
  // No name of a person; a policy refused, or no row was changed.
  invalid: 'name_unfit',
  suspended: 'suspended',
  forbidden: 'suspended',
  missing: 'suspended',
}

/** Messages that come without a code. */
const MESSAGES: Readonly<Record<string, string>> = {
  'Auth session missing!': 'session_missing',
  'Auth session or user missing': 'session_missing',
  'User not authenticated': 'not_authenticated',
  'You must provide either an email or phone number and a password': 'credentials_missing',
}

const nameOf = (refusal: Refusal) => (refusal.kind === 'auth' ? refusal.code : refusal.kind) as Known

/** The service's answer in the person's language where we know it, and as it was sent otherwise. */
export function problemSentence(refusal: Refusal, t: Translate): string {
  const known = SENTENCES[nameOf(refusal)] ?? MESSAGES[refusal.message]
  return known ? t(`login:errors.${known}`) : refusal.message
}

/** Whether a mailed link was used before, or is too old: the service does not tell which. */
export const isUsedUp = (refusal: Refusal): boolean => refusal.kind === 'auth' && refusal.code === 'otp_expired'

/** The field that a problem is about, where it is about one. */
const FIELDS: Readonly<Partial<Record<Known, string>>> = {
  invalid: 'name',
  user_already_exists: 'email',
  email_exists: 'email',
  email_address_invalid: 'email',
  weak_password: 'password',
  same_password: 'password',
  current_password_invalid: 'current',
  current_password_required: 'current',
}

/** The sentence about a problem, beside the field that it is about. */
export function problemSentences(refusal: Refusal, t: Translate): Sentences {
  return { [FIELDS[nameOf(refusal)] ?? 'form']: problemSentence(refusal, t) }
}

/** What is wrong with an e-mail address, or nothing. */
export function emailProblem(email: string, t: Translate): string | undefined {
  if (!email) return t('login:errors.emailRequired')
  return /^\S+@\S+\.\S+$/.test(email) ? undefined : t('login:errors.emailInvalid')
}

/** What is wrong with a new password, or nothing. */
export function newPasswordProblem(password: string, t: Translate): string | undefined {
  if (password.length < PASSWORD_MIN_CHARACTERS) {
    return t('register:errors.passwordShort', { min: PASSWORD_MIN_CHARACTERS })
  }
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? t('register:errors.passwordLong') : undefined
}
