import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, type Status, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let owner: Person
let stranger: Person
let suspended: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  owner = await register({ name: 'Owner' })
  stranger = await register({ name: 'Stranger' })
  suspended = await register({ name: 'Suspended' })
  administrator = await registerAdministrator()
  await suspend(suspended)
})

const reads = async (client: SupabaseClient, id: string) =>
  ((await client.from('listings').select('id').eq('id', id)).data ?? []).length === 1

describe('who sees a listing', () => {
  const all: readonly Status[] = ['draft', 'pending', 'active', 'rejected', 'sold', 'withdrawn', 'expired', 'removed']

  test.each(all)('%s: its owner and administrators always, others only while it is active', async (status) => {
    const id = await listingOf(owner, status)
    expect(await reads(owner.client, id)).toBe(true)
    expect(await reads(administrator.client, id)).toBe(true)
    expect(await reads(stranger.client, id)).toBe(status === 'active')
    expect(await reads(visitor, id)).toBe(status === 'active')
  })

  test('nobody else once its time has run out, though its status is still active', async () => {
    const id = await listingOf(owner, 'active', -1)
    expect(await reads(visitor, id)).toBe(false)
    expect(await reads(stranger.client, id)).toBe(false)
    expect(await reads(owner.client, id)).toBe(true)
  })

  test('a suspended owner still sees it', async () => {
    expect(await reads(suspended.client, await listingOf(suspended, 'draft'))).toBe(true)
  })
})

describe('changing a listing', () => {
  const setPrice = (client: SupabaseClient, id: string) =>
    client.from('listings').update({ price: 4321 }).eq('id', id).select()

  test.each(['draft', 'rejected'] as const)('its owner may while it is %s', async (status) => {
    expect((await setPrice(owner.client, await listingOf(owner, status))).data).toHaveLength(1)
  })

  test.each(['pending', 'active', 'sold', 'withdrawn', 'expired', 'removed'] as const)(
    'its owner may not while it is %s, and administrators may',
    async (status) => {
      const id = await listingOf(owner, status)
      expect((await setPrice(owner.client, id)).data ?? []).toEqual([])
      expect((await setPrice(administrator.client, id)).data).toHaveLength(1)
    },
  )

  test.each([
    ['a stranger', () => stranger.client, () => owner],
    ['a guest', () => visitor, () => owner],
    ['a suspended owner', () => suspended.client, () => suspended],
  ])('%s may not', async (_who, client, whose) => {
    const id = await listingOf(whose(), 'draft')
    expect((await setPrice(client(), id)).data ?? []).toEqual([])
    const [row] = await asOwner<{ price: number | null }>('select price from public.listings where id = $1::uuid', [id])
    expect(row?.price).toBeNull()
  })

  test.each([
    ['status', 'active'],
    ['status', 'pending'],
    ['published_at', '2026-01-01T00:00:00Z'],
    ['expires_at', '2099-01-01T00:00:00Z'],
    ['created_at', '2001-01-01T00:00:00Z'],
    ['rejection_reason', 'price'],
  ])('nobody sets %s directly, administrators included', async (column, value) => {
    const id = await listingOf(owner, 'draft')
    for (const { client } of [owner, administrator]) {
      expect(
        (
          await client
            .from('listings')
            .update({ [column]: value })
            .eq('id', id)
        ).error?.code,
      ).toBe('42501')
    }
    expect(await statusOf(id)).toBe('draft')
  })

  test('it cannot be given to somebody else', async () => {
    const id = await listingOf(owner, 'draft')
    const { error } = await owner.client.from('listings').update({ seller_id: stranger.id }).eq('id', id)
    expect(error?.code).toBe('42501')
  })
})

describe('deleting a listing', () => {
  const remove = async (client: SupabaseClient, id: string) => {
    await client.from('listings').delete().eq('id', id)
    return (await statusOf(id)) === undefined
  }

  test('its owner may while it is a draft', async () =>
    expect(await remove(owner.client, await listingOf(owner, 'draft'))).toBe(true))

  test.each(['pending', 'active', 'rejected', 'sold', 'removed'] as const)(
    'its owner may not while it is %s',
    async (status) => {
      expect(await remove(owner.client, await listingOf(owner, status))).toBe(false)
    },
  )

  test('strangers and guests may not', async () => {
    const id = await listingOf(owner, 'draft')
    expect(await remove(stranger.client, id)).toBe(false)
    expect(await remove(visitor, id)).toBe(false)
  })
})
