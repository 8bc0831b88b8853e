import { type DatabaseClient, databaseClient } from '../backend/database-client.ts'
import { fetchAgain } from './ask-again.ts'

/**
 * What the environment says.
 * @throws Error when it does not
 */
export function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** How long the backend may take. */
export const TIMEOUT_MS = 10_000

let client: DatabaseClient | undefined

/** Reads as a guest does: with the publishable key, under every policy. One client for all requests. */
export function guestClient(): DatabaseClient {
  client ??= databaseClient(required('SUPABASE_URL'), {
    headers: { apikey: required('SUPABASE_PUBLISHABLE_KEY') },
    fetch: fetchAgain,
    // Rather an older page, or a plain word that it does not work, than one that hangs for ten seconds.
    timeout: TIMEOUT_MS,
  })
  return client
}

/** Hands on rows, or throws: a page that cannot be filled is an error page, not an empty one. */
export function rowsOf<Row>({ data, error }: { data: Row[] | null; error: { message: string } | null }): Row[] {
  if (error) throw new Error(error.message)
  return data ?? []
}

const CACHED_MS = 10_000

let changes = 0

/** Reads everything that is `cached` again when it is next asked for. */
export function invalidateCached(): void {
  changes += 1
}

/**
 * Caches what hardly ever changes for ten seconds: an edit by an administrator shows within that time, without a deploy.
 * An edit that went through this server shows at once.
 */
export function cached<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  let until = 0
  let seenChanges = 0
  return () => {
    if (!value || Date.now() > until || seenChanges !== changes) {
      until = Date.now() + CACHED_MS
      seenChanges = changes
      const loading = load()
      value = loading
      loading.catch(() => {
        if (value === loading) value = undefined
      })
    }
    return value
  }
}
