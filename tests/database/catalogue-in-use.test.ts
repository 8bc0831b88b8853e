import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person
let administrator: Person
let add: (table: string, row: object) => Promise<void>

const labels = (en: string) => ({ en })

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
  administrator = await registerAdministrator()
  add = async (table, row) => {
    expect((await administrator.client.from(table).insert(row)).error).toBeNull()
  }
  await asOwner("delete from public.categories where value = 'Camel'")
  await add('categories', {
    value: 'Camel',
    parent_menu: 'Products',
    kind: 'animal',
    labels: labels('Camel'),
    icon_name: 'camel',
    position: 50,
  })
  const field = { category: 'Camel', labels: labels('A question') }
  await add('listing_fields', { ...field, id: 'use', type: 'radio', required: true, position: 0 })
  await add('listing_fields', {
    ...field,
    id: 'load',
    type: 'number',
    max: 600,
    depends_on_field: 'use',
    depends_on_values: ['Carrying'],
    position: 1,
  })
  await add('listing_fields', { ...field, id: 'extras', type: 'multi-select', position: 2 })
  for (const value of ['Carrying', 'Riding', 'Racing']) {
    await add('dropdown_options', { field_key: 'Camel.use', value, labels: labels(value), position: 0 })
  }
  for (const value of ['Saddle', 'Cart']) {
    await add('dropdown_options', { field_key: 'Camel.extras', value, labels: labels(value), position: 0 })
  }
})

const begin = async (attributes: object) => {
  const draft = { ...(await draftOf(seller)), category: 'Camel', subcategory: null, attributes }
  return seller.client.from('listings').insert(draft)
}

describe('a category made while the market runs', () => {
  test('is read by everybody, with its condition', async () => {
    const { data } = await visitor
      .from('listing_fields')
      .select('id, depends_on_field, depends_on_values')
      .eq('category', 'Camel')
    expect(data).toHaveLength(3)
    expect(data?.find(({ id }) => id === 'load')).toMatchObject({ depends_on_values: ['Carrying'] })
  })

  test('takes right answers and refuses wrong ones by its condition', async () => {
    expect((await begin({ use: 'Carrying', load: 200, extras: ['Cart'] })).error).toBeNull()
    expect((await begin({ use: 'Riding', load: 200 })).error).toMatchObject({ message: 'hidden', details: 'load' })
    expect((await begin({ use: 'Carrying', load: 900 })).error).toMatchObject({ message: 'between', details: 'load' })
  })

  test('takes an answer as soon as it is offered, and a new label at once', async () => {
    expect((await begin({ use: 'Film' })).error).toMatchObject({ message: 'choice' })
    await add('dropdown_options', { field_key: 'Camel.use', value: 'Film', labels: labels('Film'), position: 9 })
    expect((await begin({ use: 'Film' })).error).toBeNull()
    await administrator.client
      .from('categories')
      .update({ labels: labels('Ship') })
      .eq('value', 'Camel')
    expect((await visitor.from('categories').select('labels').eq('value', 'Camel').single()).data?.labels.en).toBe(
      'Ship',
    )
  })
})

describe('what is in use', () => {
  const remove = (table: string, key: object) =>
    administrator.client
      .from(table)
      .delete()
      .match({ ...key })
      .select()
  const change = (table: string, key: object, values: object) =>
    administrator.client
      .from(table)
      .update(values)
      .match({ ...key })
      .select()

  beforeAll(async () => {
    await asOwner("delete from public.listings where category = 'Camel'")
    await begin({ use: 'Carrying', load: 200, extras: ['Cart'] })
    await begin({ use: 'Carrying', extras: ['Cart', 'Saddle'] })
    await begin({ use: 'Riding' })
  })

  test.each([
    ['dropdown_options', { id: 'Camel.use.Carrying' }, 3],
    ['dropdown_options', { id: 'Camel.use.Riding' }, 1],
    ['dropdown_options', { id: 'Camel.extras.Cart' }, 2],
    ['listing_fields', { key: 'Camel.use' }, 4],
    ['listing_fields', { key: 'Camel.load' }, 1],
    ['categories', { value: 'Camel' }, 3],
    ['categories', { value: 'Services' }, 2],
  ])('of %s is not deleted: %o, with %i uses', async (table, key, uses) => {
    const { error, status } = await remove(table, key)
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'PT409', details: String(uses) })
  })

  test.each([
    ['dropdown_options', { id: 'Camel.use.Carrying' }, { value: 'Hauling' }],
    ['dropdown_options', { id: 'Camel.use.Carrying' }, { field_key: 'Camel.extras' }],
    ['listing_fields', { key: 'Camel.load' }, { type: 'text' }],
    ['listing_fields', { key: 'Camel.load' }, { id: 'burden' }],
    ['categories', { value: 'Camel' }, { value: 'Dromedary' }],
  ])('of %s keeps its value: %o → %o', async (table, key, values) => {
    expect((await change(table, key, values)).status).toBe(409)
  })

  test('is given up instead, and stays readable', async () => {
    const { data } = await change('dropdown_options', { id: 'Camel.use.Riding' }, { is_active: false })
    expect(data).toMatchObject([{ is_active: false, labels: { en: 'Riding' } }])
    expect((await visitor.from('dropdown_options').select('labels').eq('id', 'Camel.use.Riding')).data).toHaveLength(1)
  })

  test('is not what nobody has answered: that goes', async () => {
    expect((await remove('dropdown_options', { id: 'Camel.use.Racing' })).data).toHaveLength(1)
    await asOwner("delete from public.listings where category = 'Camel'")
    expect((await remove('categories', { value: 'Camel' })).data).toHaveLength(1)
    expect(await asOwner("select 1 from public.listing_fields where category = 'Camel'")).toEqual([])
  })
})

test('questions do not depend on each other in a circle', async () => {
  const { error, status } = await administrator.client
    .from('listing_fields')
    .update({ depends_on_field: 'isLactating', depends_on_values: ['true'] })
    .eq('key', 'Cattle.purpose')
  expect(status).toBe(422)
  expect(error?.details).toBe('depends_on_field')
})
