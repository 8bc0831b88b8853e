import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator } from '../support/people.ts'

const CATEGORY = 'Milk-vessels'

let seller: Person
let administrator: Person

const give = async (id: string, roles: readonly string[]) =>
  (await administrator.client.from('listing_fields').update({ roles }).eq('key', `${CATEGORY}.${id}`)).error

const insert = async (table: string, row: object) => (await administrator.client.from(table).insert(row)).error
const add = async (table: string, row: object) => expect(await insert(table, row)).toBeNull()

async function remove(): Promise<void> {
  await asOwner(`delete from public.listings where category = '${CATEGORY}'`)
  await asOwner(`delete from public.categories where value = '${CATEGORY}'`)
}

async function begin(row: object): Promise<string> {
  const draft: Record<string, unknown> = {
    ...(await draftOf(seller)),
    category: CATEGORY,
    subcategory: null,
    title: null,
    ...row,
  }
  expect((await seller.client.from('listings').insert(draft)).error).toBeNull()
  return String(draft.id)
}

async function answersByRole(id: string): Promise<unknown> {
  const [row] = await asOwner<{ answers_by_role: unknown }>(
    'select answers_by_role from public.listings where id = $1::uuid',
    [id],
  )
  return row?.answers_by_role
}

beforeAll(async () => {
  ;[seller, administrator] = await Promise.all([register(), registerAdministrator()])
  await remove()
  const labels = { en: 'A question' }
  const question = { category: CATEGORY, labels, position: 0 }
  const rows = [
    [
      'categories',
      { value: CATEGORY, parent_menu: 'Products', kind: 'machine', labels, icon_name: 'bucket', position: 70 },
    ],
    ['listing_fields', { ...question, id: 'make', type: 'select' }],
    ['listing_fields', { ...question, id: 'model', type: 'text' }],
    ['listing_fields', { ...question, id: 'hire', type: 'number', unit: 'INR' }],
    [
      'dropdown_options',
      { field_key: `${CATEGORY}.make`, value: 'Kettlewright', labels: { en: 'Kettlewright' }, position: 0 },
    ],
  ] as const
  for (const [table, row] of rows) await add(table, row)
})
afterAll(remove)

test('a category under a menu says what it holds, and a menu holds nothing', async () => {
  for (const row of [{ parent_menu: 'Products' }, { kind: 'feed' }, { parent_menu: 'Products', kind: 'plant' }]) {
    const category = { value: 'Odd', labels: { en: 'Odd' }, icon_name: 'ox', position: 71, ...row }
    expect((await insert('categories', category))?.code).toBe('23514')
  }
})

test('a question has only roles that its answers can have, and one question of a category a name', async () => {
  expect((await give('hire', ['name']))?.code).toBe('23514')
  expect((await give('model', ['price']))?.code).toBe('23514')
  expect(await give('make', ['name'])).toBeNull()
  expect((await give('model', ['name']))?.code).toBe('23505')
  expect(await give('make', [])).toBeNull()
})

test('a listing needs a title until a question names it', async () => {
  const id = await begin({ attributes: { make: 'Kettlewright' } })
  const submit = async () => (await seller.client.rpc('submit_listing', { listing_id: id })).error
  expect(await submit()).toMatchObject({ code: 'PT422', message: 'required', details: 'title' })
  expect(await give('make', ['name'])).toBeNull()
  expect(await submit()).toBeNull()
  const { data } = await administrator.client.rpc('find_listings', { search: 'kettlewri' }).throwOnError()
  expect(data).toMatchObject({ total: 1, rows: [{ id }] })
  expect(await give('make', [])).toBeNull()
})

test('answers that were given follow the roles of their questions, and nobody else writes them', async () => {
  const id = await begin({ attributes: { make: 'Kettlewright', hire: 250 }, answers_by_role: { name: 'Gold' } })
  expect(await answersByRole(id)).toEqual({})
  expect(await give('make', ['name', 'card'])).toBeNull()
  expect(await give('hire', ['price'])).toBeNull()
  expect(await answersByRole(id)).toEqual({ name: 'Kettlewright', price: 250 })
  const written = { answers_by_role: { name: 'Gold' } }
  expect((await seller.client.from('listings').update(written).eq('id', id)).error).toBeNull()
  expect(await answersByRole(id)).toEqual({ name: 'Kettlewright', price: 250 })
  expect(await give('make', [])).toBeNull()
  expect(await answersByRole(id)).toEqual({ price: 250 })
})

test('a price among the answers sorts and narrows lists', async () => {
  expect(await give('hire', ['price'])).toBeNull()
  const id = await begin({ title: 'For hire', price: null, attributes: { hire: 320 } })
  await asOwner(
    `update public.listings set status = 'active', published_at = now(), expires_at = now() + interval '1 day'
     where id = $1::uuid`,
    [id],
  )
  const narrowed = { categories: [CATEGORY], price_min: 300, price_max: 350 }
  const { data } = await (await guest()).rpc('search_listings', narrowed).throwOnError()
  expect(data).toMatchObject({ listings: [{ id }] })
})

test('answers are words to search by while their question has that role', async () => {
  const read = async () =>
    (await (await guest()).rpc('search_listings', { query: 'kettlewright' }).throwOnError()).data as {
      reading: { answers: unknown[] }
    }
  expect((await read()).reading.answers).toEqual([])
  expect(await give('make', ['search'])).toBeNull()
  expect((await read()).reading.answers).toMatchObject([{ field: 'make', value: 'Kettlewright' }])
  expect(await give('make', [])).toBeNull()
  expect((await read()).reading.answers).toEqual([])
})
