/** Where one listing is shown, below /admin. */
export function listingPath(id: string): string {
  return `/listings/${encodeURIComponent(id)}/show`
}

/** The list narrowed so, newest first, whatever filter was used last. */
function listPath(filter: Readonly<Record<string, string>>): string {
  // A filter that is not always there is shown because it is used.
  const displayed = Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
  return `/listings?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: 'submitted_at',
    order: 'DESC',
    page: '1',
    displayedFilters: JSON.stringify(displayed),
  })}`
}

/** The list of what waits for a decision. */
export const WAITING_LISTINGS_PATH = listPath({ status: 'pending' })

/** The list of everything that somebody has listed. */
export function sellerListingsPath(sellerId: string): string {
  return listPath({ seller_id: sellerId })
}
