import { randomBytes, randomUUID } from 'node:crypto'
import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import sharp from 'sharp'
import { ask } from './calls.ts'
import type { AttackedMarket } from './market.ts'

/** Somebody with an account. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly password: string
  token: string
}

/** Somebody whose data others want, and what of it no answer to others may show, by name. */
export interface Victim extends Account {
  readonly secrets: ReadonlyMap<string, string>
  /** Every listing, whatever its state. */
  readonly listings: readonly string[]
  readonly files: readonly string[]
}

/** Letters only, so that they go through every check of words. */
const word = () => `zq${[...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
const number = () => `9${String(randomBytes(6).readUIntBE(0, 6) % 1e9).padStart(9, '0')}`

const PASSWORD = 'a-long-password'

/** Registers somebody. */
export async function registerAt(market: AttackedMarket, email: string, data: object = {}): Promise<Account> {
  const made = await ask<{ access_token: string; user: { id: string } }>(market, '/auth/v1/signup', {
    body: { email, password: PASSWORD, data },
  })
  return { id: made.user.id, email, password: PASSWORD, token: made.access_token }
}

/** A new attacker with an account of their own, and a draft of a listing, without which hardly anything is allowed. */
export async function newAttacker(
  market: AttackedMarket,
  place: string,
): Promise<Account & { readonly draft: string }> {
  const account = await registerAt(market, `attacker-${word()}@maveshi.example`, { name: 'Attacker', language: 'en' })
  const draft = randomUUID()
  await ask(market, '/rest/v1/listings', { token: account.token, body: goat(draft, account.id, place, 'A draft') })
  return { ...account, draft }
}

const goat = (id: string, seller: string, place: string, description: string) => ({
  id,
  seller_id: seller,
  category: 'Goat',
  subcategory: 'doe',
  attributes: { breed: 'Osmanabadi', age: 14, purpose: 'Breeding' },
  price: 9000,
  place_id: place,
  description,
})

const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#a86' } })
    .webp()
    .toBuffer()

async function storePhoto(market: AttackedMarket, { id, token }: Account, listing: string): Promise<string[]> {
  const name = `${id}/${listing}/${randomUUID()}`
  const paths = [`${name}.webp`, `${name}-card.webp`]
  for (const path of paths) {
    await ask(market, `/storage/v1/object/${PHOTO_BUCKET}/${path}`, {
      token,
      body: new Uint8Array(await picture()),
      headers: { 'content-type': 'image/webp', 'cache-control': 'max-age=3600' },
    })
  }
  await ask(market, '/rest/v1/listing_photos', {
    token,
    body: {
      listing_id: listing,
      path: paths[0],
      width: 64,
      height: 48,
      position: 0,
      preview: '#aa8866',
    },
  })
  return paths
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

/** Puts a listing on offer as the operator, past every rule. */
async function offer(market: AttackedMarket, { id }: Account, place: string): Promise<string> {
  const listing = randomUUID()
  const times = { published_at: days(-1), expires_at: days(30), status: 'active' }
  await ask(market, '/rest/v1/listings', {
    isOperator: true,
    body: { ...goat(listing, id, place, 'Two kids'), ...times },
  })
  return listing
}

/**
 * Somebody who keeps to themselves: a name, numbers, an address, a draft with a photograph, a listing that waits, a
 * saved search, a report and a request for deletion, each with a word that stands nowhere else.
 */
export async function hiddenVictim(market: AttackedMarket, place: string, reported: string): Promise<Victim> {
  const [name, address, phone, whatsapp, draftWord, waiting, search, report, leaving, begun] = [
    word(),
    word(),
    number(),
    number(),
    word(),
    word(),
    word(),
    word(),
    word(),
    word(),
  ]
  const account = await registerAt(market, `${address}@maveshi.example`, {
    name,
    phone: `+91${phone}`,
    whatsapp: `+91${whatsapp}`,
    language: 'mr',
  })
  const { id, token } = account
  const put = (table: string, body: object) => ask(market, `/rest/v1/${table}`, { token, body })
  const [draft, pending] = [randomUUID(), randomUUID()]
  await put('listings', goat(draft, id, place, draftWord))
  await put('listings', goat(pending, id, place, waiting))
  const files = await storePhoto(market, account, draft)
  await ask(market, `/rest/v1/listings?id=eq.${pending}`, {
    method: 'PATCH',
    isOperator: true,
    body: { status: 'pending' },
  })
  await put('listing_drafts', { id: randomUUID(), profile_id: id, listing_type: 'product', words: { title: begun } })
  await put('saved_searches', { user_id: id, name: search, query: { category: 'Goat', q: search } })
  await put('reports', { reporter_id: id, listing_id: reported, reason: 'other', details: report })
  await put('deletion_requests', { profile_id: id, reason: leaving })
  const secrets = {
    name,
    address,
    phone,
    whatsapp,
    'a draft': draftWord,
    'a waiting listing': waiting,
    'a saved search': search,
    'a report': report,
    'a request for deletion': leaving,
    'begun words': begun,
  }
  return { ...account, secrets: new Map(Object.entries(secrets)), listings: [draft, pending], files }
}

/** Somebody who sells: the name is known and members may ask for the number, but the address and what is saved are not. */
export async function openVictim(market: AttackedMarket, place: string): Promise<Victim> {
  const [address, search, begun] = [word(), word(), word()]
  const account = await registerAt(market, `${address}@maveshi.example`, {
    name: 'Asha Patil',
    phone: `+91${number()}`,
    language: 'hi',
  })
  const listing = await offer(market, account, place)
  const put = (table: string, body: object) => ask(market, `/rest/v1/${table}`, { token: account.token, body })
  await put('saved_searches', { user_id: account.id, name: search, query: { q: search } })
  await put('listing_drafts', {
    id: randomUUID(),
    profile_id: account.id,
    listing_type: 'product',
    words: { title: begun },
  })
  const secrets = new Map([
    ['the seller’s address', address],
    ['the seller’s saved search', search],
    ['the seller’s begun words', begun],
  ])
  return { ...account, secrets, listings: [listing], files: [] }
}
