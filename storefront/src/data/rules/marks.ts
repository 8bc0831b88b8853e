import type { Row } from '@maveshi/shared/database'

/** What of a seller was verified, as columns of `public_profiles` say it. */
export const VERIFIED = 'is_email_verified, is_phone_verified, is_registration_verified'
export type Verified = Pick<
  Row<'public_profiles'>,
  'is_email_verified' | 'is_phone_verified' | 'is_registration_verified'
>

export type Mark = 'registration' | 'phone' | 'email'

/** Whether more is known of a seller than an e-mail address, which everybody has. */
export const isProven = (verified: Verified): boolean => verified.is_phone_verified || verified.is_registration_verified

/** The marks that a seller has earned, the one that is hardest to earn first. */
export function marksOf(verified: Verified): Mark[] {
  return [
    ...(verified.is_registration_verified ? (['registration'] as const) : []),
    ...(verified.is_phone_verified ? (['phone'] as const) : []),
    ...(verified.is_email_verified ? (['email'] as const) : []),
  ]
}
