import { GOALS, type Goal, isAtMost } from '../goals.ts'
import { formatDate, formatNumber } from '../locale/format.ts'
import type { Language } from '../locale/languages.ts'
import type { Translate } from '../locale/translate.ts'
import type { NoticeDetails } from './told.ts'

const NAMES = {
  listings: 'notices:week.listings',
  people: 'notices:week.people',
  contacts: 'notices:week.contacts',
  approval_hours: 'notices:week.approvalHours',
} as const satisfies Record<Goal, string>

const NOTHING = '–'
const DAY_MS = 86_400_000
const LAST_DAY = 6

/** The first and the last day of a week, each at noon in India. @param monday an ISO 8601 date */
function endsOf(monday: string): readonly [Date, Date] {
  const first = new Date(`${monday}T12:00:00+05:30`)
  return [first, new Date(first.getTime() + LAST_DAY * DAY_MS)]
}

/** From when to when a week lasts, in words. */
export function weekSpan({ week }: NoticeDetails, language: Language): { readonly from: string; readonly to: string } {
  if (!week) return { from: '', to: '' }
  const [first, last] = endsOf(week)
  return { from: formatDate(first, language), to: formatDate(last, language) }
}

/** The numbers of a week, a line each: beside those of the week before, and what was wanted of them. */
export function weekLines({ numbers, before, goals }: NoticeDetails, t: Translate): string[] {
  if (!numbers) return []
  const text = (number: number | null | undefined) => (typeof number === 'number' ? formatNumber(number) : NOTHING)
  return GOALS.map((goal) => {
    const wanted = goals?.[goal]
    const words = {
      name: t(NAMES[goal]),
      number: text(numbers[goal]),
      before: text(before?.[goal]),
      goal: text(wanted),
    }
    if (!wanted) return t('notices:week.line', words)
    return t(isAtMost(goal) ? 'notices:week.lineAtMost' : 'notices:week.lineGoal', words)
  })
}

/** Where those numbers are shown, with their pictures. */
export function weekPath({ week }: NoticeDetails): string {
  if (!week) return '/admin/analytics'
  const [from, to] = endsOf(week).map((day) => day.toISOString().slice(0, 10))
  return `/admin/analytics?from=${from}&to=${to}`
}
