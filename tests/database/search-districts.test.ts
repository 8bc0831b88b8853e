import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { search } from '../support/offered-listings.ts'
import { asOwner, guest } from '../support/people.ts'
import { readJson } from '../support/repository.ts'

interface Additions {
  readonly districts: readonly { readonly id: string; readonly name: string }[]
  readonly ended: Readonly<Record<string, string>>
}

const { districts, ended } = readJson<Additions>('supabase/seed/places/additions.json')

/** Its name is also the word for the evening in half of the market's languages. */
const SHAM = 'IN.41.904'

let visitor: SupabaseClient
const names = new Map<string, string>()
beforeAll(async () => {
  visitor = await guest()
  const places = await asOwner<{ id: string; name: string }>("select id, names ->> 'en' as name from public.places")
  for (const { id, name } of places) names.set(id, name)
})

/** The places that a query is about, by their English names, and those that it may be about. */
async function placesIn(query: string): Promise<{ places: (string | undefined)[]; asked: (string | undefined)[] }> {
  const { reading } = await search(visitor, query)
  return {
    places: reading.places.map((id) => names.get(id)),
    asked: reading.guesses
      .filter((guess) => !guess.is_applied)
      .flatMap((guess) => guess.places.map((id) => names.get(id))),
  }
}

describe('a district that was made lately', () => {
  test('is known by its name in every language', async () => {
    const read = await asOwner<{ id: string; language: string; name: string; places: string[] }>(
      `select id, named.language, named.name, (private.understand(named.name)).places
       from public.places, jsonb_each_text(names) as named (language, name) where id = any ($1)`,
      [districts.map(({ id }) => id).filter((id) => id !== SHAM)],
    )
    expect(read.length).toBeGreaterThanOrEqual((districts.length - 1) * 11)
    const others = read.filter(({ id, places }) => places.join() !== id)
    expect(others).toEqual([])
  })

  test.each([
    ['beawar cow', 'Beawar'],
    ['tilwara bull', 'Balotra'],
    ['neemrana', 'Kotputli-Behror'],
    ['bhiwadi buffalo', 'Khairthal-Tijara'],
    ['kuchaman', 'Didwana-Kuchaman'],
    ['થરાદ', 'Vav-Tharad'],
    ['రంపచోడవరం', 'Polavaram'],
    ['giddalur', 'Markapuram'],
    ['narela goat', 'Outer North Delhi'],
    ['padum', 'Zanskar'],
  ])('has the towns that are in it now: %s', async (query, name) => {
    expect((await placesIn(query)).places).toEqual([name])
  })
})

describe('a district is known by a name that it had', () => {
  test.each([
    ['allahabad', 'Prayagraj'],
    ['osmanabad goat', 'Dharashiv'],
    ['ahmednagar', 'Ahilyanagar'],
    ['ramanagara', 'Bengaluru South'],
    ['karimganj', 'Sribhumi'],
    ['sant ravidas nagar', 'Bhadohi'],
    ['panchsheel nagar', 'Hapur'],
    ['keonjhar', 'Kendujhar'],
    ['west sikkim', 'Gyalshing'],
    ['north cachar hills', 'Dima Hasao'],
    ['neem ka thana', 'Sikar'],
  ])('%s', async (query, name) => {
    expect((await placesIn(query)).places).toEqual([name])
  })

  test.each(['shahdara', 'शाहदरा', 'شاہدرہ', 'ஷாஹ்தரா'])('of which it has become a part: %s', async (query) => {
    const { places, asked } = await placesIn(query)
    expect([...places, ...asked]).toEqual(['North East Delhi'])
  })

  test('and none that is gone is left', () => {
    expect([...names.keys()].filter((id) => Object.hasOwn(ended, id))).toEqual([])
    expect(Object.values(ended).every((id) => names.has(id))).toBe(true)
  })
})

describe('the evening is no district', () => {
  test.each([
    'subah sham 10 litre doodh gaay',
    'सुबह शाम 10 लीटर दूध वाली गाय',
    'शाम को दूध वाली भैंस',
    'sham ko gaay',
    'ਸ਼ਾਮ ਨੂੰ ਦੁੱਧ ਵਾਲੀ ਗਾਂ',
    'شام کو دودھ والی بھینس',
  ])('%s', async (query) => {
    expect((await placesIn(query)).places).toEqual([])
  })

  test('but whoever types its word alone is asked, and with its land it is meant', async () => {
    expect(await placesIn('sham')).toEqual({ places: [], asked: ['Sham'] })
    expect((await placesIn('sham ladakh')).places).toEqual(['Sham'])
    expect((await placesIn('khaltse')).places).toEqual(['Sham'])
  })

  test('and whoever says where they are finds it', async () => {
    const { data } = await visitor.rpc('suggest_places', { beginning: 'sham' })
    expect(data).toContainEqual({ place: SHAM, town: null })
  })
})
