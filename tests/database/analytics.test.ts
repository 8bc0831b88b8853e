import { randomUUID } from 'node:crypto'
import { run } from '@maveshi/supabase/local/database'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf, type Status } from '../support/listings.ts'
import { market } from '../support/market.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

type Row = Readonly<Record<string, unknown>>
interface Numbers {
  readonly total: Row
  readonly days: readonly Row[]
  readonly categories: readonly Row[]
  readonly states: readonly Row[]
  readonly languages: readonly Row[]
}

let visitor: SupabaseClient
let administrator: Person
let former: Person
let seller: Person
let buyer: Person

// Days on which nothing else has happened.
const [FIRST, SECOND, THIRD] = ['2019-03-09', '2019-03-10', '2019-03-11'] as const
/** The last moment of the first day in India, and the first one of the second. */
const [BEFORE, AFTER] = ['2019-03-09T18:29:59.999Z', '2019-03-09T18:30:00Z'] as const

beforeAll(async () => {
  visitor = await guest()
  administrator = await registerAdministrator()
  former = await registerAdministrator()
  await suspend(former)
  seller = await register({ language: 'mr', placeId: 'IN.16' })
  buyer = await register({ language: 'ta' })
})

async function ask<Answer>(name: string, parameters: Row): Promise<Answer> {
  const { data, error } = await administrator.client.rpc(name, parameters)
  if (error) throw error
  return data as Answer
}
const numbers = (from_day: string = FIRST, to_day: string = THIRD) =>
  ask<Numbers>('market_numbers', { from_day, to_day })

/** Puts a listing of feeds in, as it was submitted or sold at a time. */
async function listing(status: Status, columns: { submitted_at?: string; sold_at?: string; sold_outcome?: string }) {
  const id = randomUUID()
  await asOwner(
    `insert into public.listings (id, seller_id, category, language, place_id, status, submitted_at, sold_at, sold_outcome)
     values ($1::uuid, $2::uuid, 'Feeds', 'gu', 'IN.09', $3::public.listing_status, $4::timestamptz, $5::timestamptz, $6)`,
    [id, seller.id, status, columns.submitted_at ?? null, columns.sold_at ?? null, columns.sold_outcome ?? null],
  )
  return id
}
const contact = (id: string, at: string) =>
  asOwner(
    `insert into public.contact_events (listing_id, seller_id, person_id, channel, created_at)
     values ($1::uuid, $2::uuid, $3::uuid, 'phone', $4::timestamptz)`,
    [id, seller.id, buyer.id, at],
  )
const addViews = (id: string, day: string, count: number) =>
  asOwner(
    `insert into private.listing_views (listing_id, day, count) values ($1::uuid, $2::date, $3::int)
     on conflict (listing_id, day) do update set count = excluded.count`,
    [id, day, count],
  )

const NOTHING = { users: 0, listings: 0, views: 0, contacts: 0, sold: 0, sold_here: 0 }

