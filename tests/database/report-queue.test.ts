import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, type Status, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let administrator: Person
let suspended: Person
let seller: Person
let reporters: Person[]
/** A word that only the seller of this file has in the name. */
const WORD = `Lakshmi${process.pid}`

interface Found {
  readonly total: number
  readonly rows: readonly { readonly id: string; readonly [column: string]: unknown }[]
}

beforeAll(async () => {
  visitor = await guest()
  administrator = await registerAdministrator()
  suspended = await register()
  await suspend(suspended)
  seller = await register({ name: WORD })
  reporters = [await register(), await register(), await register()]
})

/** Puts reports about a listing in, one of each of the first reporters. @returns their ids */
async function report(listing: string, reasons: readonly string[], hoursAgo = 0): Promise<string[]> {
  const ids = reasons.map(() => randomUUID())
  for (const [index, reason] of reasons.entries()) {
    await asOwner(
      `insert into public.reports (id, listing_id, reporter_id, reason, created_at)
       values ($1::uuid, $2::uuid, $3::uuid, $4, now() - make_interval(hours => $5::int))`,
      [ids[index], listing, reporters[index]?.id, reason, hoursAgo],
    )
  }
  return ids
}
async function reported(status: Status, reasons: readonly string[], hoursAgo = 0): Promise<string> {
  const listing = await listingOf(seller, status)
  await report(listing, reasons, hoursAgo)
  return listing
}
async function find(parameters: Record<string, unknown> = {}): Promise<Found> {
  const { data, error } = await administrator.client.rpc('find_reports', { search: WORD, ...parameters })
  if (error) throw error
  return data as Found
}
const idsOf = ({ rows }: Found) => rows.map(({ id }) => id)
const settle = (listing_id: string, parameters: Record<string, unknown>, client = administrator.client) =>
  client.rpc('settle_reports', { listing_id, ...parameters })
const outcomesOf = (listing: string) =>
  asOwner<{ status: string; resolution: string | null; handled_by: string | null }>(
    `select status, resolution, private.settled_by(reports) as handled_by from public.reports
     where listing_id = $1::uuid order by created_at, id`,
    [listing],
  )

describe('the queue', () => {
  let sold: string
  let fraud: string
  let late: string

  beforeAll(async () => {
    sold = await reported('active', ['sold'])
    fraud = await reported('active', ['asked-for-money', 'misleading'], 25)
    late = await reported('withdrawn', ['wrong-photographs'], 8 * 24)
  })

  test('has a row a listing, the gravest and most reported first', async () => {
    const found = await find()
    expect(idsOf(found)).toEqual([fraud, late, sold])
    expect(found.rows[0]).toMatchObject({
      weight: 7,
      reporters: 2,
      reasons: ['asked-for-money', 'misleading'],
      seller: { id: seller.id, name: WORD },
    })
  })

  test.each([
    [{ sort: 'oldest', is_descending: false }, () => [late, fraud, sold]],
    [{ sort: 'reporters' }, () => [fraud, late, sold]],
    [{ filters: { reason: 'misleading' } }, () => [fraud]],
    [{ filters: { status: 'withdrawn' } }, () => [late]],
    [{ filters: { category: 'Cattle' } }, () => []],
    [{ filters: { late: 'acknowledge' } }, () => [fraud, late]],
    [{ filters: { late: 'settle' } }, () => [late]],
    [{ first: 1, at_most: 1 }, () => [late]],
  ])('is sorted, narrowed and paged by %o', async (parameters, ids) => {
    expect(idsOf(await find(parameters))).toEqual(ids())
  })

  test.each([
    [{ filters: { is_rich: true } }, 'is_rich'],
    [{ filters: { late: 'never' } }, 'late'],
    [{ sort: 'price' }, 'sort'],
  ])('is not asked for by %o', async (parameters, detail) => {
    const { error, status } = await administrator.client.rpc('find_reports', parameters)
    expect([status, error?.details]).toEqual([422, detail])
  })

  test('counts somebody who is suspended for nothing', async () => {
    const listing = await listingOf(seller, 'active')
    await asOwner(
      `insert into public.reports (listing_id, reporter_id, reason) values ($1::uuid, $2::uuid, 'asked-for-money')`,
      [listing, suspended.id],
    )
    expect((await find({ search: listing })).rows).toMatchObject([{ weight: 0, reporters: 1 }])
    await settle(listing, { outcome: 'dismissed' })
  })

  test('has two clocks, and acknowledging stops the first', async () => {
    const clocks = async (): Promise<Record<string, unknown>> => ({ ...(await find({ search: fraud })).rows[0] })
    const hours = (time: unknown) => Math.round((Date.parse(String(time)) - Date.now()) / 3_600_000)
    expect(hours((await clocks()).acknowledge_by)).toBe(-1)
    expect(hours((await clocks()).settle_by)).toBe(7 * 24 - 25)
    const { data } = await administrator.client.rpc('acknowledge_reports', { listing_id: fraud })
    expect(data).toBe(2)
    expect((await clocks()).acknowledge_by).toBeNull()
    expect((await administrator.client.rpc('acknowledge_reports', { listing_id: fraud })).data).toBe(0)
  })

  test('loses what is settled, which is found under its filter', async () => {
    await settle(sold, { outcome: 'dismissed' })
    expect(idsOf(await find())).not.toContain(sold)
    expect(idsOf(await find({ filters: { is_settled: true }, sort: 'settled_at' }))[0]).toBe(sold)
    await report(sold, ['other'])
    expect(idsOf(await find())).toContain(sold)
    expect(idsOf(await find({ filters: { is_settled: true } }))).not.toContain(sold)
  })
})

