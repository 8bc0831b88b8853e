import { formatNumber } from '../locale/format.ts'
import type { Translate } from '../locale/translate.ts'

/** From and to, both included, in the unit of the field or in whole rupees. */
export type Range = { readonly min?: number; readonly max?: number }

/** How a number is said: with its unit, and as the first of a span, whose end says the unit for both. */
export type Say = (value: number, isFirst?: boolean) => string

/** A range in words, by the texts of the namespace `buy`. */
export function rangeText(t: Translate, { min, max }: Range, say: Say): string {
  if (min === undefined) return t('buy:priceUpTo', { price: say(max ?? 0) })
  if (max === undefined) return t('buy:priceFrom', { price: say(min) })
  return min === max ? say(min) : t('buy:filters.range', { from: say(min, true), to: say(max) })
}

/** Whole kilometres, with the one word that the market has for them in a language, in the namespace `listing`: "12 km". */
export function distanceText(km: number, t: Translate): string {
  return t('listing:kilometres', { number: formatNumber(Math.round(km)) })
}