describe('the numbers of the market', () => {
  beforeAll(async () => {
    await asOwner('update public.profiles set created_at = $2::timestamptz where id = $1::uuid', [seller.id, BEFORE])
    await asOwner('update public.profiles set created_at = $2::timestamptz where id = $1::uuid', [buyer.id, AFTER])
    const onOffer = await listing('active', { submitted_at: BEFORE })
    await listing('rejected', { submitted_at: AFTER })
    await listing('sold', { submitted_at: AFTER, sold_at: AFTER, sold_outcome: 'here' })
    await listing('sold', { sold_at: '2019-03-10T18:29:59Z', sold_outcome: 'elsewhere' })
    await listing('draft', {})
    await contact(onOffer, BEFORE)
    await contact(onOffer, AFTER)
    await addViews(onOffer, SECOND, 1)
    await addViews(onOffer, SECOND, 5)
    await addViews(onOffer, THIRD, 2)
  })

  test('are those of Indian days, with days of nothing', async () => {
    const { days, total } = await numbers('2019-03-08', THIRD)
    expect(days).toEqual([
      { day: '2019-03-08', ...NOTHING },
      { ...NOTHING, day: FIRST, users: 1, listings: 1, contacts: 1 },
      { day: SECOND, users: 1, listings: 2, views: 5, contacts: 1, sold: 2, sold_here: 1 },
      { ...NOTHING, day: THIRD, views: 2 },
    ])
    expect(total).toEqual({ users: 2, listings: 3, views: 7, contacts: 2, sold: 2, sold_here: 1 })
  })

  test('are told by category, in which people are not', async () => {
    const counted = { users: 0, listings: 3, views: 7, contacts: 2, sold: 2, sold_here: 1 }
    expect((await numbers()).categories).toEqual([{ category: 'Feeds', ...counted }])
  })

  test('are told by the state of the person or the listing, which a person need not have', async () => {
    const { states } = await numbers()
    expect(states).toHaveLength(3)
    expect(states).toEqual(
      expect.arrayContaining([
        { state_id: 'IN.09', users: 0, listings: 3, views: 7, contacts: 2, sold: 2, sold_here: 1 },
        { ...NOTHING, state_id: 'IN.16', users: 1 },
        { ...NOTHING, state_id: null, users: 1 },
      ]),
    )
  })

  test('are told by the language of the person or the listing', async () => {
    expect((await numbers(SECOND, SECOND)).languages).toEqual([
      { language: 'gu', users: 0, listings: 2, views: 5, contacts: 1, sold: 2, sold_here: 1 },
      { ...NOTHING, language: 'ta', users: 1 },
    ])
  })

  test('hold what has happened, whoever is suspended and whatever ends afterwards', async () => {
    const before = await numbers()
    await suspend(seller)
    await asOwner(`update public.listings set status = 'withdrawn' where seller_id = $1::uuid and status = 'active'`, [
      seller.id,
    ])
    expect(await numbers()).toEqual(before)
    await asOwner('update public.profiles set suspended_at = null where id = $1::uuid', [seller.id])
  })

  test('keep views and contacts of a listing that is gone, and lose a sale that was undone', async () => {
    const day = '2019-05-05'
    const id = await listing('sold', { sold_at: `${day}T06:00:00Z` })
    await addViews(id, day, 3)
    await contact(id, `${day}T06:00:00Z`)
    expect((await numbers(day, day)).total).toMatchObject({ views: 3, contacts: 1, sold: 1 })
    await asOwner(`update public.listings set status = 'active', sold_at = null where id = $1::uuid`, [id])
    expect((await numbers(day, day)).total).toMatchObject({ sold: 0 })
    await asOwner('delete from public.listings where id = $1::uuid', [id])
    expect((await numbers(day, day)).total).toMatchObject({ views: 3, contacts: 1, listings: 0 })
  })

  test('count views and contacts as people make them', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    const interest = async () => {
      const { total } = await numbers(today, today)
      return [Number(total.views), Number(total.contacts)]
    }
    const [views = 0, contacts = 0] = await interest()
    const id = await listingOf(seller, 'active')
    await asOwner(`update public.profiles set phone = '+919876500000' where id = $1::uuid`, [seller.id])
    await visitor.rpc('record_view', { listing_id: id }).throwOnError()
    await visitor.rpc('record_view', { listing_id: id }).throwOnError()
    await buyer.client.rpc('reveal_contact', { listing_id: id, channel: 'phone' }).throwOnError()
    expect(await interest()).toEqual([views + 2, contacts + 1])
  })
})

interface Step {
  readonly to: Status
  readonly from: Status
  readonly at: string
  readonly reason?: string
}

