import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let administrator: Person
let suspended: Person
let seller: Person
let buyer: Person
let listing: string
/** A word that only the people of this file have in their names. */
const WORD = `Chitra${process.pid}`

interface Found {
  readonly total: number
  readonly rows: readonly Record<string, unknown>[]
}

beforeAll(async () => {
  visitor = await guest()
  administrator = await registerAdministrator()
  suspended = await register({ name: 'Vikram' })
  await suspend(suspended)
  seller = await register({ name: `${WORD} Devi`, phone: '+919876501234', role: 'trader', placeId: 'IN.16' })
  buyer = await register({ name: `${WORD} Bai` })
  listing = await listingOf(seller, 'active')
  await buyer.client.rpc('reveal_contact', { listing_id: listing, channel: 'phone' })
  await buyer.client.from('reports').insert({ listing_id: listing, reporter_id: buyer.id, reason: 'misleading' })
  await buyer.client.from('deletion_requests').insert({ profile_id: buyer.id, reason: 'Moving away' })
})

async function find(parameters: Record<string, unknown>): Promise<Found> {
  const { data, error } = await administrator.client.rpc('find_people', parameters)
  if (error) throw error
  return data as Found
}
const idsOf = ({ rows }: Found) => rows.map(({ id }) => id)

describe('people', () => {
  test.each([
    ['a word of the name, whatever the case', () => WORD.toUpperCase(), 2],
    ['words of the name in any order', () => `devi ${WORD}`, 1],
    ['a part of the address', () => seller.email.slice(0, -8), 1],
    ['a telephone number as it is written', () => `${WORD} 98765 01234`, 1],
    ['an id', () => seller.id, 1],
    ['a sign of patterns, which is a letter like others', () => `${WORD}%`, 0],
    ['a quotation mark', () => `${WORD}' or true --`, 0],
  ])('are found by %s', async (_what, search, total) => {
    expect((await find({ search: search() })).total).toBe(total)
  })

  test.each([
    [{ role: 'trader' }, () => [seller.id]],
    [{ state: 'IN.16' }, () => [seller.id]],
    [{ wants_deletion: true }, () => [buyer.id]],
    [{ is_suspended: true }, () => []],
    [{ is_admin: true }, () => []],
    [{ is_admin: false, is_suspended: false, role: 'trader', state: 'IN.16' }, () => [seller.id]],
  ])('are narrowed by %o', async (filters, ids) => {
    expect(idsOf(await find({ search: WORD, filters }))).toEqual(ids())
  })

  test('are narrowed by what they may do as administrators', async () => {
    const search = administrator.email
    const found = await Promise.all(
      ['owner', 'moderator'].map((console_role) => find({ search, filters: { console_role } })),
    )
    expect(found.map(idsOf)).toEqual([[administrator.id], []])
  })

  test('are sorted by name or day, and paged', async () => {
    const byName = { search: WORD, sort: 'name', is_descending: false }
    expect(idsOf(await find(byName))).toEqual([buyer.id, seller.id])
    expect(idsOf(await find({ ...byName, is_descending: true }))).toEqual([seller.id, buyer.id])
    expect(idsOf(await find({ search: WORD }))).toEqual([buyer.id, seller.id])
    const second = await find({ ...byName, first: 1, at_most: 1 })
    expect([second.total, idsOf(second)]).toEqual([2, [seller.id]])
  })

  test('come with what an administrator looks for first', async () => {
    const { rows } = await find({ search: seller.id })
    expect(rows).toMatchObject([{ email: seller.email, listings: 1, open_reports: 1, place: { id: 'IN.16' } }])
  })

  test.each([
    [{ filters: { is_rich: true } }, 'is_rich'],
    [{ filters: 5 }, 'filters'],
    [{ sort: 'phone' }, 'sort'],
  ])('are not asked for by %o', async (parameters, detail) => {
    const { error, status } = await administrator.client.rpc('find_people', parameters)
    expect([status, error?.details]).toEqual([422, detail])
  })
})

