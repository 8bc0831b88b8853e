import { ANSWER_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@maveshi/shared/limits'

const isUpload = (input: RequestInfo | URL) => String(input).includes('/storage/v1/')

/** Asks the market, and gives up when no answer comes: a person who waits for ever closes the page. */
export const fetchInTime: typeof fetch = (input, init = {}) => {
  const limit = new AbortController()
  const stop = () => limit.abort()
  setTimeout(stop, isUpload(input) ? UPLOAD_TIMEOUT_MS : ANSWER_TIMEOUT_MS)
  if (init.signal?.aborted) stop()
  init.signal?.addEventListener('abort', stop)
  return fetch(input, { ...init, signal: limit.signal })
}

/** What was promised, or nothing where that takes longer. @throws what the promise does in that time */
export function withTimeout<T>(limit_ms: number, promise: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, limit_ms))
  return Promise.race([promise, late])
}
