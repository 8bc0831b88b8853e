import type { ShownStatus } from '@maveshi/shared/listing/standing'

type Tone = 'default' | 'warning' | 'success' | 'error'

/** The word of each status, by key, and its tone. */
export const STATUS_WORDS: Readonly<Record<ShownStatus, { readonly words: string; readonly tone: Tone }>> = {
  draft: { words: 'admin:statuses.draft', tone: 'default' },
  pending: { words: 'admin:statuses.pending', tone: 'warning' },
  active: { words: 'admin:statuses.active', tone: 'success' },
  hidden: { words: 'admin:statuses.hidden', tone: 'default' },
  rejected: { words: 'admin:statuses.rejected', tone: 'error' },
  sold: { words: 'admin:statuses.sold', tone: 'default' },
  withdrawn: { words: 'admin:statuses.withdrawn', tone: 'default' },
  expired: { words: 'admin:statuses.expired', tone: 'default' },
  removed: { words: 'admin:statuses.removed', tone: 'error' },
}
