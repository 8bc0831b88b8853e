import { readChanges } from '../src/data/guest/changes.ts'
import type { Middleware } from './middleware.ts'

/** An answer of the backend counts for so long, however many ask. */
const COUNTS_MS = 1000

interface HealthOptions {
  /** Resolves when the backend answers, rejects when it does not within a bounded time. */
  readonly askBackend?: () => Promise<unknown>
  /** Whether this process takes new requests: false once it is told to stop. */
  readonly isOpen: () => boolean
  readonly now?: () => number
}

/** Whether the backend answers, asked once a second at most. */
function cachedAnswer(ask: () => Promise<unknown>, now: () => number): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  let until = 0
  return () => {
    if (!answer || now() >= until) {
      until = Number.POSITIVE_INFINITY
      const asked = ask().then(
        () => true,
        () => false,
      )
      answer = asked
      void asked.then(() => {
        until = now() + COUNTS_MS
      })
    }
    return answer
  }
}

/** `/healthz`: this process lives. `/readyz`: it can serve pages, because the backend answers and nobody has stopped it. */
export function health({
  askBackend = () => readChanges(undefined),
  isOpen,
  now = Date.now,
}: HealthOptions): Middleware {
  const doesBackendAnswer = cachedAnswer(askBackend, now)
  return async (request, response, next) => {
    if (request.url !== '/healthz' && request.url !== '/readyz') return next()
    const isWell = request.url === '/healthz' || (isOpen() && (await doesBackendAnswer()))
    response.writeHead(isWell ? 200 : 503, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    response.end(request.method === 'HEAD' ? undefined : isWell ? 'ok\n' : 'not ready\n')
  }
}
