import { formatter } from '@maveshi/shared/locale/formatters'
import type { Language } from '@maveshi/shared/locale/languages'
import { punjabiSpan, type TimeUnit } from '@maveshi/shared/locale/own-dates'

const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24
/** From here on hours are too many to count. */
const COUNTED_HOURS_MAX = 48

/** How long something took, in the unit that says it best: "25 minutes", "4.5 hours", "3 days". */
export function hoursText(hours: number, language: Language): string {
  const text = (value: number, unit: TimeUnit, digits: number) =>
    language === 'pa'
      ? punjabiSpan(value, unit, digits)
      : formatter(Intl.NumberFormat, `${language}-IN-u-nu-latn`, {
          style: 'unit',
          unit,
          unitDisplay: 'long',
          maximumFractionDigits: digits,
        }).format(value)
  if (hours < 1) return text(hours * MINUTES_PER_HOUR, 'minute', 0)
  return hours < COUNTED_HOURS_MAX ? text(hours, 'hour', 1) : text(hours / HOURS_PER_DAY, 'day', 1)
}
