/** The codes of the authentication service that people can meet, but for `not_authenticated`: the session has ended. */
export type AuthCode =
  | 'invalid_credentials'
  | 'current_password_invalid'
  | 'current_password_required'
  | 'email_not_confirmed'
  | 'user_already_exists'
  | 'email_exists'
  | 'email_address_invalid'
  | 'weak_password'
  | 'same_password'
  | 'over_request_rate_limit'
  | 'over_email_send_rate_limit'
  | 'otp_expired'
  | 'session_not_found'
  | 'session_expired'

/** What it says when there is an account of an address. */
export const TAKEN_ADDRESS: ReadonlySet<string> = new Set<AuthCode>(['user_already_exists', 'email_exists'])
