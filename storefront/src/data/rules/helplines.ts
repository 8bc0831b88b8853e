/** Help lines that are the same all over India. */
export const FRAUD_HELPLINE = '1930'
export const VETERINARY_HELPLINE = '1962'
export const CYBERCRIME_URL = 'https://cybercrime.gov.in'

/** The address that makes a phone dial. */
export const phoneLink = (number: string) => `tel:${number.replaceAll(/[^+\d]/g, '')}`
