import { listPath } from '../../layout/list-path.ts'

/** Where one listing is shown, below /admin. */
export function listingPath(id: string): string {
  return `/listings/${encodeURIComponent(id)}/show`
}

const narrowed = (filter: Readonly<Record<string, string>>) =>
  listPath('/listings', { filter, sort: 'submitted_at', order: 'DESC' })

/** The list of what waits for a decision. */
export const WAITING_LISTINGS_PATH = narrowed({ status: 'pending' })

/** The list of everything that somebody has listed. */
export function sellerListingsPath(sellerId: string): string {
  return narrowed({ seller_id: sellerId })
}
