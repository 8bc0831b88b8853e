import { nextStatuses } from '@maveshi/shared/listing/status'
import type { ReportedListing } from '../../providers/report-queue.ts'
import type { Settlement } from '../../providers/settle-reports.ts'

/** Each way to settle reports, with its words by key. */
export const WAYS = {
  remove: {
    outcome: 'upheld',
    step: 'remove',
    action: 'admin:reports.remove',
    title: 'admin:reports.removeTitle',
    explanation: 'admin:reports.removeExplanation',
  },
  restore: {
    outcome: 'dismissed',
    step: 'restore',
    action: 'admin:reports.restore',
    title: 'admin:reports.restoreTitle',
    explanation: 'admin:reports.restoreExplanation',
  },
  uphold: {
    outcome: 'upheld',
    step: 'leave',
    action: 'admin:reports.uphold',
    title: 'admin:reports.upholdTitle',
    explanation: 'admin:reports.upholdExplanation',
  },
  dismiss: {
    outcome: 'dismissed',
    step: 'leave',
    action: 'admin:reports.dismiss',
    title: 'admin:reports.dismissTitle',
    explanation: 'admin:reports.dismissExplanation',
  },
} as const satisfies Record<string, Pick<Settlement, 'outcome' | 'step'> & Record<string, string>>
export type Way = keyof typeof WAYS

/** The keys of those that have one. */
export const WAY_KEYS: Readonly<Partial<Record<Way, string>>> = { remove: 'R', uphold: 'H', dismiss: 'D' }

/** What fits where the reports and the listing stand. Approving what waits is no restoring. */
export function waysFor({ status, is_settled }: ReportedListing): Way[] {
  const next = status === 'pending' ? [] : nextStatuses(status, 'admin')
  return [
    ...(next.includes('removed') && !is_settled ? (['remove'] as const) : []),
    ...(next.includes('active') ? (['restore'] as const) : []),
    ...(is_settled ? [] : (['uphold', 'dismiss'] as const)),
  ]
}
