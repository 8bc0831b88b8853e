import { withFreshToken } from '@maveshi/shared/access/fresh-token'
import type { Database } from '@maveshi/shared/database'
import {
  createClient,
  isAuthRetryableFetchError,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js'
import type { PublicConfig } from './config.ts'
import { workerReturn } from './return.ts'

/** Asks the backend, and knows its tables and functions. */
export type BackendClient = SupabaseClient<Database>

const AUTH = /\/auth\/v1\//
const RENEWING = /\/auth\/v1\/token\?grant_type=refresh_token/
/** What is asked by the clock and by nobody: a session that has ended is no matter until somebody wants something. */
const BY_THE_CLOCK = /\/rpc\/(waiting_counts|open_reviews?|close_review)$/

/** Asks the authentication, and notes where it refuses to go on with a session. */
const askAuth: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  if (RENEWING.test(String(input)) && answer.status >= 400 && answer.status < 500) workerReturn.noteRefused()
  return answer
}

/**
 * A fresh token; where the session has ended, that of the next, once whoever works here has signed in again.
 * @throws TypeError without a network: nobody knows then whether the session goes on, so the refusal is not told
 */
async function freshToken({ auth }: BackendClient): Promise<string | undefined> {
  const { data, error } = await auth.refreshSession()
  if (isAuthRetryableFetchError(error)) throw new TypeError(error.message)
  if (data.session) return data.session.access_token
  await workerReturn.ask()
  return (await auth.getSession()).data.session?.access_token
}

/** The one place where clients of the backend are made. A token that is refused is renewed, and what was asked asked again. */
export function backendClient(
  { supabaseUrl, publishableKey }: PublicConfig,
  auth: SupabaseClientOptions<'public'>['auth'],
): BackendClient {
  const isGuest = (init?: RequestInit) => new Headers(init?.headers).get('authorization') === `Bearer ${publishableKey}`
  // A guest would be told something else, and would not be told that there was more.
  const ask: typeof fetch = async (input, init) =>
    workerReturn.worker() && isGuest(init) ? new Response(null, { status: 401 }) : fetch(input, init)
  const again = withFreshToken(ask, () => freshToken(client))
  const client: BackendClient = createClient<Database>(supabaseUrl, publishableKey, {
    auth,
    // Renewing is itself asked of the authentication, by the same client, which waits for the answer.
    global: {
      fetch: (input, init) => {
        if (AUTH.test(String(input))) return askAuth(input, init)
        return BY_THE_CLOCK.test(String(input)) ? ask(input, init) : again(input, init)
      },
    },
  })
  return client
}
