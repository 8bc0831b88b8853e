/** Why somebody reports a listing. The commonest fraud of the market comes first. */
export const REPORT_REASONS = [
  'asked-for-money',
  'not-the-seller',
  'sold',
  'misleading',
  'wrong-photographs',
  'not-allowed',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Where a report stands. Only one that is open can be followed by no second one of the same person. */
export const REPORT_STATUSES = ['open', 'upheld', 'dismissed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]
