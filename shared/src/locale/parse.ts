/** The zero of each script; the nine others follow it (Unicode, category Nd). The database knows the same. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0,
  0x11450, 0x114d0, 0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0, 0x11c50, 0x11d50, 0x11da0,
  0x11de0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1ccf0, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950,
]

function westernDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = ZEROS.find((one) => code >= one && code < one + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Digits of any script as Western ones. */
export function westernDigits(text: string): string {
  return text.replace(/\P{ASCII}/gu, westernDigit)
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