/** Writes the history of a listing, which otherwise only triggers write. */
async function history(steps: readonly Step[]): Promise<void> {
  const [id, values] = [randomUUID(), (step: Step) => `'${step.from}', '${step.to}', '${step.at}'::timestamptz`]
  const rows = steps.map((step) => `('${id}', '${seller.id}', ${values(step)}, ${step.reason ? "'undo'" : 'null'})`)
  await run(
    (await market()).connection,
    `alter table public.listing_events disable trigger refuse_direct_insert;
     insert into public.listing_events (listing_id, seller_id, from_status, to_status, created_at, reason)
     values ${rows.join(', ')};
     alter table public.listing_events enable trigger refuse_direct_insert;`,
  )
}

interface Times extends Row {
  readonly waiting: number
  readonly waiting_over_a_day: number
}

describe('the time to approve', () => {
  const submitted = (at: string): Step => ({ from: 'draft', to: 'pending', at })
  const approved = (at: string): Step => ({ from: 'pending', to: 'active', at })
  const times = (from_day: string, to_day: string) => ask<Times>('approval_times', { from_day, to_day })

  test('is the middle one and that of nine in ten, by Indian day and whole', async () => {
    await history([submitted('2019-06-01T10:00:00Z'), approved('2019-06-01T12:00:00Z')])
    await history([submitted('2019-06-01T10:00:00Z'), approved('2019-06-01T14:00:00Z')])
    await history([submitted('2019-06-01T00:00:00Z'), approved('2019-06-02T06:00:00Z')])
    expect(await times('2019-06-01', '2019-06-03')).toMatchObject({
      approved: 3,
      median_hours: 4,
      p90_hours: 24.8,
      days: [
        { day: '2019-06-01', approved: 2, median_hours: 3, p90_hours: 3.8 },
        { day: '2019-06-02', approved: 1, median_hours: 30, p90_hours: 30 },
        { day: '2019-06-03', approved: 0, median_hours: null, p90_hours: null },
      ],
    })
  })

  test('begins when a listing was submitted last, and not when a decision was taken back', async () => {
    await history([
      submitted('2019-07-01T00:00:00Z'),
      { from: 'pending', to: 'rejected', at: '2019-07-01T01:00:00Z' },
      { from: 'rejected', to: 'pending', at: '2019-07-01T02:00:00Z' },
      { from: 'pending', to: 'active', at: '2019-07-01T03:00:00Z' },
      { from: 'active', to: 'pending', at: '2019-07-01T03:05:00Z', reason: 'undo' },
      approved('2019-07-01T12:00:00Z'),
    ])
    expect(await times('2019-07-01', '2019-07-01')).toMatchObject({ approved: 1, median_hours: 10 })
  })

  test('leaves out what went live by itself', async () => {
    await history([submitted('2019-08-01T10:00:00Z'), approved('2019-08-01T10:00:00Z')])
    expect(await times('2019-08-01', '2019-08-01')).toMatchObject({ approved: 0, median_hours: null })
  })

  test('comes with what waits now, and what waits longer than a day', async () => {
    const before = await times(FIRST, FIRST)
    const ids = [await listingOf(seller, 'pending'), await listingOf(seller, 'pending')]
    for (const [index, hours] of [25, 23].entries()) {
      await asOwner(
        'update public.listings set submitted_at = now() - make_interval(hours => $2::int) where id = $1::uuid',
        [ids[index], hours],
      )
    }
    const { waiting, waiting_over_a_day } = await times(FIRST, FIRST)
    expect([waiting - before.waiting, waiting_over_a_day - before.waiting_over_a_day]).toEqual([2, 1])
  })
})

