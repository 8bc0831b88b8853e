import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, type Status } from '../support/listings.ts'
import { asOwner, guest, type Person, register, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register({ name: 'Sunita', phone: '+919876543210' })
})

async function ended(id: string): Promise<unknown> {
  const { data, error } = await visitor.rpc('ended_listing', { listing_id: id })
  expect(error).toBeNull()
  return data
}

const set = (id: string, column: string, value: string) =>
  asOwner(
    `update public.listings set ${column} = $2::${column === 'attributes' ? 'text::jsonb' : 'text'} where id = $1::uuid`,
    [id, value],
  )

describe('what guests are told of a listing that is not on offer', () => {
  test.each(['sold', 'withdrawn', 'expired'] as Status[])('%s: what it was, and where', async (status) => {
    const id = await listingOf(seller, status)
    await set(
      id,
      'attributes',
      '{"breed": "Sirohi", "age": 14, "purpose": "Meat", "kiddingHistory": "Ask Sunita", "vaccinationStatus": "All"}',
    )
    const [place] = await asOwner<{ id: string }>('select place_id as id from public.listings where id = $1::uuid', [
      id,
    ])
    expect(await ended(id)).toEqual([
      {
        status,
        category: 'Goat',
        subcategory: 'doe',
        attributes: { breed: 'Sirohi', age: 14, purpose: 'Meat' },
        place_id: place?.id,
      },
    ])
  })

  test('one whose time has run out has expired', async () => {
    expect(await ended(await listingOf(seller, 'active', -1))).toMatchObject([{ status: 'expired' }])
  })

  test('removed: nothing of what it said', async () => {
    expect(await ended(await listingOf(seller, 'removed'))).toMatchObject([{ status: 'removed', attributes: {} }])
  })

  test.each(['draft', 'pending', 'rejected', 'active'] as Status[])('%s: nothing', async (status) => {
    expect(await ended(await listingOf(seller, status))).toEqual([])
  })

  test('of somebody suspended: as if it had been removed, and of a draft nothing', async () => {
    const person = await register({ name: 'Mohan' })
    const [offered, draft] = [await listingOf(person, 'active'), await listingOf(person, 'draft')]
    await suspend(person)
    expect(await ended(offered)).toMatchObject([{ status: 'removed', attributes: {} }])
    expect(await ended(draft)).toEqual([])
  })
})

describe('how a seller can be reached', () => {
  const channels = async ({ id }: Person) =>
    (await visitor.from('public_profiles').select('contact_channels').eq('id', id)).data

  test('is said by channel, and without a number', async () => {
    await listingOf(seller, 'active')
    expect(await channels(seller)).toEqual([{ contact_channels: ['phone'] }])
    await seller.client.from('profiles').update({ whatsapp: '+919876543210' }).eq('id', seller.id)
    expect(await channels(seller)).toEqual([{ contact_channels: ['phone', 'whatsapp'] }])
    const silent = await register({ name: 'Ravi' })
    await listingOf(silent, 'active')
    expect(await channels(silent)).toEqual([{ contact_channels: [] }])
  })
})
