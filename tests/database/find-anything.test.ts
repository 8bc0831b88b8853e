import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { guest, type Person, register, registerAdministrator } from '../support/people.ts'

interface Found {
  readonly listings: readonly { readonly id: string; readonly seller: { readonly id: string } }[]
  readonly people: readonly { readonly id: string; readonly phone: string | null }[]
  readonly reports: readonly { readonly id: string; readonly open: number }[]
}

/** A word that only the people of this file have in their names. */
const WORD = `Dhara${process.pid}`
/** The ten digits of a number that is nobody else's. */
const DIGITS = `83${String(process.pid).padStart(8, '0')}`

let administrator: Person
let seller: Person
let listing: string
let visitor: SupabaseClient

beforeAll(async () => {
  visitor = await guest()
  administrator = await registerAdministrator()
  seller = await register({ name: `${WORD} Devi`, phone: `+91${DIGITS}` })
  const reporter = await register({ name: `${WORD} Bai` })
  listing = await listingOf(seller, 'active')
  await listingOf(seller, 'pending')
  const report = { listing_id: listing, reporter_id: reporter.id, reason: 'misleading' }
  await reporter.client.from('reports').insert(report).throwOnError()
})

async function find(query: string): Promise<Found> {
  const { data } = await administrator.client.rpc('find_anything', { query }).throwOnError()
  return data as Found
}
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

describe('one text finds', () => {
  test('a listing, and its reports, by its number', async () => {
    const { listings, reports, people } = await find(listing.slice(0, 8))
    expect(idsOf(listings)).toEqual([listing])
    expect(listings[0]?.seller.id).toBe(seller.id)
    expect(reports).toMatchObject([{ id: listing, open: 1 }])
    expect(people).toEqual([])
  })

  test.each([
    ['as it is saved', `+91${DIGITS}`],
    ['as it is said', `${DIGITS.slice(0, 5)} ${DIGITS.slice(5)}`],
    ['as it is dialled', `0${DIGITS.slice(0, 5)}-${DIGITS.slice(5)}`],
    ['in the digits of Hindi', [...DIGITS].map((digit) => String.fromCharCode(0x966 + Number(digit))).join('')],
  ])('a person, their listings and what is reported of them by a telephone number %s', async (_how, query) => {
    const { listings, reports, people } = await find(query)
    expect(people).toMatchObject([{ id: seller.id, phone: `+91${DIGITS}` }])
    expect(listings).toHaveLength(2)
    expect(idsOf(reports)).toEqual([listing])
  })

  test('people by a part of their number, a word of their name or their address', async () => {
    expect(idsOf((await find(DIGITS.slice(0, 8))).people)).toContain(seller.id)
    expect(idsOf((await find(WORD)).people)).toHaveLength(2)
    expect(idsOf((await find(seller.email)).people)).toEqual([seller.id])
  })

  test('listings by their words, the newest five', async () => {
    for (let count = 0; count < 4; count += 1) await listingOf(seller, 'pending')
    const list = await administrator.client.rpc('find_listings', { search: 'osmanabadi', at_most: 5 }).throwOnError()
    const { rows } = list.data as { readonly rows: readonly { readonly id: string }[] }
    expect(idsOf((await find('osmanabadi')).listings)).toEqual(idsOf(rows))
    expect(rows).toHaveLength(5)
  })

  test.each(['', 'x', '   ', '%', `${WORD}' or true --`, '777 0000777', '"'])('nothing by “%s”', async (query) => {
    expect(await find(query)).toEqual({ listings: [], people: [], reports: [] })
  })

  test('what it can by a text that is longer than anything', async () => {
    expect((await find(`${WORD} `.repeat(2000))).people).toHaveLength(2)
  })
})

test('nobody but administrators finds anything', async () => {
  for (const client of [visitor, seller.client]) {
    const { data, error } = await client.rpc('find_anything', { query: WORD })
    expect([data, error?.code]).toEqual([null, '42501'])
  }
})
