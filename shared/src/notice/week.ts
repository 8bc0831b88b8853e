import { GOALS, type Goal, isAtMost } from '../goals.ts'
import { formatNumber } from '../locale/format.ts'
import type { Translate } from '../locale/translate.ts'
import { endsOfWeek } from '../locale/week.ts'
import type { NoticeDetails } from './told.ts'

const NAMES = {
  listings: 'notices:week.listings',
  people: 'notices:week.people',
  contacts: 'notices:week.contacts',
  approval_hours: 'notices:week.approvalHours',
} as const satisfies Record<Goal, string>

const NOTHING = '–'
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
  const [from, to] = endsOfWeek(week).map((day) => day.toISOString().slice(0, 10))
  return `/admin/analytics?from=${from}&to=${to}`
}
