import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { idsOf, offer, search } from '../support/offered-listings.ts'
import { asOwner, guest, type Person, register } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
})

describe('words that only listings hold', () => {
  let both: string
  let one: string
  beforeAll(async () => {
    both = await offer(seller, { title: 'Qorvexil and zuldimbro' })
    one = await offer(seller, { title: 'Qorvexil' })
  })

  test('must all be there', async () => {
    expect((await idsOf(visitor, 'qorvexil')).sort()).toEqual([both, one].sort())
    expect(await idsOf(visitor, 'zuldimbro qorvexil')).toEqual([both])
  })

  test('are told apart from words that are understood', async () => {
    const { reading } = await search(visitor, 'qorvexil goat')
    expect(reading).toMatchObject({ categories: ['Goat'], words: ['qorvexil'], unknown: [] })
  })

  test('go together with what is chosen', async () => {
    expect(await idsOf(visitor, 'qorvexil', { categories: ['Sheep'] })).toEqual([])
    expect(await idsOf(visitor, 'cow qorvexil')).toEqual([])
    expect(await idsOf(visitor, 'goat qorvexil')).toHaveLength(2)
  })
})

describe('a word that nobody knows', () => {
  test('empties nothing and is named', async () => {
    const without = await search(visitor, 'goat')
    const { listings, reading } = await search(visitor, 'goat wuxjaqqo')
    expect(listings.length).toBeGreaterThan(0)
    expect(listings).toEqual(without.listings)
    expect(reading).toMatchObject({ categories: ['Goat'], unknown: ['wuxjaqqo'], words: [] })
  })

  test('is guessed at, where it is like a word that is known', async () => {
    const { reading } = await search(visitor, 'goat osmanabqqdii')
    expect(reading.unknown).toEqual(['osmanabqqdii'])
    expect(reading.did_you_mean).toBe('goat osmanabadi')
  })

  test('is not guessed at, where it is like none', async () => {
    expect((await search(visitor, 'goat wuxjaqqo')).reading.did_you_mean).toBeNull()
  })
})

describe('a slip of the thumb', () => {
  test('is put right, and the person is told', async () => {
    const { reading } = await search(visitor, 'sahiwak')
    expect(reading).toMatchObject({
      categories: ['Cattle'],
      answers: [{ category: 'Cattle', field: 'breed', value: 'Sahiwal' }],
      corrections: [{ typed: 'sahiwak', read: 'sahiwal' }],
      unknown: [],
    })
  })

  test('is none where a listing holds the word', async () => {
    const id = await offer(seller, { title: 'Sahiwaq' })
    const { reading, listings } = await search(visitor, 'sahiwaq')
    expect(reading.corrections).toEqual([])
    expect(listings.map((one) => one.id)).toContain(id)
    await asOwner('delete from public.listings where id = $1::uuid', [id])
  })

  test('needs no telling where a word sounds right', async () => {
    const { reading } = await search(visitor, 'saahivaal')
    expect(reading).toMatchObject({ categories: ['Cattle'], corrections: [] })
  })
})

describe('who names an animal and a service', () => {
  test.each([
    ['goat doctor', 'Veterinary-Support'],
    ['cow feed', 'Feeds'],
    ['buffalo milking machine', 'Machinery'],
    ['बकरी डॉक्टर', 'Veterinary-Support'],
  ])('%s means %s', async (query, category) => {
    expect((await search(visitor, query)).reading.categories).toEqual([category])
  })
})

describe('what is written in one script is found in another', () => {
  let byTitle: string
  let byDescription: string
  let byAnswer: string
  beforeAll(async () => {
    byTitle = await offer(seller, { title: 'वृंदाझुपकी' })
    byDescription = await offer(seller, { description: 'பாரிஜாதமலர்' })
    byAnswer = await offer(seller, {
      category: 'Veterinary-Support',
      attributes: { practitionerName: 'ડૉ. ઝિંકલભાઈ સુતરેજિયા' },
    })
  })

  test.each<[string, string, () => string]>([
    ['a title', 'vrindajhupki', () => byTitle],
    ['a title', 'বৃন্দাঝুপকি', () => byTitle],
    ['a description', 'paarijatamalar', () => byDescription],
    ['a description', 'పారిజాతమలర్', () => byDescription],
    ['a text that answers a question', 'sutarejia', () => byAnswer],
    ['a text that answers a question', 'सुतरेजिया', () => byAnswer],
    ['a text that answers a question', 'سُتریجیا', () => byAnswer],
  ])('%s, by %s', async (_what, query, id) => {
    expect(await idsOf(visitor, query)).toEqual([id()])
  })
})

describe('the best matches', () => {
  test('come first, and the others after them, none missing or twice', async () => {
    const word = 'Jyxoquarn'
    const calves = []
    const others = []
    for (let number = 0; number < 7; number += 1) {
      others.push(await offer(seller, { category: 'Cattle', title: word }))
      calves.push(await offer(seller, { category: 'Cattle', title: `${word} calf` }))
    }
    const read: string[] = []
    let after: string | null = null
    do {
      const page = await search(visitor, `${word} calf`, { page_size: 3, after })
      expect(page.sort).toBe('best-match')
      read.push(...page.listings.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(read).toEqual([...calves.reverse(), ...others.reverse()])
  })
})

describe('a kind of a thing', () => {
  test('is what its listings name, in any language', async () => {
    const tractor = await offer(seller, { category: 'Machinery', title: 'Plimzorka ट्रैक्टर' })
    const other = await offer(seller, { category: 'Machinery', title: 'Plimzorka' })
    expect(await idsOf(visitor, 'plimzorka tractor')).toEqual([tractor])
    const { reading, listings } = await search(visitor, 'plimzorka chaff cutter')
    expect(reading.is_loosened).toBe(true)
    expect(listings.map(({ id }) => id).sort()).toEqual([tractor, other].sort())
  })
})

test('a query of noise alone finds what no query does', async () => {
  const { listings } = await search(visitor, '')
  expect((await search(visitor, '   ')).listings).toEqual(listings)
  expect((await search(visitor, 'for sale', { sort: 'newest' })).listings).toEqual(listings)
})

test.each(["'; drop table", '\\', "a'b", '%', '!', ':*', '<->', '&', '((', '\u200d', '🐄', 'x'.repeat(5000)])(
  'the letters of %j are letters',
  async (query) => {
    const { reading } = await search(visitor, query)
    expect(reading.is_loosened).toBe(false)
  },
)
