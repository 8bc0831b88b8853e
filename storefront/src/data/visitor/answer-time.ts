import { ANSWER_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@maveshi/shared/limits'

/** The market was asked and has not answered in time. Whether it did what it was asked to is not known. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

const isUpload = (input: RequestInfo | URL) => String(input).includes('/storage/v1/')

/** Asks the market, and gives up when no answer comes: a person who waits for ever closes the page. */
export const fetchInTime: typeof fetch = (input, init = {}) => {
  const limit = AbortSignal.timeout(isUpload(input) ? UPLOAD_TIMEOUT_MS : ANSWER_TIMEOUT_MS)
  return fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit })
}

/** Whether an error of a client says that time ran out: clients keep the name of what the browser threw. */
export function isTimeout({ name, message }: { readonly name?: string; readonly message: string }): boolean {
  return /^(TimeoutError|AbortError)/.test(name ?? '') || /^(TimeoutError|AbortError)\b|timed out|aborted/.test(message)
}

/** What was promised, or nothing where that takes longer. @throws what the promise does in that time */
export function within<T>(limit_ms: number, promise: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, limit_ms))
  return Promise.race([promise, late])
}
