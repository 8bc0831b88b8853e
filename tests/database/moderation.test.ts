import { LISTING_STATUSES, REJECTION_REASONS, TRANSITIONS } from '@maveshi/shared/listing/status'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person
let stranger: Person
let administrator: Person
let former: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
  stranger = await register()
  administrator = await registerAdministrator()
  former = await registerAdministrator()
  await suspend(former)
})

const approve = (client: SupabaseClient, id: string) => client.rpc('approve_listing', { listing_id: id })
const reject = (client: SupabaseClient, id: string, reason: string | null = 'price') =>
  client.rpc('reject_listing', { listing_id: id, reason, note: 'Look again' })

test('an administrator approves: the listing is published and gets an end', async () => {
  const id = await listingOf(seller, 'pending')
  const { data } = await approve(administrator.client, id).single()
  expect(data).toMatchObject({ status: 'active', published_at: expect.any(String), expires_at: expect.any(String) })
})

test.each(REJECTION_REASONS)('an administrator rejects because of %s', async (reason) => {
  const { data } = await reject(administrator.client, await listingOf(seller, 'pending'), reason).single()
  expect(data).toMatchObject({ status: 'rejected', rejection_reason: reason, rejection_note: 'Look again' })
})

test.each([null, '', 'because', 'PRICE'])('a rejection because of %o is refused', async (reason) => {
  const id = await listingOf(seller, 'pending')
  const { error, status } = await reject(administrator.client, id, reason)
  expect(status).toBe(422)
  expect(error?.details).toBe('reason')
  expect(await statusOf(id)).toBe('pending')
})

test.each([
  ['the seller', () => seller.client],
  ['a stranger', () => stranger.client],
  ['a guest', () => visitor],
  ['a suspended administrator', () => former.client],
])('%s neither approves nor rejects', async (_who, client) => {
  const id = await listingOf(seller, 'pending')
  expect((await approve(client(), id)).error?.code).toBe('42501')
  expect((await reject(client(), id)).error?.code).toBe('42501')
  expect(await statusOf(id)).toBe('pending')
})

test('a listing that is not there is not found', async () => {
  const nothing = '00000000-0000-4000-8000-000000000000'
  expect((await approve(administrator.client, nothing)).status).toBe(404)
  expect((await reject(administrator.client, nothing)).status).toBe(404)
})

describe('approving goes from waiting only', () => {
  test.each(LISTING_STATUSES)('from %s', async (status) => {
    const id = await listingOf(seller, status)
    expect((await approve(administrator.client, id)).status).toBe(status === 'pending' ? 200 : 409)
    expect(await statusOf(id)).toBe(status === 'pending' ? 'active' : status)
  })
})

describe('rejecting goes along the graph only', () => {
  test.each(LISTING_STATUSES)('from %s', async (status) => {
    const id = await listingOf(seller, status)
    expect((await reject(administrator.client, id)).status).toBe(status === 'pending' ? 200 : 409)
    expect(await statusOf(id)).toBe(status === 'pending' ? 'rejected' : status)
  })
})

describe('the graph itself', () => {
  const pairs = LISTING_STATUSES.flatMap((from) =>
    LISTING_STATUSES.flatMap((to) => (['seller', 'admin'] as const).map((actor) => ({ from, to, actor }))),
  )

  test.each(pairs)('$from → $to by the $actor', async ({ from, to, actor }) => {
    const isEdge = TRANSITIONS.some((edge) => edge.from === from && edge.to === to && edge.actor === actor)
    const id = await listingOf(seller, from)
    const move = asOwner('select private.move_listing($1::uuid, $2, $3::public.listing_status)', [id, actor, to])
    const moved = await move.then(
      () => true,
      () => false,
    )
    expect(moved).toBe(isEdge)
    expect(await statusOf(id)).toBe(isEdge ? to : from)
  })
})

test.each(['is_admin', 'move_listing', 'require_admin', 'setting'])(
  'private.%s cannot be called through the API',
  async (name) => {
    expect((await seller.client.rpc(name)).error).not.toBeNull()
    expect((await seller.client.schema('private').rpc(name)).error).not.toBeNull()
  },
)
