import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draftOf, listingOf, type Status, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, setSetting, suspend } from '../support/people.ts'

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

describe('beginning a listing', () => {
  const begin = async (person: Person, changes: Record<string, unknown> = {}) =>
    person.client.from('listings').insert({ ...(await draftOf(person)), ...changes })

  test('makes a draft', async () => {
    const draft = await draftOf(owner)
    expect((await owner.client.from('listings').insert(draft)).error).toBeNull()
    expect(await statusOf(String(draft.id))).toBe('draft')
  })

  test.each(['pending', 'active', 'rejected', 'sold', 'withdrawn', 'expired', 'removed'])(
    'is refused as %s',
    async (status) => {
      expect((await begin(owner, { status })).error?.code).toBe('42501')
    },
  )

  test.each([
    ['published_at', '2026-01-01T00:00:00Z'],
    ['expires_at', '2099-01-01T00:00:00Z'],
    ['submitted_at', '2026-01-01T00:00:00Z'],
    ['rejection_reason', 'price'],
    ['rejection_note', 'cheap'],
  ])('is refused with %s', async (column, value) => {
    expect((await begin(owner, { [column]: value })).error?.code).toBe('42501')
  })

  test('is refused in the name of somebody else', async () => {
    expect((await begin(stranger, { seller_id: owner.id })).error?.code).toBe('42501')
  })

  test('is refused to somebody suspended', async () => expect((await begin(suspended)).error?.code).toBe('42501'))

  test('is refused to guests', async () => {
    expect((await visitor.from('listings').insert(await draftOf(owner))).error?.code).toBe('42501')
  })

  test.each(['Products', 'Services'])('is refused under the menu %s', async (category) => {
    const { error, status } = await begin(owner, { category })
    expect(status).toBe(422)
    expect(error?.details).toBe('category')
  })

  test.each([
    ['price', -1],
    ['price', 1_000_000_001],
    ['quantity', 0],
    ['quantity', 100_001],
    ['title', ''],
    ['title', 'x'.repeat(121)],
    ['description', 'x'.repeat(4001)],
    ['language', 'fr'],
    ['attributes', [1]],
  ])('is refused with %s = %s', async (column, value) => {
    const { error, status } = await begin(owner, { [column]: value })
    expect(error?.code).toBe('23514')
    expect(status).toBe(400)
  })

  test.each([
    ['category', 'Dragons'],
    ['place_id', 'nowhere'],
  ])('is refused with an unknown %s', async (column, value) => {
    expect((await begin(owner, { [column]: value })).error).not.toBeNull()
  })

  test('sets its own time of creation', async () => {
    const draft = await draftOf(owner)
    await owner.client.from('listings').insert({ ...draft, created_at: '2001-01-01T00:00:00Z' })
    const { data } = await owner.client.from('listings').select('created_at').eq('id', draft.id).single()
    expect(Date.parse(data?.created_at)).toBeGreaterThan(Date.parse('2020-01-01'))
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

describe('submitting', () => {
  beforeEach(() => setSetting('moderation_mode', 'first'))
  afterEach(() => setSetting('moderation_mode', 'first'))

  const submit = ({ client }: { client: SupabaseClient }, id: string) =>
    client.rpc('submit_listing', { listing_id: id })

  test('a seller’s first listing waits for an administrator', async () => {
    const seller = await register()
    const { data } = await submit(seller, await listingOf(seller, 'draft')).single<{
      status: string
      submitted_at: string
    }>()
    expect(data).toMatchObject({ status: 'pending', submitted_at: expect.any(String) })
  })

  test('a second one waits too, as long as the first is not approved', async () => {
    const seller = await register()
    await submit(seller, await listingOf(seller, 'draft'))
    const second = await listingOf(seller, 'draft')
    await submit(seller, second)
    expect(await statusOf(second)).toBe('pending')
  })

  test('after an approved one the next goes live at once, for the days of the settings', async () => {
    const seller = await register()
    await listingOf(seller, 'sold')
    const { data } = await submit(seller, await listingOf(seller, 'draft')).single<
      Record<'status' | 'expires_at', string>
    >()
    expect(data?.status).toBe('active')
    const days = (Date.parse(data?.expires_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(59.9)
    expect(days).toBeLessThan(60.1)
  })

  test('under "all" even later ones wait', async () => {
    await setSetting('moderation_mode', 'all')
    const seller = await register()
    await listingOf(seller, 'active')
    const id = await listingOf(seller, 'draft')
    await submit(seller, id)
    expect(await statusOf(id)).toBe('pending')
  })

  test('under "none" even the first goes live', async () => {
    await setSetting('moderation_mode', 'none')
    const seller = await register()
    const id = await listingOf(seller, 'draft')
    await submit(seller, id)
    expect(await statusOf(id)).toBe('active')
  })

  test('twice is the same as once', async () => {
    const seller = await register()
    const id = await listingOf(seller, 'draft')
    const first = await submit(seller, id).single<{ submitted_at: string }>()
    const second = await submit(seller, id).single<{ submitted_at: string }>()
    expect(second.error).toBeNull()
    expect(second.data?.submitted_at).toBe(first.data?.submitted_at)
  })

  test('a rejected listing can be submitted again, and loses its reason', async () => {
    const seller = await register()
    const id = await listingOf(seller, 'draft')
    await submit(seller, id)
    await administrator.client.rpc('reject_listing', { listing_id: id, reason: 'price', note: 'Please check' })
    const { data } = await submit(seller, id).single()
    expect(data).toMatchObject({ status: 'pending', rejection_reason: null, rejection_note: null })
  })

  test.each(['sold', 'withdrawn', 'expired', 'removed'] as const)('a %s listing is a conflict', async (status) => {
    expect((await submit(owner, await listingOf(owner, status))).status).toBe(409)
  })

  test('somebody else’s listing is not found', async () => {
    const id = await listingOf(owner, 'draft')
    expect((await submit(stranger, id)).status).toBe(404)
    expect((await submit(administrator, id)).status).toBe(404)
    expect(await statusOf(id)).toBe('draft')
  })

  test('is refused to somebody suspended, and to guests', async () => {
    const id = await listingOf(suspended, 'draft')
    expect((await submit(suspended, id)).error?.code).toBe('42501')
    expect((await submit({ client: visitor }, id)).error).not.toBeNull()
    expect(await statusOf(id)).toBe('draft')
  })
})
