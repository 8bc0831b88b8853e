import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { LIVESTOCK_CATEGORIES } from '@maveshi/shared/catalogue/derived'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { asOwner, guest, type Person, register, registerAdministrator } from '../support/people.ts'

let visitor: SupabaseClient
let person: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  person = await register()
  administrator = await registerAdministrator()
})

const TABLES = ['categories', 'listing_fields', 'dropdown_options', 'livestock_types', 'places'] as const
const KEYS = {
  categories: 'value',
  listing_fields: 'key',
  dropdown_options: 'id',
  livestock_types: 'value',
  places: 'id',
}

describe.each(TABLES)('%s', (table) => {
  test('is read by guests', async () => {
    expect((await visitor.from(table).select('*').limit(1)).data).toHaveLength(1)
  })

  test.each([
    ['a guest', () => visitor],
    ['a person', () => person.client],
  ])('is neither changed nor emptied by %s', async (_who, client) => {
    const before = await asOwner(`select * from public.${table} order by ${KEYS[table]}`)
    const column = table === 'places' ? 'names' : 'labels'
    await client()
      .from(table)
      .update({ [column]: { en: 'Forged' } })
      .not(KEYS[table], 'is', null)
    await client().from(table).delete().not(KEYS[table], 'is', null)
    expect(await asOwner(`select * from public.${table} order by ${KEYS[table]}`)).toEqual(before)
  })
})

describe('additions', () => {
  const option = { field_key: 'Cattle.breed', value: 'Alambadi', labels: { en: 'Alambadi' }, position: 99 }
  const type = { value: 'Camel', category: 'Cattle', labels: { en: 'Camel' }, position: 99 }

  test('are made, changed and taken back by administrators', async () => {
    const options = () => administrator.client.from('dropdown_options')
    expect((await options().insert(option)).error).toBeNull()
    const changed = await options().update({ is_active: false }).eq('value', option.value).select()
    expect(changed.data).toMatchObject([{ id: 'Cattle.breed.Alambadi', is_active: false }])
    expect((await options().delete().eq('value', option.value).select()).data).toHaveLength(1)
  })

  test.each([
    ['a guest', () => visitor],
    ['a person', () => person.client],
  ])('are refused to %s', async (_who, client) => {
    expect((await client().from('dropdown_options').insert(option)).error?.code).toBe('42501')
    expect((await client().from('livestock_types').insert(type)).error?.code).toBe('42501')
  })

  test('of places are refused to everybody', async () => {
    const place = { id: 'IN.XX', names: { en: 'Nowhere' }, language: 'en', latitude: 20, longitude: 80 }
    expect((await administrator.client.from('places').insert(place)).error?.code).toBe('42501')
  })
})

describe('the seeded catalogue', () => {
  test('holds the categories in their order', async () => {
    const { data } = await visitor.from('categories').select('value').order('position')
    expect(data?.map(({ value }) => value)).toEqual(CATEGORIES.map(({ value }) => value))
  })

  test.each(CATEGORIES.map(({ value, listingFields }) => [value, listingFields] as const))(
    'asks the questions of %s in their order',
    async (value, fields) => {
      const { data } = await visitor
        .from('listing_fields')
        .select('id, depends_on_field')
        .eq('category', value)
        .order('position')
      const expected = fields.map(({ id, dependsOn }) => ({ id, depends_on_field: dependsOn?.field ?? null }))
      expect(data).toEqual(expected)
    },
  )

  test('holds the animals', async () => {
    const { data } = await visitor.from('livestock_types').select('value').order('position')
    expect(data?.map(({ value }) => value)).toEqual(LIVESTOCK_CATEGORIES.map(({ value }) => value))
  })
})

describe('the seeded places', () => {
  test('are 36 states and union territories, and districts in each of them', async () => {
    const states = await visitor.from('places').select('id').is('parent_id', null)
    expect(states.data).toHaveLength(36)
    const [empty] = await asOwner<{ count: number }>(
      `select count(*)::int as count from public.places as state
       where parent_id is null and not exists (select 1 from public.places where parent_id = state.id)`,
    )
    expect(empty?.count).toBe(0)
  })
})
