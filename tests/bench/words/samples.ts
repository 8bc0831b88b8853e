import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { categoryPath } from '../../../storefront/src/paths.ts'
import { administrator } from '../../support/console.ts'

/** A listing and the form that it was written in. */
export interface OwnSample {
  readonly id: string
  readonly listingType: 'product' | 'service'
}

/** Rows of a demo market, by their ids. */
export interface Samples {
  /** The list of each category that has anything on offer. */
  readonly lists: readonly string[]
  /** One on offer of each category that has any. */
  readonly offered: readonly string[]
  readonly waiting: string
  readonly ended: string
  readonly reported: string
  /** Somebody with listings who is not the demo market's own seller. */
  readonly seller: string
  /** What the demo market's own seller has, by how it stands. */
  readonly own: Readonly<Record<'active' | 'draft' | 'pending' | 'rejected', OwnSample>>
  /** One row of each list whose rows are edited, as its address names it. */
  readonly edited: readonly string[]
}

interface Found {
  readonly rows: readonly Readonly<Record<string, string>>[]
}

type Filters = Readonly<Record<string, string>>

async function rowOf(client: SupabaseClient, list: string, filters: Filters) {
  const { data } = await client.rpc(list, { filters, at_most: 1 }).throwOnError()
  return (data as Found).rows[0]
}

/** @throws Error where there is none */
async function first(client: SupabaseClient, list: string, column: string, filters: Filters = {}): Promise<string> {
  const found = (await rowOf(client, list, filters))?.[column]
  if (!found) throw new Error(`Nothing is told by ${list} of ${JSON.stringify(filters)}`)
  return found
}

/** The id of the demo market's own seller. */
async function ownerOf(origin: string): Promise<string> {
  const { publishableKey } = (await (await fetch(`${origin}/config.json`)).json()) as { publishableKey: string }
  const client = createClient(origin, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signInWithPassword(DEMO_ACCOUNTS.seller)
  if (error) throw new Error(`The seller could not sign in: ${error.message}`)
  return data.user.id
}

/** One address of each screen that edits a row of the catalogue. */
async function editedRows(client: SupabaseClient): Promise<string[]> {
  const firstOf = async (table: string, column: string, filters: Filters = {}) => {
    const { data } = await client.from(table).select(column).match(filters).limit(1).single().throwOnError()
    return String((data as unknown as Record<string, unknown>)[column])
  }
  const cattle = { category: 'Cattle' }
  return [
    `/dropdown-options/${await firstOf('dropdown_options', 'id')}`,
    `/livestock-types/${await firstOf('livestock_types', 'value')}`,
    `/subcategories/${await firstOf('subcategories', 'id', cattle)}`,
    // Each kind of answer has settings of its own.
    `/categories/Cattle/fields/${await firstOf('listing_fields', 'id', { ...cattle, type: 'number' })}`,
    `/categories/Cattle/fields/${await firstOf('listing_fields', 'id', { ...cattle, type: 'select' })}`,
  ]
}

/**
 * One row of each kind that has a screen of its own; where nobody has reported anything, the administrator does, and
 * tells the demo market's own seller of a decision.
 * @throws Error where the market has none
 */
export async function sampleListings(origin: string): Promise<Samples> {
  const client = await administrator(origin)
  const { data: categories } = await client.from('categories').select('value, kind').order('position').throwOnError()
  const found = await Promise.all(
    (categories ?? []).map(({ value }) => rowOf(client, 'find_listings', { category: value, status: 'active' })),
  )
  const active = await first(client, 'find_listings', 'id', { status: 'active' })
  const { data } = await client.auth.getUser()
  if (!(await rowOf(client, 'find_reports', {})))
    await client
      .from('reports')
      .insert({ listing_id: active, reporter_id: data.user?.id, reason: 'sold', details: null })
      .throwOnError()
  const kinds = new Map((categories ?? []).map(({ value, kind }) => [value, kind]))
  const owner = await ownerOf(origin)
  const ownOf = async (status: string): Promise<OwnSample> => {
    const row = await rowOf(client, 'find_listings', { seller_id: owner, status })
    if (!row?.id) throw new Error(`The demo market's seller has nothing that is ${status}`)
    return { id: row.id, listingType: kinds.get(row.category) === 'service' ? 'service' : 'product' }
  }
  const [own, rejected] = [await ownOf('active'), await ownOf('rejected')]
  await client.rpc('remove_listing', { listing_id: own.id, reason: 'misleading' }).throwOnError()
  await client.rpc('restore_listing', { listing_id: own.id }).throwOnError()
  const others = found.flatMap((row) => (row?.seller_id && row.seller_id !== owner ? [row.seller_id] : []))
  return {
    lists: (categories ?? []).filter((_, index) => found[index]).map(categoryPath),
    offered: found.flatMap((row) => row?.id ?? []),
    waiting: await first(client, 'find_listings', 'id', { status: 'pending' }),
    ended: await first(client, 'find_listings', 'id', { status: 'sold' }),
    reported: await first(client, 'find_reports', 'id'),
    seller: others[0] ?? owner,
    own: { active: own, draft: await ownOf('draft'), pending: await ownOf('pending'), rejected },
    edited: await editedRows(client),
  }
}
