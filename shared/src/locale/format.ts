import { formatter } from './formatters.ts'
import type { Language } from './languages.ts'
import { joinList } from './list.ts'
import { asSaid, partOfDayAsSaid, punjabiDate, punjabiDistance, punjabiPartOfDay, type TimeUnit } from './own-dates.ts'
import { DAY_MS, indianDay } from './time.ts'

/** Indian grouping and Western digits in every language: prices are read aloud and compared across languages. */
const NUMBERS = 'en-IN'

const TIME_OF_DAY = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'Asia/Kolkata' } as const

/** Words of dates in a language, with the same digits. */
function locale(language: Language): string {
  return `${language}-IN-u-nu-latn`
}

/** A number, grouped the Indian way: 1,25,000. */
export function formatNumber(value: number): string {
  return formatter(Intl.NumberFormat, NUMBERS, { maximumFractionDigits: 2 }).format(value)
}

/** Whole rupees with their sign: ₹1,25,000. The sign comes first in every language, as it is painted on every board. */
export function formatPrice(rupees: number): string {
  return `₹${formatter(Intl.NumberFormat, NUMBERS, { maximumFractionDigits: 0 }).format(rupees)}`
}

/** A mobile number of India as people write it: +91 98765 43210. @param number in the form of E.164 */
export function formatMobileNumber(number: string): string {
  return number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
}

/** A day: 21 November 2026. */
export function formatDate(date: Date, language: Language): string {
  if (language === 'pa') return punjabiDate(date, true)
  return formatter(Intl.DateTimeFormat, locale(language), { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(date)
}

/**
 * A time of day as India's clocks show it: "6:05 pm", and in the other languages with the part of the day before it, as it is
 * said: `Intl` has nothing but Latin letters for "am" and "pm" there.
 */
function timeOfDay(date: Date, language: Language): string {
  if (language === 'en') return formatter(Intl.DateTimeFormat, NUMBERS, TIME_OF_DAY).format(date)
  const said = language === 'pa' ? NUMBERS : locale(language)
  const parts = formatter(Intl.DateTimeFormat, said, { ...TIME_OF_DAY, dayPeriod: 'short' }).formatToParts(date)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const ofDay = language === 'pa' ? punjabiPartOfDay(date) : partOfDayAsSaid(part('dayPeriod'), language)
  return `${ofDay} ${part('hour')}:${part('minute')}`
}

/** A day and a time of day, as India's clocks show it: "21 Nov 2026, 6:05 pm". */
export function formatMoment(date: Date, language: Language): string {
  const day = { dateStyle: 'medium', timeZone: 'Asia/Kolkata' } as const
  const said =
    language === 'pa' ? punjabiDate(date, true) : formatter(Intl.DateTimeFormat, locale(language), day).format(date)
  return joinList([said, timeOfDay(date, language)], language)
}

/** Safari has had them since 14. */
const hasRelativeTimes = () => 'RelativeTimeFormat' in Intl

/** So many of a unit from now, or before now where it is negative. */
function distanceText(value: number, unit: TimeUnit, language: Language): string {
  if (language === 'pa') return punjabiDistance(value, unit)
  return asSaid(formatter(Intl.RelativeTimeFormat, locale(language), {}).format(value, unit), language)
}

/** How many days ago: "3 days ago", and in a word of its own where there is one: "yesterday". */
function daysAgo(days: number, language: Language): string {
  if (language === 'pa') return ['ਅੱਜ', 'ਕੱਲ੍ਹ', 'ਪਰਸੋਂ'][days] ?? punjabiDistance(-days, 'day')
  return asSaid(
    formatter(Intl.RelativeTimeFormat, locale(language), { numeric: 'auto' }).format(-days, 'day'),
    language,
  )
}

/** How long ago a day of India was, in whole days, weeks or months: "3 days ago", "today". */
export function formatAge(date: Date, now: Date, language: Language): string {
  const days = Math.max(0, indianDay(now) - indianDay(date))
  if (!hasRelativeTimes()) return formatDate(date, language)
  if (days < 14) return daysAgo(days, language)
  if (days < 60) return distanceText(-Math.floor(days / 7), 'week', language)
  return distanceText(-Math.floor(days / 30), 'month', language)
}

/** A day in few letters: 21 Nov. */
export function formatShortDate(date: Date, language: Language): string {
  if (language === 'pa') return punjabiDate(date, false)
  const parts = { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' } as const
  return formatter(Intl.DateTimeFormat, locale(language), parts).format(date)
}

/** How many days are left until a time, the begun one included: 1 on the last day, 0 when it is over. */
export function daysUntil(date: Date, now: Date): number {
  return Math.max(0, Math.ceil((date.getTime() - now.getTime()) / DAY_MS))
}

const HOUR_MS = 3_600_000
/** From here on hours are too many to count. */
const COUNTED_HOURS_MAX = 48

/** How far off a time is, in whole minutes, hours or days: "in 5 hours", "3 days ago". */
export function formatDistance(date: Date, now: Date, language: Language): string {
  const hours = (date.getTime() - now.getTime()) / HOUR_MS
  if (!hasRelativeTimes()) return formatDate(date, language)
  if (Math.abs(hours) < 1) return distanceText(Math.trunc(hours * 60), 'minute', language)
  if (Math.abs(hours) < COUNTED_HOURS_MAX) return distanceText(Math.trunc(hours), 'hour', language)
  return distanceText(Math.trunc(hours / 24), 'day', language)
}
