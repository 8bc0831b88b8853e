import type { APIRequestContext } from '@playwright/test'

/** A listing on offer as the tests look for one. */
export interface OfferedListing {
  readonly id: string
  readonly language: string
  readonly contact_count: number
  readonly view_count: number
  readonly listing_photos: readonly { readonly path: string }[]
}

async function publishableKey(request: APIRequestContext): Promise<string> {
  const { publishableKey: key } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  return key
}

/** The demo market's ids are made of names (UUID version 8, RFC 9562); those of what tests put beside it are random. */
const isOfDemo = ({ id }: OfferedListing): boolean => id.charAt(14) === '8'

/**
 * Listings on offer in the demo market that fit a PostgREST filter, as guests read them, in a fixed order: whatever
 * other tests list meanwhile is not among them.
 */
export async function offered(request: APIRequestContext, filter: string): Promise<OfferedListing[]> {
  const columns = 'id,language,contact_count,view_count,listing_photos(path)'
  const answer = await request.get(`/rest/v1/listings?select=${columns}&status=eq.active&order=id&${filter}`, {
    headers: { apikey: await publishableKey(request) },
  })
  return ((await answer.json()) as OfferedListing[]).filter(isOfDemo)
}

/** Calls a function of the database as somebody of the demo market. */
export async function callAs(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
  name: string,
  data: Record<string, unknown>,
): Promise<number> {
  const apikey = await publishableKey(request)
  const session = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  })
  const { access_token } = (await session.json()) as { access_token: string }
  const answer = await request.post(`/rest/v1/rpc/${name}`, {
    headers: { apikey, authorization: `Bearer ${access_token}` },
    data,
  })
  return answer.status()
}
