import { SESSION_KEY } from '@maveshi/shared/access/session'
import type { Arguments, FunctionName } from '@maveshi/shared/database'
import { readConfig } from './config.ts'

/** The token of whoever is signed in, as it is stored: so that a seller's own looks are not counted. */
function storedToken(): string | undefined {
  try {
    const { access_token, expires_at } = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '')
    return expires_at * 1000 > Date.now() ? access_token : undefined
  } catch {
    return undefined
  }
}

const RECORD_VIEW = 'record_view' satisfies FunctionName

/** Counts a look at a listing. Goes through even when the page is left meanwhile. */
export async function recordView(listingId: string): Promise<void> {
  const { supabaseUrl, publishableKey } = await readConfig()
  const token = storedToken()
  await fetch(`${supabaseUrl}/rest/v1/rpc/${RECORD_VIEW}`, {
    method: 'POST',
    keepalive: true,
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ listing_id: listingId } satisfies Arguments<typeof RECORD_VIEW>),
  })
}
