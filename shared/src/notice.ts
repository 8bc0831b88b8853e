/** What the market tells one person. Each kind has a sentence of its own. */
export const NOTICE_KINDS = [
  'approved',
  'rejected',
  'revision_approved',
  'revision_rejected',
  'removed',
  'restored',
  'expiring',
  'expired',
  'number_asked',
  'price_dropped',
  'favourite_sold',
  'report_acknowledged',
  'report_settled',
  'made_administrator',
  'roles_changed',
  'no_administrator',
  'suspended',
  'suspension_lifted',
  'registration_verified',
  'registration_unverified',
  'search_matched',
  'queue_long',
  'reports_late',
  'week_summary',
  'message',
  'wanted_approved',
  'wanted_rejected',
  'wanted_removed',
  'wanted_ending',
  'wanted_asked',
  'wanted_fits',
  'movement_notice',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What is older is gone. */
export const NOTICE_DAYS = 90
/** The newest of one person; older ones are gone. */
export const NOTICES_PER_PERSON = 200
/** So many are shown at once. */
export const NOTICES_AT_ONCE = 20
