import { createHash, randomUUID } from 'node:crypto'
import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { webp } from '../pictures.ts'

/** Where a market answers, and its keys. */
export interface Reached {
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
}

/** What a market has acknowledged: it may never be gone again. */
export interface Acknowledged {
  /** Prices by listing. */
  readonly listings: Map<string, number>
  /** The listing that shows a photograph, by its path. */
  readonly shown: Map<string, string>
  /** Sums of contents, by path. */
  readonly files: Map<string, string>
  readonly favourites: { readonly user_id: string; readonly listing_id: string }[]
  readonly reports: Map<string, string>
}

export const nothingYet = (): Acknowledged => ({
  listings: new Map(),
  shown: new Map(),
  files: new Map(),
  favourites: [],
  reports: new Map(),
})

export const sumOf = (bytes: ArrayBuffer | Uint8Array): string =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

export const clientOf = (url: string, key: string): SupabaseClient =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

interface Writer {
  readonly client: SupabaseClient
  readonly id: string
}

async function newWriter({ url, publishableKey }: Reached): Promise<Writer> {
  const client = clientOf(url, publishableKey)
  const email = `writer-${randomUUID()}@maveshi.example`
  const { data, error } = await client.auth.signUp({ email, password: 'a-long-password' })
  if (error || !data.user) throw error ?? new Error('Nobody was registered')
  return { client, id: data.user.id }
}

const PLACE = 'IN.16'
const newGoat = (seller_id: string, price: number) => ({
  id: randomUUID(),
  seller_id,
  category: 'Goat',
  subcategory: 'doe',
  price,
  attributes: { breed: 'Osmanabadi', age: 14, purpose: 'Meat' },
  place_id: PLACE,
})

/** Listings on offer, to be saved and reported. @returns their ids */
export async function offerListings(reached: Reached, count: number): Promise<string[]> {
  const { id } = await newWriter(reached)
  const now = Date.now()
  const times = { published_at: new Date(now).toISOString(), expires_at: new Date(now + 30 * 86_400_000).toISOString() }
  const goats = Array.from({ length: count }, () => ({ ...newGoat(id, 9000), status: 'active', ...times }))
  await clientOf(reached.url, reached.secretKey).from('listings').insert(goats).throwOnError()
  return goats.map((goat) => goat.id)
}

async function writeListing({ client, id }: Writer, seed: number, done: Acknowledged): Promise<void> {
  const goat = newGoat(id, 1000 + seed)
  await client.from('listings').insert(goat).throwOnError()
  done.listings.set(goat.id, goat.price)
  const path = `${id}/${goat.id}/${randomUUID()}.webp`
  for (const [part, file] of [path, path.replace('.webp', '-card.webp')].entries()) {
    const bytes = await webp({ seed: seed * 2 + part, width: 320, height: 240 })
    const { error } = await client.storage.from(PHOTO_BUCKET).upload(file, bytes, { contentType: 'image/webp' })
    if (error) throw error
    done.files.set(file, sumOf(bytes))
  }
  const photo = { listing_id: goat.id, path, width: 320, height: 240, position: 0, preview: '#aabbcc' }
  await client.from('listing_photos').insert(photo).throwOnError()
  done.shown.set(path, goat.id)
}

async function saveAndReport({ client, id }: Writer, offered: string, done: Acknowledged): Promise<void> {
  const { error } = await client.rpc('save_favourites', { listing_ids: [offered] })
  if (error) throw error
  done.favourites.push({ user_id: id, listing_id: offered })
  const report = { id: randomUUID(), listing_id: offered, reporter_id: id, reason: 'misleading' }
  await client.from('reports').insert(report).throwOnError()
  done.reports.set(report.id, offered)
}

/** Somebody's listings of a day are few: then another one goes on. */
const LISTINGS_EACH = 8

/**
 * Registers people, writes listings with their photographs, saves and reports listings on offer, one thing after the
 * other, until it is told to stop, and notes what was acknowledged.
 * @throws Error when the market refuses, or ends
 */
export async function writeUntil(
  isOver: () => boolean,
  reached: Reached,
  offered: readonly string[],
  done: Acknowledged,
): Promise<void> {
  for (let seed = Math.floor(Math.random() * 1e6); !isOver(); ) {
    const writer = await newWriter(reached)
    for (let count = 0; count < LISTINGS_EACH && !isOver(); count++) {
      await writeListing(writer, seed++, done)
      const listing = offered[count]
      if (listing) await saveAndReport(writer, listing, done)
    }
  }
}
