import type { Translate } from '../locale/translate.ts'
import type { AuthCode } from './auth-codes.ts'
import type { Refusal } from './refusal.ts'
import type { KindAt } from './refusals.ts'

/** What an account is refused: by a code of the service, or by its kind. */
export type AccountRefusal = AuthCode | KindAt<'account'> | 'limit' | 'missing'

/** Which sentence each of them has. */
const SENTENCES: Readonly<Record<AccountRefusal, string>> = {
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

/** What is refused, by its code or its kind. */
export const accountRefusal = (refusal: Refusal) =>
  (refusal.kind === 'auth' ? refusal.code : refusal.kind) as AccountRefusal

/** The service's answer in the person's language where we know it, and as it was sent otherwise. */
export function problemSentence(refusal: Refusal, t: Translate): string {
  const known = SENTENCES[accountRefusal(refusal)] ?? MESSAGES[refusal.message]
  return known ? t(`login:errors.${known}`) : refusal.message
}
