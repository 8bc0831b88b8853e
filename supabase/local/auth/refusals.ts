import type { Context } from 'hono'
import type { FrontEnv } from '../front.ts'

/** What the authentication service answers when it refuses: the codes are those of hosted Supabase. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 413 | 422 | 429
  readonly code: string
  readonly message: string
}

/** Something in the body is not as it has to be. */
const invalid = (message: string): Refusal => ({ status: 400, code: 'validation_failed', message })

export const NOT_OFFERED: Refusal = { status: 404, code: 'not_found', message: 'This market does not offer that' }
export const BAD_BODY: Refusal = { status: 400, code: 'bad_json', message: 'The body has to be one object of JSON' }
export const BAD_ADDRESS: Refusal = {
  status: 400,
  code: 'email_address_invalid',
  message: 'Unable to validate email address: invalid format',
}
export const BAD_METADATA = invalid('What is said about the person is too much, or cannot be kept')
export const BAD_LINK: Refusal = {
  status: 403,
  code: 'otp_expired',
  message: 'Email link is invalid or has expired',
}
export const PASSWORD_NEEDED: Refusal = {
  status: 400,
  code: 'current_password_required',
  message: 'Current password required when setting new password.',
}
export const PASSWORD_WRONG: Refusal = {
  status: 400,
  code: 'current_password_invalid',
  message: 'The current password is not right',
}
export const LONG_PASSWORD = invalid('Password cannot be longer than 72 characters')
export const NO_SUCH_LOGIN: Refusal = {
  status: 400,
  code: 'invalid_credentials',
  message: 'Invalid login credentials',
}
export const WRONG_TYPE = (field: string): Refusal => invalid(`${field} has to be a text`)

export const ADDRESS_REGISTERED: Refusal = {
  status: 422,
  code: 'user_already_exists',
  message: 'User already registered',
}
export const ADDRESS_TAKEN: Refusal = {
  status: 422,
  code: 'email_exists',
  message: 'A user with this email address has already been registered',
}

/** Answers with a refusal, in the form that the clients of hosted Supabase read. */
export function refuse(c: Context<FrontEnv>, { status, code, message }: Refusal): Response {
  c.header('X-Sb-Error-Code', code)
  return c.json({ code: status, error_code: code, msg: message }, status)
}

/** Takes back what the embedded server has answered, and what its headers say of the session. */
export function answerAnew(c: Context<FrontEnv>, refusal: Refusal): void {
  c.res = refuse(c, refusal)
  for (const name of ['sb-auth-session-id', 'sb-auth-user-id', 'content-length']) c.res.headers.delete(name)
}

/** Answers that it is enough for now, and for how many seconds: of mails in words too, as hosted Supabase does. */
export function refuseForNow(c: Context<FrontEnv>, seconds: number, code = 'over_request_rate_limit'): Response {
  c.header('Retry-After', String(seconds))
  const message =
    code === 'over_email_send_rate_limit'
      ? `For security purposes, you can only request this after ${seconds} seconds.`
      : 'Request rate limit reached'
  return refuse(c, { status: 429, code, message })
}
