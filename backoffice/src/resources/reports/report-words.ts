import type { ReportReason, ReportStatus } from '@maveshi/shared/listing/report'
import type { RemovalReason } from '@maveshi/shared/listing/status'

/** The words of each reason for a report, by key. */
export const REPORT_REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  'asked-for-money': 'admin:reports.reasons.askedForMoney',
  'not-the-seller': 'admin:reports.reasons.notTheSeller',
  sold: 'admin:reports.reasons.sold',
  misleading: 'admin:reports.reasons.misleading',
  'wrong-photographs': 'admin:reports.reasons.wrongPhotographs',
  'not-allowed': 'admin:reports.reasons.notAllowed',
  other: 'admin:reports.reasons.other',
}

/** The word of where a report stands, by key. */
export const REPORT_STATUS_WORDS: Readonly<Record<ReportStatus, string>> = {
  open: 'admin:reports.statuses.open',
  upheld: 'admin:reports.statuses.upheld',
  dismissed: 'admin:reports.statuses.dismissed',
}

/** The words of each reason for taking a listing off the market, by key. */
export const REMOVAL_REASON_WORDS: Readonly<Record<RemovalReason, string>> = {
  fraud: 'admin:reports.removals.fraud',
  'not-allowed': 'admin:reports.removals.notAllowed',
  misleading: 'admin:reports.removals.misleading',
  duplicate: 'admin:reports.removals.duplicate',
  sold: 'admin:reports.removals.sold',
  other: 'admin:reports.removals.other',
}
