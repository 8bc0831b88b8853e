import { randomUUID } from 'node:crypto'
import { AVATAR_BUCKET, SESSION_KEY } from '@maveshi/shared/access/session'
import { cardPathOf } from '@maveshi/shared/photo/path'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'

/** A seller who was registered without a page, and their session as a browser stores it. */
export interface ApiSeller {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly session: { readonly access_token: string; readonly refresh_token: string; readonly expires_at: number }
}

/** A listing as its seller reads it. */
export interface OwnListing {
  readonly id: string
  readonly status: string
  readonly category: string
  readonly subcategory: string | null
  readonly description: string | null
  readonly price: number | null
  readonly negotiable: boolean
  readonly place_id: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly listing_photos: readonly { readonly path: string; readonly position: number; readonly preview: string }[]
}

let count = 0
let numbers = 0

/** A telephone number that nobody else has on the market of the tests: listings with one number are shown side by side. */
export const newNumber = () => `+919${String(process.pid % 1000).padStart(3, '0')}${String(++numbers).padStart(6, '0')}`

export async function publishableKey(request: APIRequestContext): Promise<string> {
  const { publishableKey: key } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  return key
}

/** What somebody who registers by the form says besides: a number with WhatsApp, and Pune as their district. */
const BY_FORM = { whatsapp: '+919876543210', placeId: 'IN.16.521' }

/** Registers a seller through the API. @param more of what a registration tells */
export async function registerByApi(
  request: APIRequestContext,
  more: Readonly<Record<string, string>> = {},
): Promise<ApiSeller> {
  const email = `seller-${process.pid}-${Date.now()}-${++count}@example.in`
  const password = 'a-good-password'
  const name = 'Asha Patil'
  const data = { name, phone: '+919876543210', role: 'farmer', language: 'en', is_admin: false, ...more }
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: await publishableKey(request) },
    data: { email, password, data },
  })
  const session = (await answer.json()) as ApiSeller['session'] & { user: { id: string } }
  return { id: session.user.id, name, email, password, session }
}

/** A phone on which a seller is signed in. */
export function phoneOf(browser: Browser, { session }: ApiSeller, baseURL: string): Promise<BrowserContext> {
  const localStorage = [{ name: SESSION_KEY, value: JSON.stringify(session) }]
  return browser.newContext({
    baseURL,
    locale: 'en-IN',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] },
  })
}

/** Signs somebody in on this page's browser, without going through the forms; other tabs hear of it. */
export async function signInByApi(page: Page, { session }: Pick<ApiSeller, 'session'>): Promise<void> {
  await page.goto('/robots.txt')
  const entry = [SESSION_KEY, JSON.stringify(session)] as const
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry)
}

/** Registers a seller who is signed in on this page's browser from now on, without going through the forms. */
export async function becomeSeller(page: Page, more: Readonly<Record<string, string>> = BY_FORM): Promise<ApiSeller> {
  const seller = await registerByApi(page.request, more)
  await signInByApi(page, seller)
  return seller
}

/** Lets the session of a page end: its token is too old, and cannot be refreshed. */
export function endSession(page: Page): Promise<void> {
  return page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone' }))
  }, SESSION_KEY)
}

async function headersOf(request: APIRequestContext, { email, password }: ApiSeller): Promise<Record<string, string>> {
  const apikey = await publishableKey(request)
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  return { apikey, authorization: `Bearer ${access_token}` }
}

/** Everything that a seller has listed, whatever its state, with the drafts that the account still holds. */
export async function ownRows(
  request: APIRequestContext,
  seller: ApiSeller,
): Promise<{ listings: OwnListing[]; drafts: { id: string; words: { words: Record<string, unknown> } }[] }> {
  const headers = await headersOf(request, seller)
  const select =
    'id,status,category,subcategory,description,price,negotiable,place_id,attributes,listing_photos(path,position,preview)'
  const [listings, drafts] = await Promise.all([
    request.get(`/rest/v1/listings?seller_id=eq.${seller.id}&select=${select}`, { headers }),
    request.get(`/rest/v1/listing_drafts?profile_id=eq.${seller.id}&select=id,words`, { headers }),
  ])
  return { listings: await listings.json(), drafts: await drafts.json() }
}

/** Gives somebody a picture. @returns its path */
export async function addAvatar(request: APIRequestContext, person: ApiSeller): Promise<string> {
  const headers = { ...(await headersOf(request, person)), 'content-type': 'image/webp' }
  const path = `${person.id}/${randomUUID()}.webp`
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c8281e' } })
  const sent = { headers, data: await picture.webp().toBuffer() }
  const answers = [
    await request.post(`/storage/v1/object/${AVATAR_BUCKET}/${path}`, sent),
    await request.patch(`/rest/v1/profiles?id=eq.${person.id}`, {
      headers: await headersOf(request, person),
      data: { avatar_path: path },
    }),
  ]
  for (const answer of answers) if (!answer.ok()) throw new Error(await answer.text())
  return path
}

/** Sends a photograph of a listing that its seller still writes, and names it. Of another colour it is another one. */
export async function addPhoto(
  request: APIRequestContext,
  seller: ApiSeller,
  listingId: string,
  colour = '#c8281e',
): Promise<void> {
  const headers = await headersOf(request, seller)
  const id = randomUUID()
  const path = `${seller.id}/${listingId}/${id}.webp`
  const size = { width: 40, height: 30 }
  const picture = sharp({ create: { ...size, channels: 3, background: colour } })
  const data = await picture.webp().toBuffer()
  const store = (name: string) =>
    request.post(`/storage/v1/object/listing-photos/${name}`, {
      headers: { ...headers, 'content-type': 'image/webp' },
      data,
    })
  const files = [await store(path), await store(cardPathOf(path))]
  const row = { id, listing_id: listingId, path, ...size, preview: colour, position: 0 }
  const named = await request.post('/rest/v1/listing_photos', { headers, data: row })
  for (const answer of [...files, named]) {
    if (!answer.ok()) throw new Error(`No photograph was added: ${await answer.text()}`)
  }
}

/** Ends every session of a token's owner on the server. */
export async function endSessions(request: APIRequestContext, token: string): Promise<void> {
  const headers = { apikey: await publishableKey(request), authorization: `Bearer ${token}` }
  await request.post('/auth/v1/logout?scope=global', { headers })
}
