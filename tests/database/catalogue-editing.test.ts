import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

let seller: Person
let administrator: Person

const labels = (en: string, more: object = {}) => ({ en, ...more })
const YAK = {
  use: ['Carrying', 'Hauling', 'Milk'],
  extras: ['Bell', 'Blanket', 'Rug'],
  breed: ['Arunachali', 'Arunachal', 'Himachali'],
}

async function add(table: string, rows: object | object[]): Promise<void> {
  expect((await administrator.client.from(table).insert(rows)).error).toBeNull()
}

async function removeYaks(): Promise<void> {
  await asOwner("delete from public.listings where category = 'Yak'")
  await asOwner("delete from public.categories where value = 'Yak'")
}

/** A category with questions of every kind of choice, one of them with a condition. */
async function addYaks(): Promise<void> {
  await removeYaks()
  await add('categories', {
    value: 'Yak',
    parent_menu: 'Products',
    kind: 'animal',
    labels: labels('Yak'),
    icon_name: 'ox',
    position: 60,
  })
  const field = { category: 'Yak', labels: labels('A question') }
  await add('listing_fields', { ...field, id: 'use', type: 'radio', position: 0 })
  await add('listing_fields', { ...field, id: 'extras', type: 'multi-select', position: 1 })
  await add('listing_fields', { ...field, id: 'breed', type: 'select', roles: ['name', 'search'], position: 2 })
  await add('listing_fields', {
    ...field,
    id: 'load',
    type: 'number',
    depends_on_field: 'use',
    depends_on_values: ['Hauling', 'Carrying'],
    position: 3,
  })
  for (const [id, values] of Object.entries(YAK)) {
    const rows = values.map((value) => ({ field_key: `Yak.${id}`, value, labels: labels(value), position: 0 }))
    await add('dropdown_options', rows)
  }
}

async function begin(attributes: object): Promise<string> {
  const draft: Record<string, unknown> = { ...(await draftOf(seller)), category: 'Yak', subcategory: null, attributes }
  expect((await seller.client.from('listings').insert(draft)).error).toBeNull()
  return String(draft.id)
}

const order = async (table: string, key: string, scope = 'true') =>
  (
    await asOwner<{ key: string }>(`select ${key} as key from public.${table} where ${scope} order by position, ${key}`)
  ).map((row) => row.key)
const answersOf = async (id: string) =>
  (await asOwner<{ attributes: object }>('select attributes from public.listings where id = $1::uuid', [id]))[0]
    ?.attributes
/** How often rows are used: by listings, and by the catalogue. */
async function uses(catalogue_table: string, ids: string[]): Promise<Record<string, unknown>> {
  const { data } = await administrator.client.rpc('catalogue_uses', { catalogue_table, ids })
  return Object.fromEntries(data.map((row: Record<string, unknown>) => [row.id, [row.by_listings, row.by_catalogue]]))
}
const reorder = (catalogue_table: string, ids: string[]) =>
  administrator.client.rpc('reorder_catalogue', { catalogue_table, ids })
const merge = (from_option: string, into_option: string) =>
  administrator.client.rpc('merge_dropdown_options', { from_option, into_option })

beforeAll(async () => {
  seller = await register()
  administrator = await registerAdministrator()
  await addYaks()
})

afterAll(async () => {
  await removeYaks()
  await asOwner("delete from public.search_concepts where id like 'breed=Arunachal%'")
})

