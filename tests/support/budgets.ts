/**
 * What a page may weigh: bytes as they travel, compressed with Brotli, headers left out. A guest's page arrives within
 * one round trip, ten TCP segments, on a phone over 3G.
 */
export const GUEST_BUDGETS = {
  /** With its styles, which are part of it. */
  htmlBytes: 14_336,
  /** All of it before anybody touches the page, the service worker's included. */
  scriptBytes: 6144,
  fonts: 0,
  thirdPartyRequests: 0,
  renderBlockingRequests: 0,
  /** The page itself; pictures in view come besides. */
  requestsBeforeMainContent: 1,
} as const

/** JavaScript of the pages that hydrate: all that loads, and whatever they can come to load, workers included. */
export const SCRIPT_BUDGETS_BYTES = {
  '/sell/product': 169.25 * 1024,
  '/login': 116 * 1024,
  '/dashboard': 147.25 * 1024,
} as const

/** The console's JavaScript until its first screen is there. */
export const CONSOLE_ENTRY_BYTES = 400 * 1024