describe('one step', () => {
  test('removes a listing and closes its reports, with an answer', async () => {
    const listing = await reported('active', ['asked-for-money', 'other'])
    const answer = { outcome: 'upheld', note: ' Thank you ', step: 'remove', removal_reason: 'fraud' }
    expect((await settle(listing, answer)).data).toBe(2)
    expect(await statusOf(listing)).toBe('removed')
    const closed = { status: 'upheld', resolution: 'Thank you', handled_by: administrator.id }
    expect(await outcomesOf(listing)).toEqual([closed, closed])
  })

  test.each(['withdrawn', 'expired'] as const)('removes a %s listing too', async (status) => {
    const listing = await reported(status, ['asked-for-money'])
    const answer = { outcome: 'upheld', step: 'remove', removal_reason: 'fraud' }
    expect((await settle(listing, answer)).data).toBe(1)
    expect(await statusOf(listing)).toBe('removed')
  })

  test('restores a listing, with or without open reports', async () => {
    const listing = await reported('removed', ['misleading'])
    expect((await settle(listing, { outcome: 'dismissed', step: 'restore' })).data).toBe(1)
    expect(await statusOf(listing)).toBe('active')
    const other = await listingOf(seller, 'removed')
    expect((await settle(other, { outcome: 'dismissed', step: 'restore' })).data).toBe(0)
    expect(await statusOf(other)).toBe('active')
  })

  test('leaves the listing, and closes only the reports that are named', async () => {
    const listing = await listingOf(seller, 'active')
    const [first] = await report(listing, ['other', 'sold'])
    expect((await settle(listing, { outcome: 'dismissed', report_ids: [first] })).data).toBe(1)
    expect((await outcomesOf(listing)).map(({ status }) => status).sort()).toEqual(['dismissed', 'open'])
    expect(await statusOf(listing)).toBe('active')
  })

  test.each([
    [
      'a listing that cannot be removed from where it is',
      'sold',
      { step: 'remove', removal_reason: 'fraud' },
      409,
      'sold',
    ],
    ['a listing that is not removed', 'active', { step: 'restore' }, 409, 'active'],
    ['no reason for a removal', 'active', { step: 'remove' }, 422, 'reason'],
    ['an unknown step', 'active', { step: 'praise' }, 422, 'step'],
    ['an unknown outcome', 'active', { outcome: 'open' }, 422, 'outcome'],
    ['an endless note', 'active', { note: 'x'.repeat(1001) }, 422, 'note'],
  ] as const)('does nothing at all with %s', async (_what, from, parameters, status, detail) => {
    const listing = await reported(from, ['other'])
    const refused = await settle(listing, { outcome: 'upheld', ...parameters })
    expect([refused.status, refused.error?.details]).toEqual([status, detail])
    expect(await statusOf(listing)).toBe(from)
    expect(await outcomesOf(listing)).toMatchObject([{ status: 'open' }])
  })

  test('is refused when somebody else has settled the reports', async () => {
    const listing = await reported('active', ['other'])
    await settle(listing, { outcome: 'dismissed' })
    for (const refused of [
      await settle(listing, { outcome: 'upheld', step: 'remove', removal_reason: 'fraud' }),
      await administrator.client.rpc('acknowledge_reports', { listing_id: listing }),
    ]) {
      expect([refused.status, refused.error?.details]).toEqual([409, 'settled'])
    }
    expect(await statusOf(listing)).toBe('active')
  })
})