describe('another order', () => {
  test('is made in one step, also where several rows had the same place', async () => {
    expect(
      (await reorder('dropdown_options', ['Yak.use.Milk', 'Yak.use.Hauling', 'Yak.use.Carrying'])).error,
    ).toBeNull()
    const use = () => order('dropdown_options', 'value', "field_key = 'Yak.use'")
    expect(await use()).toEqual(['Milk', 'Hauling', 'Carrying'])
    await reorder('dropdown_options', ['Yak.use.Carrying', 'Yak.use.Hauling', 'Yak.use.Milk'])
    expect(await use()).toEqual(['Carrying', 'Hauling', 'Milk'])
  })

  test('of some rows leaves the others where they are', async () => {
    const questions = () => order('listing_fields', 'id', "category = 'Yak'")
    await reorder('listing_fields', ['Yak.load', 'Yak.extras'])
    expect(await questions()).toEqual(['use', 'load', 'breed', 'extras'])
    await reorder('listing_fields', ['Yak.extras', 'Yak.load'])
    expect(await questions()).toEqual(['use', 'extras', 'breed', 'load'])
  })

  test.each([
    ['categories', 'value'],
    ['livestock_types', 'value'],
  ])('of %s touches no other list', async (table, key) => {
    const before = await order(table, key)
    const swapped = [before[1], before[0], ...before.slice(2)]
    const optionsBefore = await asOwner('select id, position from public.dropdown_options order by id')
    expect((await reorder(table, swapped.map(String))).error).toBeNull()
    expect(await order(table, key)).toEqual(swapped)
    expect((await reorder(table, before)).error).toBeNull()
    expect(await order(table, key)).toEqual(before)
    expect(await asOwner('select id, position from public.dropdown_options order by id')).toEqual(optionsBefore)
  })

  test.each([
    ['a row that is gone', 'listing_fields', ['Yak.load', 'Yak.wings'], 404],
    ['rows of two lists', 'listing_fields', ['Yak.load', 'Goat.age'], 422],
    ['one row twice', 'listing_fields', ['Yak.load', 'Yak.load'], 422],
    ['a table that is none of the catalogue', 'settings', ['x'], 422],
  ])('is refused for %s', async (_what, table, ids, status) => {
    expect((await reorder(table, ids)).status).toBe(status)
  })

  test('of nothing changes nothing', async () => expect((await reorder('categories', [])).error).toBeNull())
})

describe('two answers', () => {
  test('become one, in listings and in conditions', async () => {
    const [one, both, other] = [
      await begin({ use: 'Hauling', load: 90 }),
      await begin({ extras: ['Rug', 'Bell', 'Blanket'] }),
      await begin({ use: 'Milk' }),
    ]
    expect((await merge('Yak.use.Hauling', 'Yak.use.Carrying')).data).toEqual({ moved: 1, left: 0, is_done: true })
    expect((await merge('Yak.extras.Rug', 'Yak.extras.Blanket')).data).toMatchObject({ moved: 1, is_done: true })
    expect(await answersOf(one)).toEqual({ use: 'Carrying', load: 90 })
    expect(await answersOf(both)).toEqual({ extras: ['Blanket', 'Bell'] })
    expect(await answersOf(other)).toEqual({ use: 'Milk' })
    const [load] = await asOwner<{ depends_on_values: string[] }>(
      "select depends_on_values from public.listing_fields where key = 'Yak.load'",
    )
    expect(load?.depends_on_values).toEqual(['Carrying'])
    expect(await order('dropdown_options', 'value', "field_key = 'Yak.extras'")).toEqual(['Bell', 'Blanket'])
  })

  test('become one in a listing whose other answers would not be taken any more', async () => {
    await addYaks()
    const id = await begin({ use: 'Hauling', load: 90 })
    await asOwner("update public.listing_fields set max = 50 where key = 'Yak.load'")
    expect((await merge('Yak.use.Hauling', 'Yak.use.Carrying')).error).toBeNull()
    expect(await answersOf(id)).toEqual({ use: 'Carrying', load: 90 })
    const edit = seller.client
      .from('listings')
      .update({ attributes: { use: 'Carrying', load: 91 } })
      .eq('id', id)
    expect((await edit).error).toMatchObject({ message: 'between', details: 'load' })
  })

  test('become one in some listings after the other, and go on after a cut', async () => {
    await addYaks()
    await asOwner(
      `insert into public.listings (seller_id, category, place_id, status, title, attributes)
       select $1::uuid, 'Yak', (select min(id) from public.places), 'withdrawn', 'Yak ' || number, '{"use": "Hauling"}'
       from generate_series(1, 201) as number`,
      [seller.id],
    )
    const [step] = await asOwner<{ moved: number }>(
      `select private.move_answers(question, 'Hauling', 'Carrying', now())::int as moved
       from private.questions as question where key = 'Yak.use'`,
    )
    expect(step).toEqual({ moved: 200 })
    expect((await uses('dropdown_options', ['Yak.use.Hauling']))['Yak.use.Hauling']).toEqual([1, 1])
    expect((await merge('Yak.use.Hauling', 'Yak.use.Carrying')).data).toEqual({ moved: 1, left: 0, is_done: true })
    expect(await uses('dropdown_options', ['Yak.use.Hauling', 'Yak.use.Carrying'])).toEqual({
      'Yak.use.Carrying': [201, 1],
    })
  })

  test('become one for those who search, by the name that is gone', async () => {
    await asOwner(
      "insert into public.search_concepts (id, kind, field, value) values ('breed=Arunachal', 'option', 'breed', 'Arunachal')",
    )
    await asOwner("insert into public.search_lexicon values ('breed=Arunachal', 'arunachal ka yak', 'hi')")
    expect((await merge('Yak.breed.Arunachal', 'Yak.breed.Arunachali')).data).toMatchObject({ moved: 0, is_done: true })
    const words = await asOwner<{ concept: string; term: string }>(
      "select concept, term from public.search_lexicon where concept like 'breed=Arunachal%' order by term",
    )
    expect(words).toEqual([
      { concept: 'breed=Arunachali', term: 'Arunachal' },
      { concept: 'breed=Arunachali', term: 'arunachal ka yak' },
    ])
  })

  test.each([
    ['of two questions', 'Yak.use.Milk', 'Yak.extras.Bell', 422],
    ['that are the same', 'Yak.use.Milk', 'Yak.use.Milk', 422],
    ['of which one is not there', 'Yak.use.Milk', 'Yak.use.Flying', 404],
  ])('%s do not', async (_what, from, into, status) => expect((await merge(from, into)).status).toBe(status))
})

