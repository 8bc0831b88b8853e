export const DAY_MS = 86_400_000
const INDIA_AHEAD_MS = 5.5 * 3_600_000

/** Which day of India a moment falls on, counted on from a day long past. */
export function indianDay(date: Date): number {
  return Math.floor((date.getTime() + INDIA_AHEAD_MS) / DAY_MS)
}

/** The hour of India's day that a moment falls in, 0 to 23. */
export function indianHour(date: Date): number {
  return new Date(date.getTime() + INDIA_AHEAD_MS).getUTCHours()
}

/** The year that it is in India. */
export function indianYear(): number {
  return new Date(Date.now() + INDIA_AHEAD_MS).getUTCFullYear()
}

/** A moment as the database tells of it; none stays none. Servers write the same moment differently. */
export function readTime(text: string): Date
export function readTime(text: string | null | undefined): Date | null
export function readTime(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null
}

/** A moment of an Indian day that has that date in every formatter. @param day an ISO 8601 date */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+05:30`)
}
