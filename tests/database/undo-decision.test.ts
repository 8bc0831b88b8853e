import { randomUUID } from 'node:crypto'
import { DECISION_UNDO_MS } from '@maveshi/shared/limits'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { listingOf, type Status, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person
let administrator: Person
let colleague: Person
let former: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
  administrator = await registerAdministrator()
  colleague = await registerAdministrator()
  former = await registerAdministrator()
  await suspend(former)
})

const undo = async (client: SupabaseClient, id: string) => client.rpc('undo_decision', { listing_id: id })

const rowOf = async (id: string) => {
  const [row] = await asOwner<{ row: string }>(
    `select (to_jsonb(listing) - 'updated_at')::text as row from public.listings as listing where id = $1::uuid`,
    [id],
  )
  return JSON.parse(row?.row ?? 'null')
}

const DECISIONS: readonly [string, Status, string, Record<string, string>][] = [
  ['an approval', 'pending', 'approve_listing', {}],
  ['a rejection', 'pending', 'reject_listing', { reason: 'price', note: 'Too high' }],
  ['a removal', 'active', 'remove_listing', { reason: 'fraud' }],
  ['a removal of what was withdrawn', 'withdrawn', 'remove_listing', { reason: 'fraud' }],
  ['a restoring', 'removed', 'restore_listing', {}],
  ['a restoring of what was sold', 'sold', 'restore_listing', {}],
]

const decided = async (status: Status, name: string, more: Record<string, string>) => {
  const id = await listingOf(seller, status)
  const before = await rowOf(id)
  await administrator.client.rpc(name, { listing_id: id, ...more }).throwOnError()
  return { id, before }
}

test.each(DECISIONS)('%s is taken back whole, and the history tells both', async (_what, status, name, more) => {
  const { id, before } = await decided(status, name, more)
  expect(await rowOf(id)).not.toEqual(before)
  expect((await undo(administrator.client, id)).error).toBeNull()
  expect(await rowOf(id)).toEqual(before)
  const { data } = await administrator.client.from('listing_events').select('*').eq('listing_id', id).order('id')
  const [, decision, undone] = data ?? []
  expect(decision).toMatchObject({ from_status: status, actor_id: administrator.id })
  expect(undone).toMatchObject({ to_status: status, reason: 'undo', actor_id: administrator.id })
})

test.each([
  ['the seller', () => seller.client],
  ['a guest', () => visitor],
  ['a suspended administrator', () => former.client],
])('not by %s', async (_who, client) => {
  const { id } = await decided('pending', 'approve_listing', {})
  expect((await undo(client(), id)).error?.code).toBe('42501')
  expect(await statusOf(id)).toBe('active')
})

test('a colleague may take it back too', async () => {
  const { id } = await decided('pending', 'approve_listing', {})
  expect((await undo(colleague.client, id)).error).toBeNull()
  expect(await statusOf(id)).toBe('pending')
})

test('what was taken back is not taken back again, but decided anew and then taken back', async () => {
  const { id } = await decided('pending', 'approve_listing', {})
  await undo(administrator.client, id)
  expect((await undo(administrator.client, id)).status).toBe(409)
  await administrator.client.rpc('reject_listing', { listing_id: id, reason: 'price' })
  expect((await undo(administrator.client, id)).error).toBeNull()
  expect(await statusOf(id)).toBe('pending')
})

test('not when the seller has gone on since', async () => {
  const { id } = await decided('pending', 'reject_listing', { reason: 'price' })
  await seller.client.rpc('submit_listing', { listing_id: id })
  const { status, error } = await undo(administrator.client, id)
  expect([status, error?.details]).toEqual([409, 'pending'])
})

test('not what a seller did', async () => {
  const id = await listingOf(seller, 'active')
  await seller.client.rpc('withdraw_listing', { listing_id: id })
  expect((await undo(administrator.client, id)).status).toBe(409)
  expect(await statusOf(id)).toBe('withdrawn')
})

test('not what was never decided, and nothing that is not there', async () => {
  expect((await undo(administrator.client, await listingOf(seller, 'pending'))).status).toBe(409)
  expect((await undo(administrator.client, randomUUID())).status).toBe(404)
})

test('only for as long as shared/limits says', async () => {
  const [row] = await asOwner<{ ms: number }>(
    `select extract(epoch from substring(pg_get_functiondef('public.undo_decision(uuid)'::regprocedure)
       from 'interval ''([^'']+)''')::interval) * 1000 as ms`,
  )
  expect(Number(row?.ms)).toBe(DECISION_UNDO_MS)
})

test('not after that time', async () => {
  const { id } = await decided('pending', 'approve_listing', {})
  await asOwner('alter table public.audit_log disable trigger refuse_change')
  await asOwner("update public.audit_log set created_at = now() - interval '11 minutes' where row_id = $1", [id])
  await asOwner('alter table public.audit_log enable trigger refuse_change')
  expect((await undo(administrator.client, id)).status).toBe(409)
  expect(await statusOf(id)).toBe('active')
})
