import type { ViewsOfDay } from '../../data/member/dashboard.ts'

/** Four weeks, so that each weekday counts the same. */
export const DAYS_SHOWN = 28

const DAY_MS = 86_400_000
/** Days begin at midnight in India. */
const INDIA_MS = 5.5 * 3_600_000

/** The last four weeks day by day, today last; days without a look count none. */
export function viewsOfWeeks(views: readonly ViewsOfDay[], now: Date): ViewsOfDay[] {
  const byDay = new Map(views.map(({ day, views }) => [day, views]))
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const time = now.getTime() + INDIA_MS - (DAYS_SHOWN - 1 - index) * DAY_MS
    const day = new Date(time).toISOString().slice(0, 10)
    return { day, views: byDay.get(day) ?? 0 }
  })
}
