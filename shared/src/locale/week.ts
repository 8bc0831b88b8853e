import { formatDate } from './format.ts'
import type { Language } from './languages.ts'
import { noonOf } from './time.ts'

const DAYS_BEFORE_LAST_MS = 6 * 86_400_000

/** Noon of the first and of the last day of a week in India. @param monday an ISO 8601 date */
export function endsOfWeek(monday: string): readonly [Date, Date] {
  const first = noonOf(monday)
  return [first, new Date(first.getTime() + DAYS_BEFORE_LAST_MS)]
}

/** From when to when a week lasts, in words. @param monday an ISO 8601 date */
export function weekSpan(monday: string, language: Language): { readonly from: string; readonly to: string } {
  const [first, last] = endsOfWeek(monday)
  return { from: formatDate(first, language), to: formatDate(last, language) }
}
