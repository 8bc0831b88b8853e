import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idsOf, offer, search } from '../support/offered-listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, service, suspend } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
  administrator = await registerAdministrator()
})

const readingOf = async (query: string) => (await search(visitor, query)).reading

describe('a word of the lexicon', () => {
  const words = () => administrator.client.from('search_lexicon')
  const row = { concept: 'Goat', term: 'Wibbletoq', language: 'en' }

  test('is understood as soon as an administrator has written it', async () => {
    expect(await readingOf('wibbletoq')).toMatchObject({ categories: [], unknown: ['wibbletoq'] })
    expect((await words().insert(row)).error).toBeNull()
    expect(await readingOf('wibbletoq')).toMatchObject({ categories: ['Goat'], unknown: [] })
  })

  test('means something else as soon as that is changed', async () => {
    expect((await words().update({ concept: 'Sheep' }).eq('term', row.term).select()).data).toHaveLength(1)
    expect((await readingOf('wibbletoq')).categories).toEqual(['Sheep'])
  })

  test('is forgotten as soon as it is deleted', async () => {
    expect((await words().delete().eq('term', row.term).select()).data).toHaveLength(1)
    expect(await readingOf('wibbletoq')).toMatchObject({ categories: [], unknown: ['wibbletoq'] })
  })

  test('is seen in listings that held it before it was one', async () => {
    const id = await offer(seller, { category: 'Machinery', title: 'Snarfledax' })
    const concept = { id: 'test snarfledax', kind: 'kind', category: 'Machinery' }
    expect((await administrator.client.from('search_concepts').insert(concept)).error).toBeNull()
    for (const term of ['snarfledax', 'blorbinette']) {
      await words().insert({ concept: concept.id, term, language: 'en' }).throwOnError()
    }
    const { listings, reading } = await search(visitor, 'blorbinette')
    expect(reading).toMatchObject({ categories: ['Machinery'], is_loosened: false })
    expect(listings.map((one) => one.id)).toEqual([id])
    expect(
      (await administrator.client.from('search_concepts').delete().eq('id', concept.id).select()).data,
    ).toHaveLength(1)
    expect(await readingOf('blorbinette')).toMatchObject({ unknown: ['blorbinette'] })
  })

  test.each([
    ['a guest', () => visitor],
    ['a person', () => seller.client],
  ])('is nothing that %s reads or writes', async (_who, client) => {
    expect((await client().from('search_lexicon').select('*').limit(1)).data ?? []).toEqual([])
    expect((await client().from('search_concepts').select('*').limit(1)).data ?? []).toEqual([])
    expect((await client().from('search_lexicon').insert(row)).error).not.toBeNull()
    expect(
      (await client().from('search_lexicon').update({ language: 'hi' }).eq('term', 'goat').select()).data ?? [],
    ).toEqual([])
    expect((await client().from('search_lexicon').delete().eq('term', 'goat').select()).data ?? []).toEqual([])
    expect((await readingOf('goat')).categories).toEqual(['Goat'])
  })
})

