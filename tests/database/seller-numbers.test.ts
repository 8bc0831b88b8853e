import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, type Status } from '../support/listings.ts'
import { asOwner, guest, type Person, register, setSetting, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person
let stranger: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
  stranger = await register()
})

/** Adds views of a listing, so many days ago as India counts them. */
const addViews = (id: string, daysAgo: number, count: number) =>
  asOwner(
    `insert into private.listing_views (listing_id, day, count)
     values ($1::uuid, (now() at time zone 'Asia/Kolkata')::date - $2::int, $3::int)`,
    [id, daysAgo, count],
  )

async function viewsOf({ client }: Person): Promise<readonly { day: string; views: number }[]> {
  const { data, error } = await client.rpc('views_by_day')
  expect(error).toBeNull()
  return (data as { day: string; views: number | string }[]).map(({ day, views }) => ({ day, views: Number(views) }))
}

describe('views by day', () => {
  test('are those at all of one’s own listings, ended ones too, over four weeks', async () => {
    const someone = await register()
    const [one, other, foreign] = [
      await listingOf(someone, 'active'),
      await listingOf(someone, 'sold'),
      await listingOf(seller, 'active'),
    ]
    await addViews(one, 0, 3)
    await addViews(other, 0, 4)
    await addViews(one, 27, 5)
    await addViews(one, 28, 90)
    await addViews(foreign, 0, 800)
    const views = await viewsOf(someone)
    expect(views.map((one) => one.views)).toEqual([5, 7])
    expect(Date.parse(views[1]?.day ?? '') - Date.parse(views[0]?.day ?? '')).toBe(27 * 86_400_000)
  })

  test('are counted as people look', async () => {
    const someone = await register()
    const id = await listingOf(someone, 'active')
    await visitor.rpc('record_view', { listing_id: id })
    await stranger.client.rpc('record_view', { listing_id: id })
    expect((await viewsOf(someone)).map(({ views }) => views)).toEqual([2])
  })

  test('are nothing to somebody who sells nothing, and refused to guests', async () => {
    expect(await viewsOf(await register())).toEqual([])
    expect((await visitor.rpc('views_by_day')).error?.code).toBe('42501')
  })

  test('are forgotten after a year, while their sum stays', async () => {
    const id = await listingOf(seller, 'active')
    await addViews(id, 367, 5)
    await addViews(id, 366, 7)
    await addViews(id, 0, 1)
    const rows = await asOwner<{ count: number }>(
      'select count from private.listing_views where listing_id = $1::uuid order by day',
      [id],
    )
    expect(rows.map(({ count }) => count)).toEqual([7, 1])
    const [row] = await asOwner('select view_count from public.listings where id = $1::uuid', [id])
    expect(row).toEqual({ view_count: 13 })
  })
})

describe('listings that have ended', () => {
  const ended = (client: SupabaseClient, listing_ids: readonly string[]) =>
    client.rpc('ended_listings', { listing_ids })

  test('are told of together, and nothing of the others', async () => {
    const ids = await Promise.all(
      (['sold', 'expired', 'removed', 'active', 'draft'] as Status[]).map((status) => listingOf(seller, status)),
    )
    const { data } = await ended(stranger.client, [...ids, ...ids])
    const rows = data as { id: string; status: string; attributes: object }[]
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [ids[0], 'sold'],
        [ids[1], 'expired'],
        [ids[2], 'removed'],
      ]),
    )
    expect(rows).toHaveLength(3)
    expect(rows.find(({ status }) => status === 'removed')?.attributes).toEqual({})
  })

  test('are told to guests as well, who keep listings on their phones', async () => {
    const id = await listingOf(seller, 'sold')
    expect((await ended(visitor, [id])).data).toMatchObject([{ id, status: 'sold' }])
  })
})

describe('the price of a listing on offer', () => {
  const change = (client: SupabaseClient, listing_id: string, price: number | null = 8500, negotiable = true) =>
    client.rpc('change_price', { listing_id, price, negotiable })
  const priceOf = async (id: string) => {
    const [row] = await asOwner<{ price: number; negotiable: boolean; is_untouched: boolean }>(
      `select price::int, negotiable, published_at = created_at as is_untouched
       from public.listings where id = $1::uuid`,
      [id],
    )
    return row
  }

  test('is changed by the seller, and the listing becomes no newer', async () => {
    const id = await listingOf(seller, 'active')
    const { data, error } = await change(seller.client, id).single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ id, status: 'active', negotiable: true })
    expect(await priceOf(id)).toEqual({ price: 8500, negotiable: true, is_untouched: true })
    await change(seller.client, id, null, false)
    expect(await priceOf(id)).toMatchObject({ price: null, negotiable: false })
  })

  test.each(['draft', 'pending', 'rejected', 'sold', 'withdrawn', 'expired', 'removed'] as Status[])(
    'is not changed where it is %s',
    async (status) => {
      const id = await listingOf(seller, status)
      expect((await change(seller.client, id)).error).toMatchObject({ code: 'PT409', details: status })
      expect(await priceOf(id)).toMatchObject({ price: null })
    },
  )

  test('is not changed by anybody else, nor by somebody suspended', async () => {
    const id = await listingOf(seller, 'active')
    expect((await change(visitor, id)).error?.code).toBe('42501')
    expect((await change(stranger.client, id)).error?.code).toBe('PT404')
    const suspended = await register()
    const theirs = await listingOf(suspended, 'active')
    await suspend(suspended)
    expect((await change(suspended.client, theirs)).error).toMatchObject({ code: '42501', details: 'suspended' })
    expect(await priceOf(theirs)).toMatchObject({ price: null })
  })

  test('stays within its bounds', async () => {
    const id = await listingOf(seller, 'active')
    for (const price of [-1, 1_000_000_001]) expect((await change(seller.client, id, price)).status).toBe(400)
    expect(await priceOf(id)).toMatchObject({ price: null })
  })

  test('is changed so often a day; the same price again is no change', async () => {
    await setSetting('price_changes_per_day', 1)
    const eager = await register()
    const id = await listingOf(eager, 'active')
    const statuses = [8000, 8000, 7000].map((price) => () => change(eager.client, id, price))
    const answers = []
    for (const attempt of statuses) answers.push((await attempt()).status)
    await setSetting('price_changes_per_day', 50)
    expect(answers).toEqual([200, 200, 429])
    expect(await priceOf(id)).toMatchObject({ price: 8000 })
  })
})
