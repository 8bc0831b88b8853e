import { formatNumber } from '@maveshi/shared/locale/format'
import type { Translate } from '@maveshi/shared/locale/translate'

/** Whole kilometres, with the one word that the market has for them in a language: "12 km". */
export function distanceText(km: number, t: Translate): string {
  return t('listing:kilometres', { number: formatNumber(Math.round(km)) })
}
