import type { RemovalReason } from '@maveshi/shared/listing/status'

/** The words of each reason for taking a listing off the market, by key. */
export const REMOVAL_REASON_WORDS: Readonly<Record<RemovalReason, string>> = {
  fraud: 'admin:reports.removals.fraud',
  'not-allowed': 'admin:reports.removals.notAllowed',
  misleading: 'admin:reports.removals.misleading',
  duplicate: 'admin:reports.removals.duplicate',
  sold: 'admin:reports.removals.sold',
  other: 'admin:reports.removals.other',
}
