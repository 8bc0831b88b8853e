import { type RefusedAnswer, readRefusal } from './read.ts'
import type { Refusal } from './refusal.ts'

/** An error of the storage: it says 400 to the network, and here what it means. */
export interface StorageAnswer extends RefusedAnswer {
  readonly statusCode?: string | undefined
  readonly status?: number | undefined
}

/** How the hosted storage speaks of a token: everything else that it forbids by 403 another token would not change. */
const OF_THE_TOKEN = /\b(jwt|jws|claim|signature|token|key set)\b/i

/**
 * What an error of the storage means, as a status of HTTP: 401 where it refuses the token and not what is asked by it. The
 * embedded server says so of one that is too old, the hosted one says 403, as it does of what policies and triggers forbid.
 */
export function storageStatus({ statusCode, status, message }: StorageAnswer): number {
  const said = Number(statusCode ?? status ?? 0)
  return said === 403 && OF_THE_TOKEN.test(message) ? 401 : said
}

/** What the storage says, with the status of HTTP where it names none. */
export function readStorageAnswer(status: number, text: string): StorageAnswer {
  try {
    return { message: `${status}`, status, ...(JSON.parse(text) as Partial<StorageAnswer> | null) }
  } catch {
    return { message: `${status}`, status }
  }
}

/** Reads an error of the storage. */
export const readStorageRefusal = (answer: StorageAnswer): Refusal => readRefusal(answer, storageStatus(answer))
