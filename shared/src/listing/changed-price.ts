import { PRICE_MAX_RUPEES } from '../limits.ts'

/** To how many rupees a changed price may be rounded. */
export const ROUNDINGS_RUPEES = [1, 10, 100, 500, 1000] as const

/** The bounds of a change of many prices, in per cent. */
export const PERCENT_BOUNDS = { min: -90, max: 200 } as const

/**
 * A price by so many per cent more or less, to whole `rounding` rupees, a half up. The database works it out the same way.
 * @param price whole rupees
 * @param percent a whole number
 */
export function changedPrice(price: number, percent: number, rounding: number): number {
  const rounded = Math.floor((price * (100 + percent) + 50 * rounding) / (100 * rounding)) * rounding
  return Math.min(rounded, PRICE_MAX_RUPEES)
}
