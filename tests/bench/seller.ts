import { randomUUID } from 'node:crypto'
import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { cardPathOf } from '@maveshi/shared/photo/path'
import type { PhonePhoto } from './selling/photos.ts'

/** Sends requests of one seller, and notes how long each took. */
export interface Seller {
  readonly id: string
  readonly origin: string
  readonly headers: Readonly<Record<string, string>>
}

/** A step of selling, and how long the market took for it. */
export interface StepTime {
  readonly step: string
  readonly took_ms: number
}

const PLACE = 'IN.16.521'
const GOAT = { breed: 'Osmanabadi', age: 14, purpose: 'Meat' }
const PREVIEW = { width: 1280, height: 960, preview: '#6b5634' }

async function ok(answer: Response): Promise<Response> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer
}

/** Registers somebody who sells. */
export async function registerSeller(origin: string): Promise<Seller> {
  const { publishableKey: apikey } = (await (await ok(await fetch(`${origin}/config.json`))).json()) as {
    publishableKey: string
  }
  const data = { name: 'Asha Patil', phone: '+919876543210', role: 'farmer', language: 'en', placeId: PLACE }
  const body = { email: `seller-${randomUUID()}@example.in`, password: 'a-good-password', data }
  const headers = { apikey, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/auth/v1/signup`, { method: 'POST', headers, body: JSON.stringify(body) })
  const session = (await (await ok(answer)).json()) as { access_token: string; user: { id: string } }
  return { id: session.user.id, origin, headers: { ...headers, authorization: `Bearer ${session.access_token}` } }
}

/** Calls a function of the database as the seller. */
export async function callFunction({ origin, headers }: Seller, name: string, parameters: object): Promise<void> {
  const body = JSON.stringify(parameters)
  await ok(await fetch(`${origin}/rest/v1/rpc/${name}`, { method: 'POST', headers, body }))
}

/** Sells one goat with its photographs, by the requests that a phone makes, one after the other. */
export async function sell(seller: Seller, photos: readonly PhonePhoto[]): Promise<StepTime[]> {
  const { id: seller_id, origin, headers } = seller
  const listing_id = randomUUID()
  const times: StepTime[] = []
  const post = async (step: string, path: string, body: BodyInit, more: Readonly<Record<string, string>> = {}) => {
    const began_ms = performance.now()
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: { ...headers, ...more }, body })
    await (await ok(answer)).arrayBuffer()
    times.push({ step, took_ms: performance.now() - began_ms })
  }
  const merge = { prefer: 'resolution=merge-duplicates' }

  const draft = { id: listing_id, seller_id, category: 'Goat', price: 9000, attributes: GOAT, place_id: PLACE }
  await post('draft', '/rest/v1/listings', JSON.stringify(draft), merge)
  const rows = []
  for (const [position, { full, card }] of photos.entries()) {
    const id = randomUUID()
    const path = `${seller_id}/${listing_id}/${id}.webp`
    const asPicture = { 'content-type': 'image/webp', 'x-upsert': 'true' }
    await post('photograph', `/storage/v1/object/${PHOTO_BUCKET}/${path}`, new Uint8Array(full), asPicture)
    await post('its card', `/storage/v1/object/${PHOTO_BUCKET}/${cardPathOf(path)}`, new Uint8Array(card), asPicture)
    rows.push({ id, listing_id, path, position, ...PREVIEW })
  }
  await post('names of photographs', '/rest/v1/listing_photos', JSON.stringify(rows), merge)
  await post('submit', '/rest/v1/rpc/submit_listing', JSON.stringify({ listing_id }))
  return times
}