describe('a category and a choice added at run time', () => {
  const add = async (table: string, row: object) =>
    expect((await administrator.client.from(table).insert(row)).error).toBeNull()
  let id: string

  beforeAll(async () => {
    const labels = { en: 'Zomblet', hi: 'झोंबलेट', ta: 'ஸொம்ப்லெட்' }
    const category = { value: 'Zomblet', parent_menu: 'Products', kind: 'animal', labels, icon_name: 'cow' }
    await add('categories', { ...category, position: 60 })
    const field = { category: 'Zomblet', id: 'breed', type: 'select', labels: { en: 'Breed' }, roles: ['search'] }
    await add('listing_fields', { ...field, position: 0 })
    const breed = { en: 'Frobnicade', hi: 'फ्रोबनिकेड' }
    await add('dropdown_options', { field_key: 'Zomblet.breed', value: 'Frobnicade', labels: breed, position: 0 })
    id = await offer(seller, { category: 'Zomblet', attributes: { breed: 'Frobnicade' } })
  })
  afterAll(async () => {
    await asOwner("delete from public.listings where category = 'Zomblet'")
    await asOwner("delete from public.categories where value = 'Zomblet'")
  })

  test.each(['zomblet', 'Zomblet', 'झोंबलेट', 'ஸொம்ப்லெட்', 'frobnicade', 'फ्रोबनिकेड', 'zomblet frobnicade'])(
    '%s finds its listing at once',
    async (query) => {
      const { listings, reading } = await search(visitor, query)
      expect(reading.categories).toEqual(['Zomblet'])
      expect(listings.map((one) => one.id)).toEqual([id])
    },
  )

  test('are filters and facets at once', async () => {
    const found = await search(visitor, '', {
      categories: ['zomblet'],
      attributes: { breed: 'Frobnicade' },
      with_facets: true,
    })
    expect(found.listings).toHaveLength(1)
    expect(found).toMatchObject({ total: 1, facets: { category: { Zomblet: 1 }, breed: { Frobnicade: 1 } } })
  })

  test('are found by a new name at once, and not by the old', async () => {
    await administrator.client
      .from('categories')
      .update({ labels: { en: 'Quuxoid' } })
      .eq('value', 'Zomblet')
    expect((await readingOf('quuxoid')).categories).toEqual(['Zomblet'])
    expect((await readingOf('झोंबलेट')).categories).toEqual(['Zomblet'])
  })

  test('may ask in words what others ask in numbers', async () => {
    const question = { category: 'Zomblet', id: 'age', type: 'text', labels: { en: 'Age' }, position: 1 }
    await add('listing_fields', question)
    await offer(seller, { category: 'Zomblet', attributes: { breed: 'Frobnicade', age: 'two winters' } })
    await offer(seller, { category: 'Goat', attributes: { age: 14 } })
    expect((await search(visitor, '', { attributes: { age: { min: 2 } } })).listings.length).toBeGreaterThan(0)
  })
})

describe('a listing', () => {
  const word = 'Kwaxilomb'
  const change = (id: string, assignment: string) =>
    asOwner(`update public.listings set ${assignment} where id = $1::uuid`, [id])

  test.each([
    ['has expired', "expires_at = now() - interval '1 second'"],
    ['is sold', "status = 'sold'"],
    ['is withdrawn', "status = 'withdrawn'"],
    ['is removed', "status = 'removed'"],
    ['waits', "status = 'pending'"],
  ])('is not found any more when it %s', async (_state, assignment) => {
    const id = await offer(seller, { title: word })
    expect(await idsOf(visitor, word)).toEqual([id])
    await change(id, assignment)
    expect(await idsOf(visitor, word)).not.toContain(id)
    expect((await readingOf(word)).unknown).toEqual([word.toLowerCase()])
    await asOwner('delete from public.listings where id = $1::uuid', [id])
  })

  test('is found by its new words when it is written otherwise', async () => {
    const id = await offer(seller, { title: word })
    await change(id, "title = 'Grembulax'")
    expect(await idsOf(visitor, 'grembulax')).toEqual([id])
    expect((await readingOf(word)).unknown).toEqual([word.toLowerCase()])
    await asOwner('delete from public.listings where id = $1::uuid', [id])
  })

  test('is not found by anybody while its seller is suspended, and is afterwards', async () => {
    const other = await register()
    const id = await offer(other, { title: word })
    await suspend(other)
    for (const client of [visitor, other.client, administrator.client, await service()]) {
      expect(await idsOf(client, word)).not.toContain(id)
    }
    await asOwner('update public.profiles set suspended_at = null where id = $1::uuid', [other.id])
    expect(await idsOf(visitor, word)).toEqual([id])
    await asOwner('delete from public.listings where id = $1::uuid', [id])
    expect(await idsOf(visitor, word)).not.toContain(id)
  })
})
