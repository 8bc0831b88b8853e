/** The zero of each script in which people may type digits; the nine others follow it (Unicode, category Nd). */
const ZEROS = ['०', '০', '੦', '૦', '௦', '౦', '೦', '൦', '٠', '۰'].map((zero) => zero.codePointAt(0) ?? 0)

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((one) => code >= one && code < one + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Digits of any Indian script as Western ones. */
export function westernDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, westernDigit)
}

/**
 * Reads a number as people type it: in any script's digits, with grouping commas, spaces or a rupee sign.
 * @returns nothing for an empty text, and NaN for one that is no number
 */
export function parseNumber(text: string): number | undefined {
  const plain = westernDigits(text)
    .replace(/[\s,₹]/g, '')
    .replace('−', '-')
  if (plain === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/**
 * Reads a mobile number of India as people type it, with or without +91 or 0.
 * @returns the number in the form of E.164, or nothing where it is none
 */
export function parseMobileNumber(text: string): string | undefined {
  const digits = westernDigits(text).replace(/[^\d]/g, '')
  const national = /^(?:91|0)?([6-9]\d{9})$/.exec(digits)?.[1]
  return national && `+91${national}`
}