test('uses are counted by listings and by the catalogue', async () => {
  await addYaks()
  await begin({ use: 'Hauling', extras: ['Bell', 'Rug'] })
  await begin({ use: 'Hauling', load: 3, extras: ['Bell'] })
  expect(
    await uses('dropdown_options', ['Yak.use.Hauling', 'Yak.use.Milk', 'Yak.extras.Bell', 'Yak.extras.Rug']),
  ).toEqual({
    'Yak.use.Hauling': [2, 1],
    'Yak.use.Milk': [0, 0],
    'Yak.extras.Bell': [2, 0],
    'Yak.extras.Rug': [1, 0],
  })
  expect(await uses('listing_fields', ['Yak.use', 'Yak.load', 'Yak.breed'])).toEqual({
    'Yak.use': [2, 1],
    'Yak.load': [1, 0],
    'Yak.breed': [0, 0],
  })
  expect(await uses('categories', ['Yak', 'Services'])).toEqual({ Yak: [2, 0], Services: [0, 2] })
  await asOwner(`insert into public.subcategories (category, value, labels, icon_name, position)
    values ('Yak', 'dri', '{"en": "Dri"}', 'other', 1)`)
  expect(await uses('categories', ['Yak'])).toEqual({ Yak: [2, 1] })
  expect((await administrator.client.rpc('catalogue_uses', { catalogue_table: 'profiles', ids: [] })).status).toBe(422)
})

test('uses follow a listing whose answers change, and one that goes', async () => {
  await addYaks()
  const ids = ['Yak.extras.Bell', 'Yak.extras.Rug']
  const id = await begin({ extras: ['Bell'] })
  await seller.client.from('listings').update({ title: 'A calm one' }).eq('id', id)
  expect(await uses('dropdown_options', ids)).toEqual({ 'Yak.extras.Bell': [1, 0], 'Yak.extras.Rug': [0, 0] })
  await seller.client
    .from('listings')
    .update({ attributes: { extras: ['Rug'] } })
    .eq('id', id)
  expect(await uses('dropdown_options', ids)).toEqual({ 'Yak.extras.Bell': [0, 0], 'Yak.extras.Rug': [1, 0] })
  await seller.client.from('listings').delete().eq('id', id)
  expect(await uses('dropdown_options', ids)).toEqual({ 'Yak.extras.Bell': [0, 0], 'Yak.extras.Rug': [0, 0] })
})

describe('only administrators may', () => {
  const calls = [
    ['reorder_catalogue', { catalogue_table: 'categories', ids: [] }],
    ['merge_dropdown_options', { from_option: 'Yak.use.Milk', into_option: 'Yak.use.Carrying' }],
    ['catalogue_uses', { catalogue_table: 'categories', ids: [] }],
  ] as const

  test.each(calls)('%s', async (name, parameters) => {
    const suspended = await registerAdministrator()
    await suspend(suspended)
    for (const client of [await guest(), seller.client, suspended.client]) {
      const { error, status } = await client.rpc(name, parameters)
      expect([401, 403]).toContain(status)
      expect(error?.code).toBe('42501')
    }
  })
})
