/**
 * What is used of a service worker's own world. The types that TypeScript brings for workers do not go together with
 * those for pages.
 */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A request of a page, to be answered here or left to the browser. */
export interface FetchEvent extends LastingEvent {
  readonly request: Request
  /** The answer to a navigation, asked for while this worker was still waking up. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface WordEvent extends LastingEvent {
  readonly source: { readonly url: string } | null
}

/** Something that the market's sender has pushed. */
export interface PushEvent extends LastingEvent {
  readonly data: { json(): unknown }
}

/** A press on what a push has shown. */
export interface PushPressEvent extends LastingEvent {
  readonly notification: { readonly data: string; close(): void }
}

/** A browser that is told at another address from now on: where it has not asked for one yet, the worker does. */
export interface PushChangeEvent extends LastingEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: ServiceWorkerRegistration
  /** What newer browsers know, where the market is installed. */
  readonly navigator: { readonly setAppBadge?: () => Promise<void> }
  readonly clients: {
    claim(): Promise<void>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WordEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: PushChangeEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: PushPressEvent) => void): void
}

export const scope = self as unknown as WorkerScope
