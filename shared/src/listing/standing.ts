import type { Row } from '../database.ts'
import { LISTING_STATUSES, type ListingStatus } from './status.ts'

/** Where a listing stands by now: nobody writes down that the last day of one on offer has passed. */
export function statusNow(
  { status, expires_at }: Pick<Row<'listings'>, 'status' | 'expires_at'>,
  now = new Date(),
): ListingStatus {
  return status === 'active' && expires_at && new Date(expires_at) <= now ? 'expired' : status
}

/** What people are told of where a listing stands: one that is `hidden` would be on offer, were its seller not suspended. */
export type ShownStatus = ListingStatus | 'hidden'
export const SHOWN_STATUSES: readonly ShownStatus[] = LISTING_STATUSES.flatMap((status) =>
  status === 'active' ? [status, 'hidden'] : [status],
)

/** What is said of where a listing stands. */
export function shownStatus({
  status,
  is_seller_suspended,
}: Pick<Row<'listings'>, 'status' | 'is_seller_suspended'>): ShownStatus {
  return status === 'active' && is_seller_suspended ? 'hidden' : status
}
