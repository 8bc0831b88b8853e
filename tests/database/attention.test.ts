import { REPORT_REASONS } from '@maveshi/shared/listing/report'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf, listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, setSetting } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person
let buyer: Person
let administrator: Person
let listing: string

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
  buyer = await register()
  administrator = await registerAdministrator()
  listing = await listingOf(seller, 'active')
})

async function countsOf(id: string): Promise<unknown> {
  const [row] = await asOwner(
    'select view_count, favourite_count, updated_at = created_at as is_untouched from public.listings where id = $1::uuid',
    [id],
  )
  return row
}

describe('a report', () => {
  const report = (client: SupabaseClient, reporter: Person, changes: object = {}) =>
    client
      .from('reports')
      .insert({ listing_id: listing, reporter_id: reporter.id, reason: REPORT_REASONS[0], ...changes })

  test('is made once while it is open, and again after it was handled', async () => {
    expect((await report(buyer.client, buyer)).error).toBeNull()
    expect((await report(buyer.client, buyer, { reason: 'other' })).status).toBe(409)
    const { data } = await administrator.client
      .from('reports')
      .update({ status: 'dismissed', resolution: 'Talked to the seller' })
      .eq('reporter_id', buyer.id)
      .select()
    expect(data).toMatchObject([{ status: 'dismissed', handled_at: expect.any(String) }])
    expect((await report(buyer.client, buyer)).error).toBeNull()
  })

  test('is not made of one’s own listing, of one that is out of sight, in another’s name, or handled from the start', async () => {
    const hidden = await listingOf(seller, 'draft')
    for (const refused of [
      await report(seller.client, seller),
      await report(buyer.client, buyer, { listing_id: hidden }),
      await report(buyer.client, seller),
      await report(visitor, buyer),
      await report(buyer.client, buyer, { status: 'dismissed' }),
      await report(buyer.client, buyer, { handled_at: '2026-01-01T00:00:00Z' }),
    ]) {
      expect(refused.error?.code).toBe('42501')
    }
  })

  test('is made for a known reason', async () => {
    expect((await report(buyer.client, buyer, { reason: 'ugly' })).error?.code).toBe('23514')
  })

  test('is not seen by the seller', async () => {
    expect((await seller.client.from('reports').select('id').eq('listing_id', listing)).data).toEqual([])
  })

  test('is made so often a day, and then no more', async () => {
    await setSetting('reports_per_day', 1)
    const eager = await register()
    expect((await report(eager.client, eager)).error).toBeNull()
    const another = await listingOf(seller, 'active')
    const { error, status } = await report(eager.client, eager, { listing_id: another })
    await setSetting('reports_per_day', 20)
    expect(status).toBe(429)
    expect(error).toMatchObject({ details: 'reports' })
  })
})

describe('favourites', () => {
  test('are kept, counted and forgotten', async () => {
    const id = await listingOf(seller, 'active')
    const mine = { user_id: buyer.id, listing_id: id }
    expect((await buyer.client.from('favourites').insert(mine)).error).toBeNull()
    expect(await countsOf(id)).toMatchObject({ favourite_count: 1, is_untouched: true })
    await buyer.client.from('favourites').delete().match(mine)
    expect(await countsOf(id)).toMatchObject({ favourite_count: 0 })
  })

  test('are of listings that one sees', async () => {
    const hidden = await listingOf(seller, 'pending')
    const saved = await buyer.client.from('favourites').insert({ user_id: buyer.id, listing_id: hidden })
    expect(saved.error?.code).toBe('42501')
  })
})

describe('views of a listing', () => {
  const view = (client: SupabaseClient, id: string) => client.rpc('record_view', { listing_id: id })

  test('are counted, those of guests too, but not the seller’s', async () => {
    const id = await listingOf(seller, 'active')
    for (const client of [visitor, buyer.client, seller.client]) expect((await view(client, id)).error).toBeNull()
    expect(await countsOf(id)).toMatchObject({ view_count: 2, is_untouched: true })
  })

  test('are counted so often a minute, and no more until the next', async () => {
    await setSetting('views_per_minute', 2)
    const id = await listingOf(seller, 'active')
    for (let times = 0; times < 4; times += 1) await view(visitor, id)
    expect(await countsOf(id)).toMatchObject({ view_count: 2 })
    await asOwner(
      `update private.listing_views set minute = minute - interval '1 minute' where listing_id = $1::uuid`,
      [id],
    )
    await view(visitor, id)
    await setSetting('views_per_minute', 60)
    expect(await countsOf(id)).toMatchObject({ view_count: 3 })
  })

  test('are not counted where there is nothing on offer', async () => {
    const id = await listingOf(seller, 'draft')
    await view(visitor, id)
    expect(await countsOf(id)).toMatchObject({ view_count: 0 })
  })
})

describe('listings begun in a day', () => {
  test('are limited, and sending the same draft again is not another one', async () => {
    await setSetting('listings_per_day', 2)
    const eager = await register()
    const [one, two, three] = [await draftOf(eager), await draftOf(eager), await draftOf(eager)]
    const statuses = []
    for (const draft of [one, one, two, two, three]) {
      statuses.push((await eager.client.from('listings').upsert(draft)).status)
    }
    await setSetting('listings_per_day', 50)
    expect(statuses.map((status) => status < 300)).toEqual([true, true, true, true, false])
    expect(statuses.at(-1)).toBe(429)
  })

  test('are not won back by deleting', async () => {
    await setSetting('listings_per_day', 1)
    const eager = await register()
    const draft = await draftOf(eager)
    await eager.client.from('listings').insert(draft)
    await eager.client.from('listings').delete().eq('id', draft.id)
    const { status } = await eager.client.from('listings').insert(await draftOf(eager))
    await setSetting('listings_per_day', 50)
    expect(status).toBe(429)
  })
})

test('a public profile says how many listings are on offer', async () => {
  const someone = await register()
  await listingOf(someone, 'active')
  await listingOf(someone, 'active', -1)
  await listingOf(someone, 'draft')
  const { data } = await visitor.from('public_profiles').select('active_listings').eq('id', someone.id).single()
  expect(data).toEqual({ active_listings: 1 })
})

test('whoever wants to be forgotten says so once, and administrators read it', async () => {
  const request = { profile_id: buyer.id, reason: 'I sold my animals' }
  expect((await buyer.client.from('deletion_requests').insert(request)).error).toBeNull()
  expect((await buyer.client.from('deletion_requests').insert(request)).status).toBe(409)
  expect((await administrator.client.from('deletion_requests').select('reason')).data).toContainEqual({
    reason: 'I sold my animals',
  })
})
