import { type ListingStatus, nextStatuses, type RejectionReason } from '@maveshi/shared/listing/status'

type Tone = 'default' | 'warning' | 'success' | 'error'

/** The word of each status, by key, and its tone. */
export const STATUS_WORDS: Readonly<Record<ListingStatus, { readonly words: string; readonly tone: Tone }>> = {
  draft: { words: 'admin:statuses.draft', tone: 'default' },
  pending: { words: 'admin:statuses.pending', tone: 'warning' },
  active: { words: 'admin:statuses.active', tone: 'success' },
  rejected: { words: 'admin:statuses.rejected', tone: 'error' },
  sold: { words: 'admin:statuses.sold', tone: 'default' },
  withdrawn: { words: 'admin:statuses.withdrawn', tone: 'default' },
  expired: { words: 'admin:statuses.expired', tone: 'default' },
  removed: { words: 'admin:statuses.removed', tone: 'error' },
}

/** The sentence of each reason for turning a listing down, by key. */
export const REASON_WORDS: Readonly<Record<RejectionReason, string>> = {
  photographs: 'admin:reasons.photographs',
  price: 'admin:reasons.price',
  duplicate: 'admin:reasons.duplicate',
  'contact-in-text': 'admin:reasons.contactInText',
  'not-allowed': 'admin:reasons.notAllowed',
  incomplete: 'admin:reasons.incomplete',
  suspicious: 'admin:reasons.suspicious',
}

/** Whether a listing waits for an administrator's yes or no: what can be turned down has not been decided. */
export function isWaiting(status: ListingStatus): boolean {
  return nextStatuses(status, 'admin').includes('rejected')
}
