import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import { type AccountRefusal, accountRefusal, problemSentence } from '@maveshi/shared/refusal/account-sentences'
import type { Refusal } from '@maveshi/shared/refusal/refusal'

/** Sentences by field name; `form` is about the form as a whole. */
export type Sentences = Readonly<Record<string, string | undefined>>

/** Whether a mailed link was used before, or is too old: the service does not tell which. */
export const isUsedUp = (refusal: Refusal): boolean => refusal.kind === 'auth' && refusal.code === 'otp_expired'

/** The field that a problem is about, where it is about one. */
const FIELDS: Readonly<Partial<Record<AccountRefusal, string>>> = {
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
  return { [FIELDS[accountRefusal(refusal)] ?? 'form']: problemSentence(refusal, t) }
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
