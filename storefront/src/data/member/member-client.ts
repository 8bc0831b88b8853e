import { withFreshToken } from '@maveshi/shared/access/fresh-token'
import { SESSION_ENDED } from '@maveshi/shared/refusal/refusal'
import { Refused } from '@maveshi/shared/refusal/refused'
import { type DatabaseClient, databaseClient } from '../backend/database-client.ts'
import { fetchInTime } from '../visitor/answer-time.ts'
import { readConfig } from '../visitor/config.ts'
import { readSession, renewSession } from '../visitor/session.ts'

/** Reads and writes as the signed-in person, under every policy. */
export interface Member {
  readonly id: string
  readonly database: DatabaseClient
  /** What every request of this person carries. */
  readonly headers: Readonly<Record<string, string>>
  readonly storageUrl: string
}

/** Asks with the person's token; where the server refuses it, once more with a fresh one. */
export const fetchAgainWithFreshToken = withFreshToken(fetchInTime, async () => (await renewSession())?.access_token)

/**
 * The signed-in person's clients, with a token that is good now.
 * @param personId whom it has to be, where something of theirs is written: in another tab somebody else may have come
 * @throws Refused by the session when nobody, or somebody else, is signed in
 * @throws TypeError without a network, where that is needed to know
 */
export async function member(personId?: string): Promise<Member> {
  const { supabaseUrl, publishableKey } = await readConfig()
  const session = await readSession()
  if (!session || (personId && session.user.id !== personId)) throw new Refused(SESSION_ENDED)
  const headers = { apikey: publishableKey, authorization: `Bearer ${session.access_token}` }
  return {
    id: session.user.id,
    database: databaseClient(supabaseUrl, { headers, fetch: fetchAgainWithFreshToken }),
    headers,
    storageUrl: `${supabaseUrl}/storage/v1`,
  }
}
