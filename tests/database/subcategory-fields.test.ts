import { SUBCATEGORY_FIELDS } from '@maveshi/shared/catalogue/subcategory-fields'
import { indianYear } from '@maveshi/shared/locale/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf, statusOf } from '../support/listings.ts'
import { idsOf, offer, search } from '../support/offered-listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator } from '../support/people.ts'

type Row = Record<string, unknown>

let seller: Person
let administrator: Person
beforeAll(async () => {
  seller = await register()
  administrator = await registerAdministrator()
})

const begin = async (attributes: Row, changes: Row = {}) => {
  const draft: Row = {
    ...(await draftOf(seller)),
    category: 'Machinery',
    subcategory: 'tractor',
    attributes,
    ...changes,
  }
  return { id: String(draft.id), ...(await seller.client.from('listings').insert(draft)) }
}
const submit = (listing_id: string) => seller.client.rpc('submit_listing', { listing_id })

test('the seeds hold every question of subcategories and none of them among the questions of categories', async () => {
  const rows = await asOwner<{ category: string; id: string; depends_on_values: string[]; options: string[] | null }>(
    `select category, id, depends_on_values, (select array_agg(value order by position) from public.dropdown_options
       where field_key = key) as options
     from public.subcategory_fields order by category, position`,
  )
  for (const [category, fields] of Object.entries(SUBCATEGORY_FIELDS)) {
    const found = rows.filter((row) => row.category === category)
    expect(found).toEqual(
      fields.map(({ id, dependsOn, options }) => ({
        ...{ category, id, depends_on_values: dependsOn?.values, options: options ?? null },
      })),
    )
  }
  const given = await asOwner("select 1 from public.listing_fields where category in ('Feeds', 'Machinery')")
  expect(given).toEqual([])
})

describe('maker, year and horsepower', () => {
  test.each([
    ['a maker that is not on the list', { maker: 'Rolls' }, 'choice', 'maker'],
    ['a year before machines of today', { year: 1949 }, 'year', 'year'],
    ['a year to come', { year: indianYear() + 1 }, 'year', 'year'],
    ['a part of a year', { year: 2019.5 }, 'year', 'year'],
    ['no power', { horsepower: 0.5 }, 'between', 'horsepower'],
    ['the power of a ship', { horsepower: 201 }, 'between', 'horsepower'],
    ['own words beside a maker of the list', { maker: 'Swaraj', makerName: 'Preet' }, 'hidden', 'makerName'],
  ])('%s is refused', async (_what, attributes, message, details) => {
    expect((await begin(attributes)).error).toMatchObject({ message, details })
  })

  test('are asked where they make sense', async () => {
    expect((await begin({ horsepower: 45 }, { subcategory: 'implement' })).error).toMatchObject({ message: 'hidden' })
    expect((await begin({ year: 2019 }, { category: 'Feeds', subcategory: 'silage' })).error).toMatchObject({
      message: 'unknown',
    })
    const { id, error } = await begin({ maker: 'Mahindra', year: 2019, horsepower: 45 })
    expect(error).toBeNull()
    const changed = await seller.client.from('listings').update({ subcategory: 'implement' }).eq('id', id)
    expect(changed.error).toMatchObject({ message: 'hidden', details: 'horsepower' })
  })

  test('need not be told, and who names the maker needs no title', async () => {
    const unnamed = await begin({ year: 2019, maker: 'Other' })
    expect((await submit(unnamed.id)).error).toMatchObject({ message: 'required', details: 'title' })
    for (const attributes of [{ maker: 'Mahindra' }, { maker: 'Other', makerName: 'Preet' }]) {
      const { id } = await begin(attributes)
      expect((await submit(id)).error).toBeNull()
      expect(await statusOf(id)).toBe('pending')
    }
    const titled = await begin({}, { title: 'Old tractor' })
    expect((await submit(titled.id)).error).toBeNull()
  })

  test('are what buyers rely on, so that a revision which changes them is looked at', async () => {
    const id = await offer(seller, { category: 'Machinery', subcategory: 'tractor', attributes: { maker: 'Swaraj' } })
    const [listing] = await asOwner('select private.relied_on(l) as answers from public.listings as l where id = $1', [
      id,
    ])
    expect(listing).toEqual({ answers: { maker: 'Swaraj' } })
  })

  test('come in with a file', async () => {
    const rows = [
      {
        ...{ line: '2', seller: seller.id, category: 'Machinery', subcategory: 'tractor', language: 'en' },
        ...{ place_id: String((await draftOf(seller)).place_id), price: '400000' },
        ...{ 'answers.maker': 'Eicher', 'answers.year': '2016', 'answers.horsepower': '38' },
      },
    ]
    const { data } = await administrator.client.rpc('import_listings', { rows })
    expect(data).toMatchObject({ errors: [], added: 1 })
    const wrong = [{ ...rows[0], 'answers.year': '1816' }]
    const refused = await administrator.client.rpc('import_listings', { rows: wrong })
    expect(refused.data).toMatchObject({ errors: [{ column: 'answers.year', code: 'year' }] })
  })
})

