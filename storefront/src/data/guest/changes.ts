import { type DatabaseClient, databaseClient } from '../backend/database-client.ts'
import { fetchAgain } from './ask-again.ts'
import { required } from './guest-client.ts'

/** What has changed on pages since somebody last asked; `seen` is handed in the next time. */
export interface ToldChanges {
  readonly seen: string
  readonly changed: readonly string[]
}

/** It takes milliseconds. A backend that is busy for longer than this is as good as none. */
const TIMEOUT_MS = 3000

let client: DatabaseClient | undefined

/**
 * Asks which pages have changed, by their tags.
 * @param seen what was told last, or nothing at first
 * @throws Error when nobody answers within three seconds
 */
export async function readChanges(seen: string | undefined): Promise<ToldChanges> {
  client ??= databaseClient(required('SUPABASE_URL'), {
    headers: { apikey: required('SUPABASE_PUBLISHABLE_KEY') },
    fetch: fetchAgain,
    timeout: TIMEOUT_MS,
  })
  const { data, error } = await client.rpc('changes_since', seen ? { seen } : {})
  if (error) throw new Error(error.message)
  return data as unknown as ToldChanges
}
