import { type APIRequestContext, expect, type Page } from '@playwright/test'

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
export const isOfDemo = ({ id }: { readonly id: string }): boolean => id.charAt(14) === '8'

const COLUMNS = 'id,language,contact_count,view_count,listing_photos(path)'

/** One listing on offer, whoever has put it there. */
export async function readOffered(request: APIRequestContext, id: string): Promise<OfferedListing> {
  const headers = { apikey: await publishableKey(request) }
  const answer = await request.get(`/rest/v1/listings?select=${COLUMNS}&status=eq.active&id=eq.${id}`, { headers })
  const [listing] = (await answer.json()) as OfferedListing[]
  if (!listing) throw new Error(`${id} is not on offer.`)
  return listing
}

/** The first listing on a page that is the demo market's, by its link: others may be sold or taken back at this moment. */
export async function demoListingOn(page: Page, part = page.getByRole('main')): Promise<string> {
  const links = part.locator('a[href^="/listing/"]')
  // The end of a page may still be on its way.
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const found = hrefs.find((href) => isOfDemo({ id: href.slice('/listing/'.length) }))
  if (!found) throw new Error(`${page.url()} shows no listing of the demo market.`)
  return found
}

/** Goes on to it as people do. */
export async function openDemoListing(page: Page): Promise<void> {
  await page
    .locator(`main a[href="${await demoListingOn(page)}"]`)
    .first()
    .click()
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** So many listings are read at once, as the pages do. */
const AT_ONCE = 200

async function rows(request: APIRequestContext, query: string): Promise<Row[]> {
  const headers = { apikey: await publishableKey(request) }
  const answer = await request.get(`/rest/v1/listings?${query}`, { headers })
  if (!answer.ok()) throw new Error(`${query}: ${await answer.text()}`)
  return (await answer.json()) as Row[]
}

/**
 * Listings on offer in the demo market that fit, as guests read them, in a fixed order: whatever other tests list
 * meanwhile is not among them.
 * @param filter columns and what they are: `language=eq.pa&category=eq.Cattle`
 */
export async function offered(request: APIRequestContext, filter: string): Promise<OfferedListing[]> {
  const wanted = [...new URLSearchParams(filter)].map(
    ([column, value]) => [column, value.replace(/^eq\./, '')] as const,
  )
  const all = await rows(request, 'select=id,seller_id,category,language&status=eq.active&order=id')
  const fits = (row: Row) => isOfDemo(row) && wanted.every(([column, value]) => row[column] === value)
  const ids = all.filter(fits).map(({ id }) => id)
  const found: Row[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const portion = ids.slice(from, from + AT_ONCE)
    found.push(...(await rows(request, `select=${COLUMNS}&id=in.(${portion})&status=eq.active&order=id`)))
  }
  return found as unknown as OfferedListing[]
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
