/** The words in which people of India say large amounts. */
export type AmountUnit = 'thousand' | 'lakh' | 'crore'

const UNITS: readonly (readonly [AmountUnit, number])[] = [
  ['crore', 10_000_000],
  ['lakh', 100_000],
  ['thousand', 1000],
]

/**
 * An amount as it is said: 4,50,000 is 4.5 lakh. With it a slipped zero is seen.
 * @returns nothing for what is too small to be said so
 */
export function spokenAmount(rupees: number): { readonly number: number; readonly unit: AmountUnit } | undefined {
  const found = UNITS.find(([, size]) => rupees >= size)
  return found && { number: rupees / found[1], unit: found[0] }
}
