import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, type Cast, guest, newCast, type Person, register, suspend } from '../support/people.ts'

/** A word that only the titles of this file have. */
const WORD = `Gulmohar${process.pid}`

interface Found {
  readonly total: number
  readonly rows: readonly { readonly id: string; readonly [column: string]: unknown }[]
}

let cast: Cast
let seller: Person
let waiting: string
let offered: string
let over: string

async function describeListing(id: string, columns: string): Promise<void> {
  await asOwner(`update public.listings set ${columns} where id = $1::uuid`, [id])
}

beforeAll(async () => {
  cast = await newCast()
  seller = await register({ name: `${WORD} Devi` })
  waiting = await listingOf(seller, 'pending')
  offered = await listingOf(seller, 'active')
  over = await listingOf(seller, 'active', -1)
  await describeListing(
    waiting,
    `title = '${WORD} ox', price = 100, place_id = 'IN.16', submitted_at = '2026-11-20T10:00:00Z'`,
  )
  await describeListing(offered, `title = '${WORD} pay by UPI', price = 300, submitted_at = '2026-11-19T10:00:00Z'`)
  await describeListing(over, `title = '${WORD} box', price = null, submitted_at = '2026-11-18T10:00:00Z'`)
})

async function find(parameters: Record<string, unknown> = {}): Promise<Found> {
  const { data, error } = await cast.administrator.client.rpc('find_listings', { search: WORD, ...parameters })
  if (error) throw error
  return data as Found
}
const idsOf = ({ rows }: Found) => rows.map(({ id }) => id)

describe('the list of listings', () => {
  test.each([
    ['a word of the title, whatever the case', () => WORD.toLowerCase(), () => [waiting, offered, over]],
    ['several words, wherever they stand', () => `osmanabadi ${WORD} upi`, () => [offered]],
    ['two letters, which begin a word', () => `${WORD} ox`, () => [waiting]],
    ['a sign of patterns, which is a letter like others', () => `${WORD}%`, () => []],
    ['a quotation mark', () => `${WORD}' or true --`, () => []],
    ['a whole identifier', () => over, () => [over]],
    ['the beginning of an identifier', () => over.slice(0, 18), () => [over]],
  ])('is searched by %s', async (_what, search, ids) => {
    expect(idsOf(await find({ search: search() }))).toEqual(ids())
  })

  test.each([
    ['status', () => ({ status: 'pending' }), () => [waiting]],
    ['what is on offer, of which some has run out', () => ({ status: 'active' }), () => [offered]],
    ['what has run out, whatever its row says', () => ({ status: 'expired' }), () => [over]],
    ['state', () => ({ state: 'IN.16', status: 'pending' }), () => [waiting]],
    ['category', () => ({ category: 'Cattle' }), () => []],
    ['seller', () => ({ seller_id: seller.id }), () => [waiting, offered, over]],
    ['identifiers', () => ({ ids: [over, offered] }), () => [offered, over]],
    ['first moment', () => ({ from: '2026-11-19T10:00:00Z' }), () => [waiting, offered]],
    ['last moment', () => ({ before: '2026-11-20T10:00:00Z' }), () => [offered, over]],
  ])('is narrowed by %s', async (_what, filters, ids) => {
    const found = await find({ filters: filters() })
    expect([idsOf(found), found.total]).toEqual([ids(), ids().length])
  })

  test('has what a suspended seller would offer among what is hidden, and not among what is on offer', async () => {
    const name = `Kachnar${process.pid}`
    const suspended = await register({ name })
    const hidden = await listingOf(suspended, 'active')
    await describeListing(hidden, `title = '${name}'`)
    const idsBy = async (status: string) => idsOf(await find({ search: name, filters: { status } }))
    expect([await idsBy('active'), await idsBy('hidden')]).toEqual([[hidden], []])
    await suspend(suspended)
    expect([await idsBy('active'), await idsBy('hidden')]).toEqual([[], [hidden]])
    const { data } = await cast.administrator.client.rpc('person_records', { profile: suspended.id, kind: 'listings' })
    expect(data).toMatchObject({ rows: [{ id: hidden, status: 'active', is_seller_suspended: true }] })
  })

  test('is sorted by day or price, prices that are asked for last, and paged', async () => {
    expect(idsOf(await find({ is_descending: false }))).toEqual([over, offered, waiting])
    expect(idsOf(await find({ sort: 'price' }))).toEqual([offered, waiting, over])
    expect(idsOf(await find({ sort: 'price', is_descending: false }))).toEqual([waiting, offered, over])
    const second = await find({ first: 1, at_most: 1 })
    expect([second.total, idsOf(second)]).toEqual([3, [offered]])
  })

  test('says what a moderator looks for', async () => {
    await asOwner(
      `insert into public.reports (listing_id, reporter_id, reason) values ($1::uuid, $2::uuid, 'misleading')`,
      [offered, cast.stranger.id],
    )
    const { rows } = await find({ filters: { status: 'active' } })
    expect(rows).toMatchObject([
      {
        title: `${WORD} pay by UPI`,
        price: 300,
        listing_flags: ['words'],
        photos: [],
        seller: { id: seller.id, name: `${WORD} Devi` },
        reports: [{ status: 'open' }],
      },
    ])
  })

  test('says no more than the states to somebody who goes through it', async () => {
    expect((await find({ is_brief: true })).rows).toEqual([
      { id: waiting, status: 'pending' },
      { id: offered, status: 'active' },
      { id: over, status: 'active' },
    ])
  })

  test.each([
    [{ filters: { is_cheap: true } }, 'is_cheap'],
    [{ filters: 5 }, 'filters'],
    [{ sort: 'seller_id' }, 'sort'],
  ])('refuses %o', async (parameters, detail) => {
    const { error, status } = await cast.administrator.client.rpc('find_listings', parameters)
    expect([status, error?.details]).toEqual([422, detail])
  })

  test.each([
    ['a guest', () => guest()],
    ['a seller', async () => cast.owner.client],
    ['somebody who is suspended', async () => cast.suspended.client],
  ])('is nothing for %s', async (_who, client) => {
    expect((await (await client()).rpc('find_listings')).error?.code).toBe('42501')
  })
})
