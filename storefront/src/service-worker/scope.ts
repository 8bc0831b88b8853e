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

interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WordEvent) => void): void
}

export const scope = self as unknown as WorkerScope
