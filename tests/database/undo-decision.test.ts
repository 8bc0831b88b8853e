import { randomUUID } from 'node:crypto'
import { DECISION_UNDO_MS } from '@maveshi/shared/limits'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
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

describe('what was decided from its reports', () => {
  const report = async (listing: string, reporter: Person) => {
    const id = randomUUID()
    await asOwner(
      `insert into public.reports (id, listing_id, reporter_id, reason) values ($1::uuid, $2::uuid, $3::uuid, 'sold')`,
      [id, listing, reporter.id],
    )
    return id
  }
  const reportsOf = (listing: string) =>
    asOwner<{ id: string; status: string; resolution: string | null; is_unhandled: boolean }>(
      `select id::text, status, resolution, handled_at is null as is_unhandled from public.reports
       where listing_id = $1::uuid order by created_at, id`,
      [listing],
    )
  const open = (id: string) => ({ id, status: 'open', resolution: null, is_unhandled: true })
  const settle = (listing_id: string, parameters: Record<string, unknown>) =>
    administrator.client.rpc('settle_reports', { listing_id, note: 'Thank you', ...parameters }).throwOnError()

  test.each<[string, Status, Record<string, string>]>([
    ['a removal', 'active', { outcome: 'upheld', step: 'remove', removal_reason: 'fraud' }],
    ['a restoring', 'removed', { outcome: 'dismissed', step: 'restore' }],
  ])('%s is taken back with its reports: they are open again', async (_what, status, parameters) => {
    const id = await listingOf(seller, status)
    const reports = [await report(id, await register()), await report(id, await register())]
    await settle(id, parameters)
    expect((await undo(administrator.client, id)).error).toBeNull()
    expect(await statusOf(id)).toBe(status)
    expect(await reportsOf(id)).toEqual(reports.map(open))
  })

  test('reports that were settled before stay so, and nobody has two open ones', async () => {
    const id = await listingOf(seller, 'active')
    const [early, twice] = [await register(), await register()]
    await report(id, early)
    await settle(id, { outcome: 'dismissed' })
    await report(id, twice)
    await settle(id, { outcome: 'upheld', step: 'remove', removal_reason: 'fraud' })
    const again = await report(id, twice)
    expect((await undo(administrator.client, id)).error).toBeNull()
    const rows = await reportsOf(id)
    expect(rows.map(({ status }) => status)).toEqual(['dismissed', 'upheld', 'open'])
    expect(rows[2]).toEqual(open(again))
  })
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
    `select extract(epoch from substring(pg_get_functiondef('private.decision_to_undo(public.listings)'::regprocedure)
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
