import { readStorageAnswer, storageStatus } from '../refusal/storage.ts'

/** With these the hosted storage answers, and says in the body what it means. */
const STORAGE_STATUSES: ReadonlySet<number> = new Set([400, 403])

async function refusesToken(answer: Response): Promise<boolean> {
  if (answer.status === 401) return true
  if (!STORAGE_STATUSES.has(answer.status) || !answer.url.includes('/storage/v1/')) return false
  return storageStatus(readStorageAnswer(answer.status, await answer.clone().text())) === 401
}

/**
 * Asks with the token that a request carries; where the server refuses that, once more with a fresh one.
 * @param ask sends a request
 * @param renew gives a fresh token, or none where the session has ended. Not for requests of `renew` itself
 */
export function withFreshToken(ask: typeof fetch, renew: () => Promise<string | undefined>): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init)
    if (!(await refusesToken(answer))) return answer
    const token = await renew()
    if (!token) return answer
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${token}`)
    return ask(input, { ...init, headers })
  }
}
