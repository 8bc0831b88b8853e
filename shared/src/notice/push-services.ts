/**
 * The push services of the browsers that people have: Chrome's and those built on it, Firefox's, Safari's, Edge's. Whoever
 * asks to be told names an address there, or below it; no other server is called.
 */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

/** One browser's address at its push service, and the keys by which only it reads what comes. Both are base64url. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * What is pushed: as the service worker hands it to `showNotification`, since each byte of that worker is paid for by every
 * guest.
 */
export interface PushMessage {
  readonly title: string
  readonly options: {
    readonly body: string
    /** Where a press leads, from the root. */
    readonly data: string
    /** The key against doubles: what comes twice is shown once. */
    readonly tag: string
    readonly lang: string
    readonly dir: 'ltr' | 'rtl'
    readonly icon: string
  }
}
