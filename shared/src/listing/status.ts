/** The states of a listing. */
export const LISTING_STATUSES = [
  'draft',
  'pending',
  'active',
  'rejected',
  'sold',
  'withdrawn',
  'expired',
  'removed',
] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

export type ListingActor = 'seller' | 'admin'

export interface Transition {
  readonly from: ListingStatus
  readonly to: ListingStatus
  readonly actor: ListingActor
}

const edge = (from: ListingStatus, to: ListingStatus, actor: ListingActor): Transition => ({ from, to, actor })

/** Who may move a listing from where to where. The database's table of transitions is equal to this; a test compares. */
export const TRANSITIONS: readonly Transition[] = [
  edge('draft', 'pending', 'seller'),
  edge('rejected', 'pending', 'seller'),
  edge('pending', 'active', 'admin'),
  edge('pending', 'rejected', 'admin'),
  edge('pending', 'draft', 'seller'),
  edge('active', 'sold', 'seller'),
  edge('active', 'withdrawn', 'seller'),
  edge('active', 'expired', 'seller'),
  edge('active', 'removed', 'admin'),
  edge('withdrawn', 'removed', 'admin'),
  edge('expired', 'removed', 'admin'),
  edge('expired', 'active', 'seller'),
  edge('withdrawn', 'active', 'seller'),
  edge('removed', 'active', 'admin'),
  edge('removed', 'withdrawn', 'admin'),
  edge('sold', 'active', 'admin'),
]

/** Why an administrator turns a listing down. */
export const REJECTION_REASONS = [
  'photographs',
  'price',
  'duplicate',
  'contact-in-text',
  'not-allowed',
  'incomplete',
  'suspicious',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** Why an administrator takes a listing off the market. */
export const REMOVAL_REASONS = ['fraud', 'not-allowed', 'misleading', 'duplicate', 'sold', 'other'] as const
export type RemovalReason = (typeof REMOVAL_REASONS)[number]

/** Where something was sold: through the market, or not. */
export const SOLD_OUTCOMES = ['here', 'elsewhere'] as const
export type SoldOutcome = (typeof SOLD_OUTCOMES)[number]

/** Where an actor may move a listing from here. */
export function nextStatuses(from: ListingStatus, actor: ListingActor): ListingStatus[] {
  return TRANSITIONS.filter((one) => one.from === from && one.actor === actor).map(({ to }) => to)
}
