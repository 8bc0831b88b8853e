import type { RejectionReason, RemovalReason } from '@maveshi/shared/listing/status'

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

/** The sentence of each reason for taking a listing off the market, by key. */
export const REMOVAL_WORDS: Readonly<Record<RemovalReason, string>> = {
  fraud: 'admin:review.removal.fraud',
  'not-allowed': 'admin:reasons.notAllowed',
  misleading: 'admin:review.removal.misleading',
  duplicate: 'admin:reasons.duplicate',
  sold: 'admin:review.removal.sold',
  other: 'admin:review.removal.other',
}
