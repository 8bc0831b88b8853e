import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'
import { readConfig } from './config.ts'
import { readSession } from './session.ts'

/** The session has ended: the person has to sign in again. */
export class SessionEnded extends Error {
  override name = 'SessionEnded'
}

/** Reads and writes as the signed-in person, under every policy. */
export interface Member {
  readonly id: string
  readonly database: PostgrestClient
  readonly storage: StorageClient
}

/**
 * The signed-in person's clients, with a token that is good now.
 * @throws SessionEnded when nobody is signed in
 */
export async function member(): Promise<Member> {
  const { supabaseUrl, publishableKey } = await readConfig()
  const session = await readSession()
  if (!session) throw new SessionEnded()
  const headers = { apikey: publishableKey, authorization: `Bearer ${session.access_token}` }
  return {
    id: session.user.id,
    database: new PostgrestClient(`${supabaseUrl}/rest/v1`, { headers }),
    storage: new StorageClient(`${supabaseUrl}/storage/v1`, headers),
  }
}
