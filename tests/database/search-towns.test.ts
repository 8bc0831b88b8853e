import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { idsOf, offer, search } from '../support/offered-listings.ts'
import { asOwner, guest, register } from '../support/people.ts'

const SONIPAT = 'IN.10.076'
const HARYANA = 'IN.10'

interface Named {
  readonly places: readonly string[]
  readonly towns: Readonly<Record<string, string>>
  readonly is_sure: boolean
}

let visitor: SupabaseClient
beforeAll(async () => {
  visitor = await guest()
})

async function placesOf(words: string, state: string | null = null): Promise<Named> {
  const { data, error } = await visitor.rpc('places_of_words', { words, state })
  expect(error).toBeNull()
  return data as Named
}

describe('a town', () => {
  test.each(['Ganaur', 'ganaur', 'GANAUR, Haryana'])('stands for its district as it is written: %s', async (words) => {
    expect(await placesOf(words)).toMatchObject({ places: [SONIPAT], is_sure: true })
  })

  test('is asked about where two states have one of its name, and is that of the state which is chosen', async () => {
    const { places, is_sure } = await placesOf('Kharkhauda')
    expect(places).toHaveLength(2)
    expect(is_sure).toBe(false)
    expect(await placesOf('Kharkhauda', HARYANA)).toMatchObject({ places: [SONIPAT], is_sure: true })
  })

  test.each(['Kharkhoda', 'kharkauda', 'खरखौदा', 'ਖਰਖੌਦਾ', 'ખરખૌદા', 'കർഖൗദ', 'کھرکھودہ'])(
    'is asked about where it only sounds so: %s',
    async (words) => {
      const { places, towns, is_sure } = await placesOf(words, HARYANA)
      expect({ places, towns, is_sure }).toEqual({
        places: [SONIPAT],
        towns: { [SONIPAT]: 'Kharkhauda' },
        is_sure: false,
      })
    },
  )

  test('is known in Tamil, which has one letter for several', async () => {
    const { towns } = await placesOf('வேடசந்தூர்')
    expect(Object.values(towns)).toEqual(['Vedasandur'])
  })

  test('is offered by its beginning, behind districts', async () => {
    const { data } = await visitor.rpc('suggest_places', { beginning: 'kharkhau' })
    expect(data).toContainEqual({ place: SONIPAT, town: 'Kharkhauda' })
    const { data: named } = await visitor.rpc('suggest_places', { beginning: 'sonipat' })
    expect(named?.[0]).toEqual({ place: SONIPAT, town: null })
  })

  test('never stands for a word that has another meaning', async () => {
    const shadowed = await asOwner(
      `select towns.normal from private.towns join private.search_terms as terms using (normal)
       where (private.first_piece(string_to_array(towns.normal, ' '))).found in ('town', 'like a town')`,
    )
    expect(shadowed).toEqual([])
  })
})

describe('a town in a query', () => {
  test('is where the listings are', async () => {
    const seller = await register()
    const there = await offer(seller, { title: 'Zorbelquim', place_id: SONIPAT })
    await offer(seller, { title: 'Zorbelquim', place_id: 'IN.16.521' })
    expect(await idsOf(visitor, 'zorbelquim ganaur')).toEqual([there])
  })

  test('that only sounds so is asked about, though some listing has the word', async () => {
    const id = await offer(await register(), { title: 'Kharkhoda Vimbrastic', place_id: SONIPAT })
    const { listings, reading } = await search(visitor, 'vimbrastic kharkhoda')
    expect(listings.map((one) => one.id)).toEqual([id])
    expect(reading.words).toContain('kharkhoda')
    expect(reading.guesses).toMatchObject([{ typed: 'kharkhoda', towns: { [SONIPAT]: 'Kharkhauda' } }])
    expect(await placesOf('kharkhoda', HARYANA)).toMatchObject({ places: [SONIPAT], is_sure: false })
  })
})

describe('a distance in words', () => {
  let near: string
  beforeAll(async () => {
    const seller = await register()
    near = await offer(seller, { title: 'Quorvandel', place_id: SONIPAT })
    await offer(seller, { title: 'Quorvandel', place_id: 'IN.16.521' })
  })

  test.each(['quorvandel within 50 km of sonipat', 'quorvandel ganaur 50 km tak', 'quorvandel सोनीपत से 50 किमी के अंदर'])(
    'is from the place beside it: %s',
    async (query) => {
      const { listings, reading, sort } = await search(visitor, query)
      expect(listings).toMatchObject([{ id: near, km: 0 }])
      expect(reading).toMatchObject({ around: SONIPAT, within_km: 50, places: [] })
      expect(sort).toBe('nearest')
    },
  )

  test('is from the place that is given, where none is beside it, and narrows nothing without one', async () => {
    expect(await idsOf(visitor, 'quorvandel 50 km tak', { near: 'IN.10.074' })).toEqual([])
    expect(await idsOf(visitor, 'quorvandel 100 km tak', { near: 'IN.10.074' })).toEqual([near])
    expect(await idsOf(visitor, 'quorvandel 50 km tak')).toHaveLength(2)
  })

  test('is counted by facets and by counts alike', async () => {
    const searches = [
      { query: 'quorvandel 50 km sonipat' },
      { query: 'quorvandel' },
      { query: 'quorvandel', state: 'IN.17' },
    ]
    const { data } = await visitor.rpc('count_listings', { searches })
    expect(data).toEqual([1, 2, 0])
  })
})

describe('counts of lists', () => {
  test('are 0 for a search that would be refused', async () => {
    const searches = [{ categories: ['Dragon'] }, { price_min: 'many' }, 5, { attributes: 'x' }]
    const { data, error } = await visitor.rpc('count_listings', { searches })
    expect({ data, error }).toEqual({ data: [0, 0, 0, 0], error: null })
  })

  test.each([[Array(9).fill({})], [{}], [[{ query: 'x'.repeat(20_000) }]]])('are bounded', async (searches) => {
    const { error } = await visitor.rpc('count_listings', { searches })
    expect(error).toMatchObject({ code: 'PT422', details: 'searches' })
  })
})
