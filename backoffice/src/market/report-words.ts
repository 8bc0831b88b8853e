import type { ReportReason, ReportStatus } from '@maveshi/shared/listing/report'

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
