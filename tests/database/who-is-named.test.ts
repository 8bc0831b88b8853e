import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, directClient, guest, type Person, register, registerAdministrator } from '../support/people.ts'

/** Thousands of rows that are about nobody. */
const OF_THE_SEEDS: ReadonlySet<string> = new Set(['places', 'pincode_areas', 'place_aliases', 'search_lexicon'])

/** As many as the backend gives in one answer. */
const ROWS_AT_ONCE = 1000

let visitor: SupabaseClient
let stranger: Person
let administrator: Person
/** Each with a column that its rows can be sorted by. */
let tables: readonly { readonly name: string; readonly first_column: string }[]

beforeAll(async () => {
  visitor = await guest()
  stranger = await register()
  administrator = await registerAdministrator()
  tables = await asOwner(
    `select relname::text as name, attname::text as first_column
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum = 1
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  )
})

/** All that somebody reads of a table. The other tests have left more people than one answer holds. */
async function allOf(client: SupabaseClient, { name, first_column }: (typeof tables)[number]): Promise<unknown[]> {
  const all: unknown[] = []
  for (;;) {
    const page = client.from(name).select('*').order(first_column)
    const { data, error } = await page.range(all.length, all.length + ROWS_AT_ONCE - 1)
    // Tables that nobody but administrators may read are refused to others by the database.
    expect(['42501', undefined]).toContain(error?.code)
    all.push(...(data ?? []))
    if ((data ?? []).length < ROWS_AT_ONCE) return all
  }
}

/**
 * The tables in which somebody reads one of these words, however it got there. Whole tables are asked past the gateway,
 * as a hosted project can be.
 */
async function tablesThatTell(client: SupabaseClient, ...words: string[]): Promise<string[]> {
  const telling = []
  const direct = await directClient(client)
  for (const table of tables) {
    if (OF_THE_SEEDS.has(table.name)) continue
    const text = JSON.stringify(await allOf(direct, table))
    if (words.some((word) => text.includes(word))) telling.push(table.name)
  }
  return telling
}

describe('a member is told to strangers', () => {
  const profileOf = async (client: SupabaseClient, { id }: Person) =>
    (await client.from('public_profiles').select('id, contact_channels').eq('id', id)).data
  const channelsOf = async (client: SupabaseClient, { id }: Person) =>
    (await (await directClient(client)).rpc('contact_channels', { profile: `(${id},,,,,,,,,)` })).data

  test('while there is something on offer, and by nothing that has ended', async () => {
    const seller = await register({ phone: '+919876543210' })
    for (const status of ['draft', 'pending', 'rejected', 'sold', 'withdrawn', 'expired', 'removed'] as const) {
      await listingOf(seller, status)
    }
    await listingOf(seller, 'active', -1)
    for (const client of [visitor, stranger.client]) {
      expect(await profileOf(client, seller)).toEqual([])
      expect(await channelsOf(client, seller)).toBeNull()
    }
    await listingOf(seller, 'active')
    for (const client of [visitor, stranger.client]) {
      expect(await profileOf(client, seller)).toEqual([{ id: seller.id, contact_channels: ['phone'] }])
      expect(await channelsOf(client, seller)).toEqual(['phone'])
    }
  })

  test('who offers nothing in no table at all, whatever else they do', async () => {
    const member = await register({ name: 'Nobody to see' })
    const seller = await register({ phone: '+919876500011' })
    const listing_id = await listingOf(seller, 'active')
    await listingOf(member, 'sold')
    const { client, id } = member
    await client.from('favourites').insert({ user_id: id, listing_id })
    await client.from('reports').insert({ reporter_id: id, listing_id, reason: 'other' })
    await client.from('saved_searches').insert({ user_id: id, name: 'Goats', query: {} })
    await client.rpc('reveal_contact', { listing_id, channel: 'phone' })
    for (const one of [visitor, stranger.client, seller.client]) {
      expect(await tablesThatTell(one, id, 'Nobody to see')).toEqual([])
    }
    expect(await tablesThatTell(client, id)).toContain('public_profiles')
    expect(await tablesThatTell(administrator.client, id)).toContain('public_profiles')
  })
})

test('who decided is read in no table by sellers and reporters, and in none of their own data', async () => {
  const [seller, reporter] = [await register(), await register()]
  const waiting = await listingOf(seller, 'pending')
  await administrator.client.rpc('reject_listing', { listing_id: waiting, reason: 'price' })
  const offered = await listingOf(seller, 'active')
  const report = { id: randomUUID(), reporter_id: reporter.id, listing_id: offered, reason: 'other' }
  expect((await reporter.client.from('reports').insert(report)).error).toBeNull()
  const settling = { listing_id: offered, outcome: 'upheld', step: 'remove', removal_reason: 'fraud' }
  expect((await administrator.client.rpc('settle_reports', settling)).error).toBeNull()
  const begun = { id: randomUUID(), category: 'Goat', place_id: 'IN.16', attributes: {}, price: 1 }
  await administrator.client.rpc('begin_listing_for', { seller: seller.id, listing: begun })
  await administrator.client.rpc('verify_registration', { profile: seller.id, is_verified: true })
  await administrator.client.rpc('suspend_profile', { profile: seller.id, reason: 'Fraud' })
  for (const { client } of [seller, reporter]) {
    expect(await tablesThatTell(client, administrator.id)).toEqual([])
    expect(JSON.stringify((await client.rpc('export_my_data')).data)).not.toContain(administrator.id)
  }
  const { data } = await administrator.client.rpc('reported_listing', { listing_id: offered })
  expect(data).toMatchObject({ told: [{ status: 'upheld', handled_by: { id: administrator.id } }] })
})
