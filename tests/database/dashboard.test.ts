import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, setSetting, suspend } from '../support/people.ts'

interface Day {
  readonly day: string
  readonly [kind: string]: number | string
}

interface Dashboard {
  readonly waiting: {
    readonly listings: { readonly count: number; readonly oldest: string | null }
    readonly reports: Readonly<Record<string, number>> & { readonly oldest: never }
    readonly deletions: { readonly count: number; readonly oldest: string | null }
    readonly notices: { readonly in_force: number; readonly ending: number; readonly next_end: string | null }
  }
  readonly days: readonly Day[]
  readonly empty_searches: number
  readonly newest: readonly { readonly id: string; readonly [column: string]: unknown }[]
}

let visitor: SupabaseClient
let seller: Person
let buyer: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register({ name: 'Savitri' })
  buyer = await register()
  administrator = await registerAdministrator()
})

async function dashboard(): Promise<Dashboard> {
  const { data, error } = await administrator.client.rpc('dashboard')
  if (error) throw error
  return data as Dashboard
}

const HOUR_MS = 3_600_000
/** The day in India. */
const indianDay = (time = Date.now()) => new Date(time + 5.5 * HOUR_MS).toISOString().slice(0, 10)
/** The first moment of an Indian day, so many days from today. */
const beginOf = (days: number) => Date.parse(`${indianDay(Date.now() + days * 24 * HOUR_MS)}T00:00:00+05:30`)

/** How much each kind has grown on a day, counted from today back. */
function growth(before: Dashboard, after: Dashboard, daysAgo = 0): Record<string, number> {
  const [one, other] = [before, after].map(({ days }) => days.at(-1 - daysAgo))
  const kinds = Object.keys(other ?? {}).filter((kind) => kind !== 'day')
  const grown = kinds.map((kind) => [kind, Number(other?.[kind]) - Number(one?.[kind])] as const)
  return Object.fromEntries(grown.filter(([, number]) => number !== 0))
}

/** What is done between two readings. */
async function changes(step: () => Promise<unknown>): Promise<[Dashboard, Dashboard]> {
  const before = await dashboard()
  await step()
  return [before, await dashboard()]
}

/** Writes history that nobody could write, as of a time. */
const recordMove = (from: string, to: string, time: number, reason: string | null = null) =>
  asOwner(`do $$ begin
    set local session_replication_role = replica;
    insert into public.listing_events (listing_id, seller_id, actor_id, from_status, to_status, reason, created_at)
    values (gen_random_uuid(), '${seller.id}', '${administrator.id}', '${from}', '${to}',
      ${reason ? `'${reason}'` : 'null'}, '${new Date(time).toISOString()}');
  end $$`)

const recordContact = async (time: number) =>
  asOwner(
    `insert into public.contact_events (listing_id, seller_id, person_id, channel, created_at)
     values ($1::uuid, $2::uuid, $3::uuid, 'phone', $4::timestamptz)`,
    [await listingOf(seller, 'active'), seller.id, buyer.id, new Date(time).toISOString()],
  )

const recordSale = async (time: number) =>
  asOwner('update public.listings set sold_at = $2::timestamptz where id = $1::uuid', [
    await listingOf(seller, 'sold'),
    new Date(time).toISOString(),
  ])

async function report(hoursAgo: number, minutes = 0, isAcknowledged = false): Promise<void> {
  await asOwner(
    `insert into public.reports (listing_id, reporter_id, reason, created_at, acknowledged_at)
     values ($1::uuid, $2::uuid, 'other', now() - make_interval(hours => $3::int, mins => $4::int),
       case when $5::boolean then now() end)`,
    [await listingOf(seller, 'active'), buyer.id, hoursAgo, minutes, isAcknowledged],
  )
}

