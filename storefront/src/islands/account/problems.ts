import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import type { AccountProblem } from '../../data/visitor/session.ts'

/** Sentences by field name; `form` is about the form as a whole. */
export type Sentences = Readonly<Record<string, string | undefined>>

/** The codes of the service that we have a sentence for, and which sentence. */
const SENTENCES: Readonly<Record<string, string>> = {
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
  PT429: 'over_request_rate_limit',
  otp_expired: 'otp_expired',
  not_authenticated: 'not_authenticated',
  session_not_found: 'session_missing',
  session_expired: 'session_missing',
  network: 'network',
  // The database's own: no name of a person, a policy refused, or no row was changed.
  PT422: 'name_unfit',
  '42501': 'suspended',
  PGRST116: 'suspended',
}

/** Messages that come without a code. */
const MESSAGES: Readonly<Record<string, string>> = {
  'Auth session missing!': 'session_missing',
  'Auth session or user missing': 'session_missing',
  'User not authenticated': 'not_authenticated',
  'You must provide either an email or phone number and a password': 'credentials_missing',
}

/** The service's answer in the person's language where we know it, and as it was sent otherwise. */
export function problemSentence({ code, message }: AccountProblem, t: Translate): string {
  const known = SENTENCES[code] ?? MESSAGES[message]
  return known ? t(`login:errors.${known}`) : message
}

/** The field that a problem is about, where it is about one. */
const FIELDS: Readonly<Record<string, string>> = {
  PT422: 'name',
  user_already_exists: 'email',
  email_exists: 'email',
  email_address_invalid: 'email',
  weak_password: 'password',
  same_password: 'password',
  current_password_invalid: 'current',
  current_password_required: 'current',
}

/** The sentence about a problem, beside the field that it is about. */
export function problemSentences(problem: AccountProblem, t: Translate): Sentences {
  return { [FIELDS[problem.code] ?? 'form']: problemSentence(problem, t) }
}

/** What is wrong with an e-mail address, or nothing. */
export function emailProblem(email: string, t: Translate): string | undefined {
  if (!email) return t('login:errors.emailRequired')
  return /^\S+@\S+\.\S+$/.test(email) ? undefined : t('login:errors.emailInvalid')
}

/** What is wrong with a new password, or nothing. */
export function newPasswordProblem(password: string, t: Translate): string | undefined {
  if (password.length < PASSWORD_MIN_CHARACTERS) {
    return t('register:errors.passwordShort', { count: PASSWORD_MIN_CHARACTERS })
  }
  return new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES ? t('register:errors.passwordLong') : undefined
}
