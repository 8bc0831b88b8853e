/** What of a day is told, in this order. */
export const KINDS = [
  'listed',
  'approved',
  'rejected',
  'removed',
  'sold',
  'people',
  'contacts',
  'received',
  'settled',
] as const
export type Kind = (typeof KINDS)[number]

/** What each of them is called, by key. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  listed: 'admin:dashboard.kinds.listed',
  approved: 'admin:dashboard.kinds.approved',
  rejected: 'admin:dashboard.kinds.rejected',
  removed: 'admin:dashboard.kinds.removed',
  sold: 'admin:dashboard.kinds.sold',
  people: 'admin:dashboard.kinds.people',
  contacts: 'admin:dashboard.kinds.contacts',
  received: 'admin:dashboard.kinds.received',
  settled: 'admin:dashboard.kinds.settled',
}
