/** Where the reports about one listing are shown, below /admin. */
export function reportedPath(listingId: string): string {
  return `/reports/${encodeURIComponent(listingId)}/show`
}
