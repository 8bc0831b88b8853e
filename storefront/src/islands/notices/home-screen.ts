/** What newer browsers know, where the market is installed. */
type Badged = Navigator & { readonly setAppBadge?: (count: number) => Promise<void> }

/** Shows a number on the market's sign on the phone's home screen, and nothing for none. Nobody is asked for it. */
export function showOnHomeScreen(count: number): void {
  // Where it is not installed there is nothing to show it on.
  ;(navigator as Badged).setAppBadge?.(count).catch(() => undefined)
}
