/** What a program's own end of a connection says when the other one has closed it before any answer. */
const CLOSED: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code

/** Whether an attempt failed because its connection was closed, rather than because nobody is there. */
export const isClosed = (error: unknown): boolean =>
  CLOSED.has(codeOf(error)) || CLOSED.has(codeOf((error as { cause?: unknown } | undefined)?.cause))

/** The second attempt may leave on another connection that rested as long. */
const ATTEMPTS = 3

/**
 * Fetches what may be asked more than once. A connection that rested may be closed by the backend at the very moment at
 * which the next question leaves on it, which says nothing about the backend: it is asked again, on another connection.
 * @throws TypeError as `fetch` does
 */
export const fetchAgain: typeof fetch = async (input, init) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(input, init)
    } catch (error) {
      if (attempt === ATTEMPTS || !isClosed(error)) throw error
    }
  }
}
