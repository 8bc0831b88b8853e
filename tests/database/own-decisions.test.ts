import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, type Status } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

interface OwnDecision {
  readonly id: string
  readonly to: Status
  readonly status: Status
  readonly revision: string | null
  readonly is_undoable: boolean
  readonly settled: { readonly outcome: string; readonly reports: number } | null
}

let seller: Person

beforeAll(async () => {
  seller = await register()
})

async function ownDecisions({ client }: Person): Promise<OwnDecision[]> {
  const { data } = await client.rpc('own_decisions').throwOnError()
  return data as OwnDecision[]
}
const approve = async ({ client }: Person, id: string) => {
  await client.rpc('approve_listing', { listing_id: id }).throwOnError()
  return id
}
const approved = async (by: Person) => approve(by, await listingOf(seller, 'pending'))

test('one’s own decisions are told, the newest first, with the listing and what became of it', async () => {
  const [administrator, colleague] = [await registerAdministrator(), await registerAdministrator()]
  const first = await approved(administrator)
  await approved(colleague)
  const second = await listingOf(seller, 'active')
  await administrator.client.rpc('remove_listing', { listing_id: second, reason: 'fraud' }).throwOnError()
  expect(await ownDecisions(administrator)).toMatchObject([
    { id: second, to: 'removed', category: 'Goat', revision: null, is_undoable: true },
    { id: first, to: 'active', category: 'Goat', revision: null, is_undoable: true },
  ])
})

test('ten of them, of the last ten minutes', async () => {
  const administrator = await registerAdministrator()
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) ids.unshift(await approved(administrator))
  expect((await ownDecisions(administrator)).map(({ id }) => id)).toEqual(ids.slice(0, 10))
  await asOwner('alter table public.audit_log disable trigger refuse_change')
  await asOwner("update public.audit_log set created_at = now() - interval '11 minutes' where actor_id = $1::uuid", [
    administrator.id,
  ])
  await asOwner('alter table public.audit_log enable trigger refuse_change')
  expect(await ownDecisions(administrator)).toEqual([])
})

test('not what was taken back, decided by somebody else since, or gone on with by its seller', async () => {
  const [administrator, colleague] = [await registerAdministrator(), await registerAdministrator()]
  const undone = await approved(administrator)
  await administrator.client.rpc('undo_decision', { listing_id: undone }).throwOnError()
  const others = await approved(administrator)
  await colleague.client.rpc('remove_listing', { listing_id: others, reason: 'fraud' }).throwOnError()
  const sold = await approved(administrator)
  await seller.client.rpc('mark_sold', { listing_id: sold, outcome: 'here' }).throwOnError()
  expect(await ownDecisions(administrator)).toEqual([])
})

test('a change that took its listing’s place is told as one that stays', async () => {
  const administrator = await registerAdministrator()
  const listing = await listingOf(seller, 'active')
  const revision = randomUUID()
  await asOwner(
    `insert into public.listings (id, seller_id, category, subcategory, attributes, place_id, status, revises)
     select $2::uuid, seller_id, category, subcategory, attributes, place_id, 'pending', id
     from public.listings where id = $1::uuid`,
    [listing, revision],
  )
  await administrator.client.rpc('approve_listing', { listing_id: revision, revises: listing }).throwOnError()
  expect(await ownDecisions(administrator)).toMatchObject([{ id: listing, to: 'active', revision, is_undoable: false }])
})

describe('reports that were closed while their listing stayed', () => {
  const settle = async ({ client }: Person, id: string, more: object = {}) => {
    await client.rpc('settle_reports', { listing_id: id, outcome: 'dismissed', ...more }).throwOnError()
  }
  const report = async (id: string, by: Person) => {
    const row = { listing_id: id, reporter_id: by.id, reason: 'misleading' }
    await by.client.from('reports').insert(row).throwOnError()
  }
  async function reported(): Promise<[string, Person]> {
    const [id, buyer] = [await listingOf(seller, 'active'), await register()]
    await report(id, buyer)
    return [id, buyer]
  }

  test('are one decision, told among the others', async () => {
    const administrator = await registerAdministrator()
    const first = await approved(administrator)
    const [second] = await reported()
    await report(second, await register())
    await settle(administrator, second)
    const third = await approved(administrator)
    expect(await ownDecisions(administrator)).toMatchObject([
      { id: third, settled: null },
      { id: second, to: 'active', settled: { outcome: 'dismissed', reports: 2 }, is_undoable: true },
      { id: first, settled: null },
    ])
  })

  test('are not told once they are open again, reported anew, or closed by somebody else', async () => {
    const [administrator, colleague] = [await registerAdministrator(), await registerAdministrator()]
    const [opened] = await reported()
    await settle(administrator, opened)
    await administrator.client.rpc('reopen_reports', { listing_id: opened }).throwOnError()
    const [anew, buyer] = await reported()
    await settle(administrator, anew)
    await report(anew, buyer)
    await settle(colleague, (await reported())[0])
    expect(await ownDecisions(administrator)).toEqual([])
  })

  test('are not told twice where their listing was removed with them', async () => {
    const administrator = await registerAdministrator()
    const [removed] = await reported()
    await settle(administrator, removed, { outcome: 'upheld', step: 'remove', removal_reason: 'misleading' })
    expect(await ownDecisions(administrator)).toMatchObject([{ id: removed, to: 'removed', settled: null }])
  })

  test('are not told after ten minutes', async () => {
    const administrator = await registerAdministrator()
    const [id] = await reported()
    await settle(administrator, id)
    await asOwner("update public.reports set handled_at = now() - interval '11 minutes' where listing_id = $1::uuid", [
      id,
    ])
    expect(await ownDecisions(administrator)).toEqual([])
  })
})

test.each<[string, () => Promise<SupabaseClient>]>([
  ['a seller', async () => seller.client],
  ['a guest', guest],
  [
    'a suspended administrator',
    async () => {
      const former = await registerAdministrator()
      await suspend(former)
      return former.client
    },
  ],
])('not to %s', async (_who, client) => {
  expect((await (await client()).rpc('own_decisions')).error?.code).toBe('42501')
})
