import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, type Status } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, setSetting, suspend } from '../support/people.ts'

const PHONE = '+919876543210'

let visitor: SupabaseClient
let seller: Person
let buyer: Person
let suspended: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register({ name: 'Sunita', phone: PHONE })
  buyer = await register({ name: 'Ravi' })
  suspended = await register({ name: 'Mohan', phone: '+919876500000' })
  administrator = await registerAdministrator()
})

const reveal = (client: SupabaseClient, id: string, channel = 'phone') =>
  client.rpc('reveal_contact', { listing_id: id, channel })

async function contactCount(id: string): Promise<number | undefined> {
  const [row] = await asOwner<{ count: number }>(
    'select contact_count as count from public.listings where id = $1::uuid',
    [id],
  )
  return row?.count
}

describe('a seller’s number', () => {
  test('is told to somebody who is signed in, and written down', async () => {
    const id = await listingOf(seller, 'active')
    expect((await reveal(buyer.client, id)).data).toBe(PHONE)
    const { data } = await buyer.client.from('contact_events').select('*').eq('listing_id', id)
    expect(data).toMatchObject([{ seller_id: seller.id, person_id: buyer.id, channel: 'phone' }])
    expect(await contactCount(id)).toBe(1)
  })

  test('asked for again on the same day is no second time', async () => {
    const id = await listingOf(seller, 'active')
    await reveal(buyer.client, id)
    expect((await reveal(buyer.client, id)).data).toBe(PHONE)
    expect(await contactCount(id)).toBe(1)
  })

  test('is not told to guests', async () => {
    const { error } = await reveal(visitor, await listingOf(seller, 'active'))
    expect(error?.code).toBe('42501')
  })

  test('is not told by one’s own listing', async () => {
    expect((await reveal(seller.client, await listingOf(seller, 'active'))).status).toBe(409)
  })

  test.each(['draft', 'pending', 'rejected', 'sold', 'withdrawn', 'expired', 'removed'] as Status[])(
    'is not told by a %s listing',
    async (status) => {
      const id = await listingOf(seller, status)
      expect((await reveal(buyer.client, id)).error).toMatchObject({ code: 'PT404', details: 'listing' })
    },
  )

  test('is not told by a listing whose time has run out', async () => {
    expect((await reveal(buyer.client, await listingOf(seller, 'active', -1))).status).toBe(404)
  })

  test('is not told where there is none, nor by an unknown channel', async () => {
    const id = await listingOf(seller, 'active')
    expect((await reveal(buyer.client, id, 'whatsapp')).error?.details).toBe('number')
    expect((await reveal(buyer.client, id, 'telepathy')).status).toBe(422)
  })

  test('is neither told to nor of somebody suspended', async () => {
    const theirs = await listingOf(suspended, 'active')
    const mine = await listingOf(seller, 'active')
    await suspend(suspended)
    expect((await reveal(buyer.client, theirs)).status).toBe(404)
    expect((await reveal(suspended.client, mine)).error?.code).toBe('42501')
  })

  test('is told so often a day, and then no more', async () => {
    await setSetting('contacts_per_day', 2)
    const eager = await register()
    for (const status of [200, 200, 429]) {
      const id = await listingOf(seller, 'active')
      expect((await reveal(eager.client, id)).status).toBe(status)
      expect(await contactCount(id)).toBe(status === 200 ? 1 : 0)
    }
    const { error } = await reveal(eager.client, await listingOf(seller, 'active'))
    await setSetting('contacts_per_day', 30)
    expect(error).toMatchObject({ code: 'PT429', details: 'contacts', hint: '{"max": 2}' })
  })
})

test('the seller and strangers do not see who asked; administrators do', async () => {
  const id = await listingOf(seller, 'active')
  await reveal(buyer.client, id)
  const seen = async (client: SupabaseClient) =>
    ((await client.from('contact_events').select('id').eq('listing_id', id)).data ?? []).length
  expect(await seen(seller.client)).toBe(0)
  expect(await seen(visitor)).toBe(0)
  expect(await seen(administrator.client)).toBe(1)
})