describe('one person', () => {
  test('is told with the request to be deleted', async () => {
    const { data } = await administrator.client.rpc('person_details', { profile: buyer.id })
    expect(data).toMatchObject({
      name: `${WORD} Bai`,
      deletion_reason: 'Moving away',
      last_sign_in_at: expect.any(String),
    })
  })

  test.each([
    ['listings', () => seller, () => ({ id: listing, status: 'active' })],
    ['contacts_made', () => buyer, () => ({ person: { id: seller.id }, listing: { id: listing }, channel: 'phone' })],
    ['contacts_given', () => seller, () => ({ person: { id: buyer.id } })],
    ['reports_made', () => buyer, () => ({ person: { id: seller.id }, reason: 'misleading' })],
    ['reports_received', () => seller, () => ({ person: { id: buyer.id }, status: 'open' })],
  ])('has %s', async (kind, who, record) => {
    const { data } = await administrator.client.rpc('person_records', { profile: who().id, kind })
    expect(data).toMatchObject({ total: 1, rows: [record()] })
    const past = await administrator.client.rpc('person_records', { profile: who().id, kind, first: 1 })
    expect(past.data).toMatchObject({ total: 1, rows: [] })
  })

  test('has the decisions of administrators, newest first', async () => {
    const someone = await register()
    await administrator.client.rpc('suspend_profile', { profile: someone.id, reason: 'Fraud' })
    await administrator.client.rpc('lift_suspension', { profile: someone.id, reason: ' Paid back ' })
    const { data } = await administrator.client.rpc('find_audit', { filters: { thing: `profiles/${someone.id}` } })
    expect(data).toMatchObject({
      rows: [
        { actor: { id: administrator.id }, act: 'lift', after: { suspended_at: null, suspension_reason: 'Paid back' } },
        { actor: { id: administrator.id }, act: 'suspend', after: { suspension_reason: 'Fraud' } },
      ],
      has_more: false,
    })
  })

  test('is not told of when there is no such person, or no such kind of record', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const [name, args] of [
      ['person_details', {}],
      ['person_records', { kind: 'listings' }],
    ] as const) {
      expect((await administrator.client.rpc(name, { profile: nobody, ...args })).status).toBe(404)
    }
    const { error, status } = await administrator.client.rpc('person_records', { profile: seller.id, kind: 'thoughts' })
    expect([status, error?.details]).toEqual([422, 'kind'])
  })
})

test.each([
  ['find_people', () => ({})],
  ['person_details', () => ({ profile: seller.id })],
  ['person_records', () => ({ profile: seller.id, kind: 'contacts_given' })],
])('%s is for administrators', async (name, parameters) => {
  for (const client of [visitor, seller.client, suspended.client]) {
    const { data, error } = await client.rpc(name, parameters())
    expect([data, error?.code]).toEqual([null, '42501'])
  }
})

describe('the address of an account', () => {
  const emailOf = async ({ id }: Person) =>
    (await asOwner<{ email: string }>('select email from public.profiles where id = $1::uuid', [id]))[0]?.email

  test('follows the account', async () => {
    const someone = await register()
    expect(await emailOf(someone)).toBe(someone.email)
    await asOwner('update auth.users set email = $2 where id = $1::uuid', [someone.id, `new-${someone.email}`])
    expect(await emailOf(someone)).toBe(`new-${someone.email}`)
  })

  test('is not in the audit log', async () => {
    await asOwner('update auth.users set email = $2 where id = $1::uuid', [
      administrator.id,
      `new-${administrator.email}`,
    ])
    const rows = await asOwner<{ told: string }>(
      "select concat(before, after) as told from public.audit_log where row_id = $1 and table_name = 'profiles'",
      [administrator.id],
    )
    expect(rows.map(({ told }) => told).join()).not.toContain('@')
  })
})

test('the last owner is not deleted, and one of two is', async () => {
  const others = await asOwner<{ id: string }>(
    'update public.profiles set is_admin = false where is_admin and id <> $1::uuid returning id',
    [administrator.id],
  )
  const remove = ({ id }: Person) => asOwner('delete from public.profiles where id = $1::uuid', [id])
  await expect(remove(administrator)).rejects.toThrow('the last owner stays')
  const second = await register()
  await administrator.client.rpc('set_admin', { profile: second.id, is_admin: true })
  await remove(second)
  expect(await asOwner('select id from public.profiles where id = $1::uuid', [second.id])).toEqual([])
  for (const { id } of others) await asOwner('update public.profiles set is_admin = true where id = $1::uuid', [id])
})