describe('reports that are closed', () => {
  const reopen = (listing_id: string, client = administrator.client) => client.rpc('reopen_reports', { listing_id })

  test('are opened again, those that were closed last and all of these, however the listing stands', async () => {
    const listing = await listingOf(seller, 'active')
    const [first, ...others] = await report(listing, ['sold', 'misleading', 'other'])
    await settle(listing, { outcome: 'dismissed', report_ids: [first] })
    await settle(listing, { outcome: 'upheld', step: 'remove', removal_reason: 'fraud', note: 'Thank you' })
    expect((await reopen(listing)).data).toBe(2)
    expect(await statusOf(listing)).toBe('removed')
    const { data } = await administrator.client.rpc('reported_listing', { listing_id: listing })
    const open = (data as { told: { id: string; status: string; resolution: string | null }[] }).told.filter(
      ({ status }) => status === 'open',
    )
    expect(open.map(({ id }) => id).sort()).toEqual([...others].sort())
    expect(open.map(({ resolution }) => resolution)).toEqual([null, null])
    expect((await reopen(listing)).data).toBe(1)
    expect((await reopen(listing)).status).toBe(404)
  })

  test('are not opened beside a newer one of the same person, nor for anybody else', async () => {
    const listing = await reported('active', ['sold'])
    await settle(listing, { outcome: 'dismissed' })
    for (const client of [visitor, seller.client, suspended.client]) {
      expect((await reopen(listing, client)).error?.code).toBe('42501')
    }
    await report(listing, ['misleading'])
    expect((await reopen(listing)).status).toBe(404)
    expect((await reopen(randomUUID())).status).toBe(404)
  })
})

test('a reported listing comes with every report about it', async () => {
  const listing = await reported('active', ['misleading'])
  await settle(listing, { outcome: 'dismissed', note: 'Looks right' })
  await report(listing, ['other'])
  const { data } = await administrator.client.rpc('reported_listing', { listing_id: listing })
  expect(data).toMatchObject({
    id: listing,
    is_settled: false,
    reports: 1,
    told: [
      { reason: 'other', status: 'open', reporter: { id: reporters[0]?.id } },
      { reason: 'misleading', status: 'dismissed', resolution: 'Looks right', handled_by: { id: administrator.id } },
    ],
  })
})

describe('settling reports', () => {
  const CALLS = ['find_reports', 'reported_listing', 'acknowledge_reports', 'settle_reports'] as const
  const argumentsOf = (name: (typeof CALLS)[number], listing_id: string) =>
    ({
      find_reports: {},
      reported_listing: { listing_id },
      acknowledge_reports: { listing_id },
      settle_reports: { listing_id, outcome: 'upheld' },
    })[name]

  test.each(CALLS)('is for administrators: %s', async (name) => {
    const listing = await reported('active', ['other'])
    for (const client of [visitor, seller.client, suspended.client]) {
      expect((await client.rpc(name, argumentsOf(name, listing))).error?.code).toBe('42501')
    }
    expect(await outcomesOf(listing)).toMatchObject([{ status: 'open' }])
  })

  test.each(CALLS.slice(1))('needs a listing: %s', async (name) => {
    expect((await administrator.client.rpc(name, argumentsOf(name, randomUUID()))).status).toBe(404)
  })
})
