import type { WantedState } from '@maveshi/shared/wanted'

/** Where a notice stands, by key. */
export const STATE_WORDS: Readonly<Record<WantedState, string>> = {
  pending: 'admin:statuses.pending',
  active: 'admin:statuses.active',
  expired: 'admin:statuses.expired',
  rejected: 'admin:statuses.rejected',
  closed: 'admin:statuses.withdrawn',
  removed: 'admin:statuses.removed',
}

/** What asks for a look in somebody's own words, by key. */
export const FLAG_WORDS: Readonly<Record<string, string>> = {
  phone: 'admin:review.flags.phone',
  payment: 'admin:review.flags.payment',
  link: 'admin:review.flags.link',
  words: 'admin:review.flags.words',
}