describe('a question of subcategories', () => {
  const add = (changes: Row) =>
    administrator.client.from('subcategory_fields').insert({
      ...{ category: 'Machinery', id: 'hours', type: 'number', labels: { en: 'Hours run' }, position: 9 },
      ...{ depends_on_field: 'subcategory', depends_on_values: ['tractor'], ...changes },
    })

  test.each([
    ['has no other one’s name', { category: 'Goat', id: 'breed', depends_on_values: ['doe'] }, 'PT422'],
    [
      'names nothing that a category’s own question names',
      { category: 'Goat', type: 'select', roles: ['name'], depends_on_values: ['doe'] },
      'PT422',
    ],
    ['is asked of a subcategory that there is', { depends_on_values: ['airship'] }, 'PT422'],
    ['depends on one that there is', { depends_on_field: 'colour', depends_on_values: ['red'] }, 'PT422'],
    ['depends on something', { depends_on_field: null }, '23514'],
  ])('%s', async (_fact, changes, code) => {
    expect((await add(changes)).error).toMatchObject({ code })
  })

  test('holds its subcategory, and goes with its answers', async () => {
    expect((await add({ type: 'select' })).error).toBeNull()
    const key = 'Machinery.hours'
    const options = administrator.client.from('dropdown_options')
    const option = { field_key: key, value: 'few', labels: { en: 'Few' }, position: 0 }
    expect((await options.insert(option)).error).toBeNull()
    expect((await options.insert({ ...option, field_key: 'Machinery.none' })).error).toMatchObject({ code: 'PT422' })
    const gone = await administrator.client.from('subcategories').delete().eq('id', 'Machinery.tractor')
    expect(gone.error).toMatchObject({ code: 'PT409' })
    expect((await administrator.client.from('subcategory_fields').delete().eq('key', key)).error).toBeNull()
    expect(await asOwner('select 1 from public.dropdown_options where field_key = $1', [key])).toEqual([])
  })
})

describe('the search', () => {
  const word = 'Zentravolik'
  const tractor = { category: 'Machinery', subcategory: 'tractor' } as const
  let said: string
  let old: string
  beforeAll(async () => {
    said = await offer(seller, {
      ...{ ...tractor, description: word, attributes: { maker: 'Mahindra', year: 2019, horsepower: 45 } },
    })
    old = await offer(seller, { ...tractor, title: `${word} Mahindra 2019, 45 HP` })
    await offer(seller, { ...tractor, description: word, attributes: { maker: 'Swaraj', year: 2015, horsepower: 50 } })
    await offer(seller, { ...tractor, title: `${word} old` })
  })

  test.each([
    'mahindra tractor 2019',
    'महिंद्रा ट्रैक्टर',
    '45 hp tractor',
    '45 एचपी ट्रैक्टर',
    'மஹிந்திரா',
    '2018 to 2020 tractor',
  ])('understands “%s”, and finds what says so in words alone too', async (query) =>
    expect((await idsOf(await guest(), `${word} ${query}`)).sort()).toEqual([said, old].sort()),
  )

  test('narrows a list to a maker, to newer ones and to stronger ones', async () => {
    const filters = {
      categories: ['Machinery'],
      attributes: { maker: ['Mahindra'], year: { min: 2018 }, horsepower: { min: 40 } },
    }
    expect(await idsOf(await guest(), word, filters)).toEqual([said])
  })

  test('tells which words can be taken away, and what is left of the others', async () => {
    const { reading } = await search(await guest(), 'mahindra tractor 2019')
    expect(reading.narrowings).toEqual([
      { category: 'Machinery', field: 'maker', values: ['Mahindra'], rest: 'tractor' },
      { category: 'Machinery', field: 'subcategory', values: ['tractor'], rest: 'mahindra' },
    ])
    expect(reading.amounts).toMatchObject([{ unit: 'calendar-year', min: 2019, max: 2019 }])
  })
})

describe('a word for cows', () => {
  test.each([
    ...['cow', 'gaay', 'gai', 'गाय', 'गायें', 'দুধেল গাই', 'ఆవు', 'गाई', 'பசு', 'ગાય', 'ಹಸು', 'പശു', 'ਗਾਂ', 'گائے'],
    ...['gir cow', 'गिर गाय', 'jersey gai'],
  ])('“%s” means these, not all cattle', async (query) => {
    const { reading } = await search(await guest(), query)
    expect(reading.categories).toEqual(['Cattle'])
    expect(reading.answers).toContainEqual({ category: 'Cattle', field: 'subcategory', value: 'cow' })
  })

  test.each(['cattle', 'गाय बैल', 'গরু', 'மாடு', 'పశువులు'])('“%s” means all of them', async (query) => {
    expect((await search(await guest(), query)).reading.narrowings).toEqual([])
  })

  test('finds others where there is no cow', async () => {
    const word = 'Plimvoxaret'
    const bull = await offer(seller, { category: 'Cattle', subcategory: 'bull', title: word })
    expect(await search(await guest(), `${word} gir cow`)).toMatchObject({
      listings: [{ id: bull }],
      reading: { is_loosened: true },
    })
    const cow = await offer(seller, { category: 'Cattle', subcategory: 'cow', title: word })
    expect(await idsOf(await guest(), `${word} gir cow`)).toEqual([cow])
  })

  test('a word for all buffaloes has those that give milk first', async () => {
    const word = 'Krondavelik'
    const buffalo = { category: 'Buffalo', title: word, attributes: { breed: 'Murrah', age: 4, purpose: 'Dairy' } }
    const cow = await offer(seller, { ...buffalo, subcategory: 'cow' })
    const bull = await offer(seller, { ...buffalo, subcategory: 'bull' })
    expect(await idsOf(await guest(), `${word} भैंस`)).toEqual([cow, bull])
  })
})