describe('the days', () => {
  test('are the last thirty of India, none left out, today last', async () => {
    const { days } = await dashboard()
    expect(days).toHaveLength(30)
    expect(days.at(-1)?.day).toBe(indianDay())
    expect(days[0]?.day).toBe(indianDay(Date.now() - 29 * 24 * HOUR_MS))
    expect(Object.values(days[0] ?? {}).every((value) => typeof value === 'string' || value >= 0)).toBe(true)
  })

  test.each([
    ['its first moment', 0, 0, 0],
    ['the last moment of the day before', 0, -1, 1],
    ['the first moment of yesterday', -1, 0, 1],
    ['the first moment that counts', -29, 0, 29],
  ])('begin at midnight in India: %s', async (_what, day, milliseconds, daysAgo) => {
    const time = beginOf(day as number) + (milliseconds as number)
    const [before, after] = await changes(async () => {
      await recordContact(time)
      await recordSale(time)
      await recordMove('pending', 'rejected', time)
    })
    expect(growth(before, after, daysAgo as number)).toEqual({ contacts: 1, sold: 1, rejected: 1 })
  })

  test('leave out what was before all of them', async () => {
    const [before, after] = await changes(() => recordContact(beginOf(-29) - 1))
    expect(after.days).toEqual(before.days)
  })

  test('count what happens today', async () => {
    const listing = await listingOf(seller, 'draft')
    const [before, after] = await changes(async () => {
      await register()
      await asOwner("update public.listings set status = 'pending', submitted_at = now() where id = $1::uuid", [
        listing,
      ])
      expect((await administrator.client.rpc('approve_listing', { listing_id: listing })).error).toBeNull()
      expect((await seller.client.rpc('mark_sold', { listing_id: listing, outcome: 'here' })).error).toBeNull()
      await report(0)
    })
    expect(growth(before, after)).toEqual({ people: 1, listed: 1, approved: 1, sold: 1, received: 1 })
  })

  test('count what went on offer without a look both as approved and as unseen', async () => {
    const listing = await listingOf(seller, 'draft')
    await setSetting('moderation_mode', 'none')
    const [before, after] = await changes(async () => seller.client.rpc('submit_listing', { listing_id: listing }))
    await setSetting('moderation_mode', 'first')
    expect(growth(before, after)).toEqual({ listed: 1, approved: 1, unseen: 1 })
  })

  test('count a decision that was taken back as none', async () => {
    const listing = await listingOf(seller, 'pending')
    const decide = (name: string, parameters = {}) =>
      administrator.client.rpc(name, { listing_id: listing, ...parameters })
    const [before, rejected] = await changes(async () => decide('reject_listing', { reason: 'price' }))
    expect(growth(before, rejected)).toEqual({ rejected: 1 })
    expect((await decide('undo_decision')).error).toBeNull()
    expect(growth(before, await dashboard())).toEqual({})
    await decide('approve_listing')
    await decide('undo_decision')
    expect(growth(before, await dashboard())).toEqual({})
    await decide('approve_listing')
    await decide('remove_listing', { reason: 'fraud' })
    await decide('undo_decision')
    expect(growth(before, await dashboard())).toEqual({ approved: 1 })
    await decide('remove_listing', { reason: 'fraud' })
    await decide('restore_listing')
    await decide('undo_decision')
    expect(growth(before, await dashboard())).toEqual({ approved: 1, removed: 1 })
  })

  test('count a report when it is settled', async () => {
    await report(30)
    const [open] = await asOwner<{ listing_id: string }>(
      `select listing_id from public.reports where status = 'open' and reporter_id = $1::uuid limit 1`,
      [buyer.id],
    )
    const settle = async () =>
      administrator.client.rpc('settle_reports', { listing_id: open?.listing_id, outcome: 'upheld' })
    expect(growth(...(await changes(settle)))).toEqual({ settled: 1 })
  })
})

