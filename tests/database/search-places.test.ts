import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeNamed } from '../support/listings.ts'
import { idsOf, offer, search } from '../support/offered-listings.ts'
import { guest, type Person, register } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
})

describe('a place', () => {
  let pune: string
  let there: string
  let elsewhere: string
  beforeAll(async () => {
    pune = await placeNamed('Pune')
    there = await offer(seller, { title: 'Vexquilbo', place_id: pune })
    elsewhere = await offer(seller, { title: 'Vexquilbo', place_id: await placeNamed('Karnal') })
  })

  test.each(['pune', 'पुणे', 'புனே', 'PUNE', '411001'])('%s is where the listings are', async (name) => {
    const { reading, listings } = await search(visitor, `vexquilbo ${name}`)
    expect(reading).toMatchObject({ places: [pune], unknown: [] })
    expect(listings.map(({ id }) => id)).toEqual([there])
  })

  test('is one by its old name', async () => {
    expect((await search(visitor, 'goat bombay')).reading.places).toHaveLength(1)
  })

  test('may be a state, with all its districts', async () => {
    expect(await idsOf(visitor, 'vexquilbo maharashtra')).toEqual([there])
    expect(await idsOf(visitor, 'vexquilbo haryana')).toEqual([elsewhere])
  })

  test('is the district, where its state is named too', async () => {
    expect((await search(visitor, 'pune maharashtra')).reading.places).toEqual([pune])
  })

  test('is one of several', async () => {
    expect((await idsOf(visitor, 'vexquilbo pune karnal')).sort()).toEqual([there, elsewhere].sort())
  })
})
