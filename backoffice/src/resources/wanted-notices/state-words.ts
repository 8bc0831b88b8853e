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
