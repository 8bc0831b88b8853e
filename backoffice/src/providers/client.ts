import { withFreshToken } from '@maveshi/shared/access/fresh-token'
import type { Database } from '@maveshi/shared/database'
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { PublicConfig } from './config.ts'

/** Asks the backend, and knows its tables and functions. */
export type BackendClient = SupabaseClient<Database>

const AUTH = /\/auth\/v1\//

/** The one place where clients of the backend are made. A token that is refused is renewed, and what was asked asked again. */
export function backendClient(
  { supabaseUrl, publishableKey }: PublicConfig,
  auth: SupabaseClientOptions<'public'>['auth'],
): BackendClient {
  const again = withFreshToken(fetch, async () => (await client.auth.refreshSession()).data.session?.access_token)
  const client: BackendClient = createClient<Database>(supabaseUrl, publishableKey, {
    auth,
    // Renewing is itself asked of the authentication, by the same client, which waits for the answer.
    global: { fetch: (input, init) => (AUTH.test(String(input)) ? fetch(input, init) : again(input, init)) },
  })
  return client
}
