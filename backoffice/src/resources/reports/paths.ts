import { listPath } from '../../layout/list-path.ts'

/** Where the reports about one listing are shown, below /admin. */
export function reportedPath(listingId: string): string {
  return `/reports/${encodeURIComponent(listingId)}/show`
}

const narrowed = (filter: Readonly<Record<string, string>>) =>
  listPath('/reports', { filter, sort: 'oldest', order: 'ASC' })

/** The queue of everything that is reported, the oldest first. */
export const OPEN_REPORTS_PATH = narrowed({})

/** The reported listings that are late by a clock. */
export const LATE_REPORTS_PATHS = {
  acknowledge: narrowed({ late: 'acknowledge' }),
  settle: narrowed({ late: 'settle' }),
} as const
