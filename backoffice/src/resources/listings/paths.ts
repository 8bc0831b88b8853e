/** Where one listing is shown, below /admin. */
export function listingPath(id: string): string {
  return `/listings/${encodeURIComponent(id)}/show`
}

/** The list of what waits for a decision, whatever filter was used last. */
export const WAITING_LISTINGS_PATH = `/listings?${new URLSearchParams({
  filter: JSON.stringify({ status: 'pending' }),
  sort: 'submitted_at',
  order: 'DESC',
  page: '1',
  displayedFilters: '{}',
})}`
