/** The listing that the page is about. */
export function listingId(): string {
  return document.querySelector<HTMLElement>('[data-listing]')?.dataset.listing ?? ''
}