describe('empty searches', () => {
  const WORD = 'wuxjaqana'
  interface Found {
    readonly total: number
    readonly times: number
    readonly rows: readonly Row[]
  }
  const find = (parameters: Row = {}, from: string = FIRST, to: string = THIRD) =>
    ask<Found>('count_empty_searches', { search: WORD, filters: { from, to }, ...parameters })
  const searched = (query: string, at: string) =>
    asOwner(
      `insert into public.empty_searches as recorded (query, last_searched_at) values ($1, $2::timestamptz)
       on conflict (query) do update set times = recorded.times + 1, last_searched_at = excluded.last_searched_at`,
      [query, at],
    )

  beforeAll(async () => {
    await searched(`${WORD} gai`, BEFORE)
    await searched(`${WORD} gai`, AFTER)
    await searched(`${WORD} gai`, AFTER)
    await searched(`${WORD} bhains`, AFTER)
    await searched(`${WORD} bhains`, '2019-04-01T00:00:00Z')
  })

  test('are counted in the period, and ever', async () => {
    expect(await find()).toEqual({
      total: 2,
      times: 4,
      rows: [
        { id: `${WORD} gai`, query: `${WORD} gai`, times: 3, last_day: SECOND, times_ever: 3 },
        { id: `${WORD} bhains`, query: `${WORD} bhains`, times: 1, last_day: SECOND, times_ever: 2 },
      ],
    })
    expect(await find({}, FIRST, FIRST)).toMatchObject({ total: 1, times: 1, rows: [{ last_day: FIRST }] })
  })

  test.each([
    [{ search: `gai ${WORD}` }, ['gai']],
    [{ search: `${WORD}%` }, []],
    [{ sort: 'query', is_descending: false }, ['bhains', 'gai']],
    [{ sort: 'times_ever', is_descending: false }, ['bhains', 'gai']],
    [{ first: 1, at_most: 1 }, ['bhains']],
  ])('are searched, sorted and paged by %o', async (parameters, queries) => {
    const { rows } = await find(parameters)
    expect(rows.map(({ query }) => query)).toEqual(queries.map((query) => `${WORD} ${query}`))
  })

  test('are gone with what an administrator clears', async () => {
    await searched(`${WORD} zz`, AFTER)
    await administrator.client.from('empty_searches').delete().eq('query', `${WORD} zz`).throwOnError()
    expect(await find({ search: `${WORD} zz` })).toEqual({ total: 0, times: 0, rows: [] })
  })

  test('are counted as they happen', async () => {
    await visitor.rpc('record_empty_search', { query: `${WORD} now` }).throwOnError()
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
    expect(await find({ search: `${WORD} now` }, today, today)).toMatchObject({ times: 1, rows: [{ last_day: today }] })
  })

  test.each([
    [{ sort: 'beauty', filters: { from: FIRST, to: FIRST } }, 'sort'],
    [{ filters: {} }, 'period'],
    [{ filters: { from: FIRST, to: FIRST, place: 'IN' } }, 'filters'],
  ])('are not asked for by %o', async (parameters, detail) => {
    const { error, status } = await administrator.client.rpc('count_empty_searches', parameters)
    expect([status, error?.details]).toEqual([422, detail])
  })
})

describe.each(['market_numbers', 'approval_times'])('%s', (name) => {
  test.each([
    ['a period that ends before it begins', SECOND, FIRST],
    ['more than a year', '2019-01-01', '2020-01-02'],
    ['no day', null, FIRST],
  ])('is not asked for with %s', async (_what, from_day, to_day) => {
    const { error, status } = await administrator.client.rpc(name, { from_day, to_day })
    expect([status, error?.details]).toEqual([422, 'period'])
  })

  test('is asked for with a whole year', async () => {
    const { days } = await ask<{ days: readonly Row[] }>(name, { from_day: '2018-01-01', to_day: '2018-12-31' })
    expect(days).toHaveLength(365)
  })
})

test.each([
  ['market_numbers', { from_day: FIRST, to_day: FIRST }],
  ['approval_times', { from_day: FIRST, to_day: FIRST }],
  ['count_empty_searches', { filters: { from: FIRST, to: FIRST } }],
])('%s is for administrators who are not suspended', async (name, parameters) => {
  for (const client of [visitor, seller.client, former.client]) {
    const { data, error } = await client.rpc(name, parameters)
    expect([data, error?.code]).toEqual([null, '42501'])
  }
})
