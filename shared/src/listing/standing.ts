import type { Row } from '../database.ts'
import type { ListingStatus } from './status.ts'

/** Where a listing stands by now: nobody writes down that the last day of one on offer has passed. */
export function statusNow(
  { status, expires_at }: Pick<Row<'listings'>, 'status' | 'expires_at'>,
  now = new Date(),
): ListingStatus {
  return status === 'active' && expires_at && new Date(expires_at) <= now ? 'expired' : status
}
