import type { Days } from '../../providers/analytics.ts'

/** Periods that end today, in days. */
export const PERIODS_DAYS: readonly number[] = [7, 30, 90]
const FIRST_PERIOD_DAYS = 30
/** The database counts no longer period. */
const PERIOD_MAX_DAYS = 366

/** Some days, and whether they are the last so many, or days of one's own. */
export interface Period extends Days {
  readonly lastDays?: number
}

const DAY_MS = 86_400_000
const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' })

/** The day that it is in India at a moment: `2026-11-21`. */
export const indianDay = (moment: Date): string => INDIAN_DAY.format(moment)

/** The moment in which a day begins in India. */
export const dayBegin = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whether two days are a period that can be counted. */
export function isPeriod({ from, to }: Days): boolean {
  if (!isDay(from) || !isDay(to)) return false
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days >= 1 && days <= PERIOD_MAX_DAYS
}

/** The last so many days, today included. */
export const lastDays = (count: number, today: string): Period => ({
  from: daysLater(today, 1 - count),
  to: today,
  lastDays: count,
})

/** Reads the period in an address: `?days=7`, or `?from=2026-11-01&to=2026-11-21`. */
export function readPeriod(address: URLSearchParams, today: string): Period {
  const own = { from: address.get('from') ?? '', to: address.get('to') ?? '' }
  if (isPeriod(own)) return own
  const count = Number(address.get('days'))
  return lastDays(PERIODS_DAYS.includes(count) ? count : FIRST_PERIOD_DAYS, today)
}

/** What an address says of a period. */
export const periodParameters = ({ from, to, lastDays: count }: Period): Readonly<Record<string, string>> =>
  count ? { days: String(count) } : { from, to }

/** The address with another period in it. */
export function withPeriod(address: URLSearchParams, period: Period): URLSearchParams {
  const changed = new URLSearchParams(address)
  for (const name of ['days', 'from', 'to']) changed.delete(name)
  for (const [name, value] of Object.entries(periodParameters(period))) changed.set(name, value)
  return changed
}

/** As many days, just before these. */
export function daysBefore({ from, to }: Days): Days {
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return { from: daysLater(from, -count), to: daysLater(from, -1) }
}