describe('what waits', () => {
  test('is listings, with the oldest’s age and the newest first', async () => {
    let newest = ''
    const [before, after] = await changes(async () => {
      const oldest = await listingOf(seller, 'pending')
      await asOwner(`update public.listings set submitted_at = '2020-01-01' where id = $1::uuid`, [oldest])
      newest = await listingOf(seller, 'pending')
      await asOwner('update public.listings set submitted_at = now() where id = $1::uuid', [newest])
    })
    expect(after.waiting.listings.count - before.waiting.listings.count).toBe(2)
    expect(Date.parse(after.waiting.listings.oldest ?? '')).toBe(Date.parse('2020-01-01T00:00:00Z'))
    expect(after.newest[0]).toMatchObject({ id: newest, seller: { name: 'Savitri' }, photos: [], listing_flags: [] })
    expect(after.newest.length).toBeLessThanOrEqual(6)
  })

  test.each([
    ['just told', 0, 0, false, ['in_time']],
    ['within a day by a minute', 23, 59, false, ['in_time']],
    ['a day and a minute old', 24, 1, false, ['late_acknowledging']],
    ['a day and a minute old and acknowledged', 24, 1, true, ['in_time']],
    ['within seven days by a minute', 7 * 24 - 1, 59, true, ['in_time']],
    ['seven days and a minute old', 7 * 24, 1, true, ['late_settling']],
    ['seven days and a minute old, and never acknowledged', 7 * 24, 1, false, ['late_acknowledging', 'late_settling']],
  ])('is reports by their clocks: %s', async (_what, hours, minutes, isAcknowledged, clocks) => {
    const [before, after] = await changes(() => report(hours, minutes, isAcknowledged))
    const grown = ['listings', 'reports', 'in_time', 'late_acknowledging', 'late_settling'].filter(
      (kind) => Number(after.waiting.reports[kind]) - Number(before.waiting.reports[kind]) === 1,
    )
    expect(grown).toEqual(['listings', 'reports', ...clocks])
  })

  test.each([
    ['late_acknowledging', 'acknowledge'],
    ['late_settling', 'settle'],
  ])('agrees with the queue of reports: %s', async (kind, late) => {
    const { waiting } = await dashboard()
    const { data } = await administrator.client.rpc('find_reports', { filters: { late } })
    expect(waiting.reports[kind]).toBe((data as { total: number }).total)
  })

  test('is people who asked to be deleted', async () => {
    const leaving = await register()
    const [before, after] = await changes(() =>
      asOwner(`insert into public.deletion_requests (profile_id, created_at) values ($1::uuid, '2020-01-01')`, [
        leaving.id,
      ]),
    )
    expect(after.waiting.deletions.count - before.waiting.deletions.count).toBe(1)
    expect(Date.parse(after.waiting.deletions.oldest ?? '')).toBe(Date.parse('2020-01-01T00:00:00Z'))
    await asOwner('delete from public.deletion_requests where profile_id = $1::uuid', [leaving.id])
  })

  test.each([
    ['in force for a month', -1, 30, 1, 0],
    ['in force for a week yet', -1, 7, 1, 1],
    ['on its last day', -1, 0, 1, 1],
    ['over', -3, -1, 0, 0],
    ['still to come', 1, 3, 0, 0],
  ])('is movement notices: %s', async (_what, from, to, inForce, ending) => {
    const [before, after] = await changes(() =>
      asOwner(
        `insert into public.movement_notices (starts_on, ends_on, texts)
         values ($1::date, $2::date, '{"en":"Of the dashboard"}')`,
        [from, to].map((days) => indianDay(Date.now() + Number(days) * 24 * HOUR_MS)),
      ),
    )
    await asOwner(`delete from public.movement_notices where texts ->> 'en' = 'Of the dashboard'`)
    const notices = ({ waiting }: Dashboard) => waiting.notices
    expect(notices(after).in_force - notices(before).in_force).toBe(inForce)
    expect(notices(after).ending - notices(before).ending).toBe(ending)
  })
})

test('empty searches of today are counted, each once', async () => {
  const [before, after] = await changes(() =>
    asOwner(`insert into public.empty_searches (query, times, last_searched_at)
      values ('dashboard one', 5, now()), ('dashboard two', 1, '2020-01-01')`),
  )
  await asOwner(`delete from public.empty_searches where query like 'dashboard %'`)
  expect(after.empty_searches - before.empty_searches).toBe(1)
})

test('guests, sellers and administrators who are suspended are refused', async () => {
  const former = await registerAdministrator()
  await suspend(former)
  for (const client of [visitor, seller.client, former.client]) {
    expect((await client.rpc('dashboard')).error?.code).toBe('42501')
  }
})
