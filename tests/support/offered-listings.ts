import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import { anyPlace } from './listings.ts'
import { asOwner, type Person } from './people.ts'
import type { Reading } from './search-readings.ts'

const ANSWERS: Readonly<Record<string, object>> = {
  Goat: { breed: 'Osmanabadi', age: 14, purpose: 'Breeding' },
  Cattle: { breed: 'Gir', age: 4, purpose: 'Dairy' },
  Poultry: { type: 'Chicken', age: 20, purpose: 'Eggs' },
  'Veterinary-Support': { practitionerName: 'Dr. Rao', specialization: 'Surgeon' },
}

interface Offer {
  readonly category?: string
  readonly subcategory?: string
  readonly title?: string
  readonly description?: string
  readonly attributes?: object
  readonly place_id?: string
  readonly published_at?: string
}

/** Puts a listing on offer, past every rule. @returns its id */
export async function offer({ id: seller }: Person, what: Offer = {}): Promise<string> {
  const { category = 'Goat', title, description = '', attributes, published_at = new Date().toISOString() } = what
  const id = randomUUID()
  const place_id = what.place_id ?? (await anyPlace())
  const row = { id, category, subcategory: what.subcategory, title, description, published_at, place_id }
  await asOwner(
    `insert into public.listings
       (id, seller_id, category, subcategory, title, description, attributes, place_id, status, published_at, expires_at)
     select id, $2::uuid, category, subcategory, title, description, $3::text::jsonb, place_id, 'active', published_at,
       now() + interval '30 days'
     from jsonb_populate_record(null::public.listings, $1::text::jsonb)`,
    [JSON.stringify(row), seller, JSON.stringify({ ...ANSWERS[category], ...attributes })],
  )
  return id
}

/** What `search_listings` answers. */
export interface Found {
  readonly listings: readonly {
    readonly id: string
    readonly category: string
    readonly place_id: string
    readonly km: number | null
  }[]
  readonly next: string | null
  readonly sort: string
  readonly reading: Required<Omit<Reading, 'query' | 'words' | 'unknown' | 'mention'>> & {
    readonly words: readonly string[]
    readonly unknown: readonly string[]
    readonly narrowings: readonly object[]
    readonly did_you_mean: string | null
    readonly within_km: number | null
    readonly is_loosened: boolean
  }
}

/** Searches as somebody does, through the API. */
export async function search(client: SupabaseClient, query: string, others: object = {}): Promise<Found> {
  const { data, error } = await client.rpc('search_listings', { query, ...others })
  expect(error).toBeNull()
  return data as Found
}

/** The ids that a search finds on its first page. */
export async function idsOf(client: SupabaseClient, query: string, others: object = {}): Promise<string[]> {
  return (await search(client, query, others)).listings.map(({ id }) => id)
}
