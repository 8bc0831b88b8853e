import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { offer, search } from '../support/offered-listings.ts'
import { guest, register } from '../support/people.ts'

let visitor: SupabaseClient
beforeAll(async () => {
  visitor = await guest()
})

const ID = '01234567-89ab-cdef-0123-456789abcdef'

describe('a bad argument is refused by its name', () => {
  test.each<[string, Record<string, unknown>]>([
    ['kind', { kind: 'animals' }],
    ['kind', { kind: '' }],
    ['categories', { categories: ['Dragon'] }],
    ['categories', { categories: ['Goat', 'Dragon'] }],
    ['categories', { categories: ['Products'] }],
    ['categories', { kind: 'service', categories: ['Goat'] }],
    ['attributes', { attributes: ['Gir'] }],
    ['attributes', { attributes: 5 }],
    ['attributes.colour', { attributes: { colour: 'brown' } }],
    ['attributes.isLactating', { categories: ['Goat'], attributes: { isLactating: true } }],
    ['attributes.isLactating', { attributes: { isLactating: 'yes' } }],
    ['attributes.breed', { categories: ['Goat'], attributes: { breed: { min: 1 } } }],
    ['attributes.breed', { categories: ['Goat'], attributes: { breed: 5 } }],
    ['attributes.age', { attributes: { age: 5 } }],
    ['attributes.age', { attributes: { age: { low: 5 } } }],
    ['attributes.age', { attributes: { age: { min: '5' } } }],
    ['attributes.calvingHistory', { attributes: { calvingHistory: 'two' } }],
    ['price_min', { price_min: -1 }],
    ['price_min', { price_min: 2, price_max: 1 }],
    ['price_max', { price_max: -1 }],
    ['price_max', { price_min: 0, price_max: -1 }],
    ['state', { state: 'Atlantis' }],
    ['state', { state: '' }],
    ['district', { district: 'IN.16.000' }],
    ['district', { district: '100001' }],
    ['near', { near: 'IN.99' }],
    ['near', { near: '999999' }],
    ['near', { sort: 'nearest' }],
    ['within_km', { within_km: 50 }],
    ['within_km', { near: 'IN.16', within_km: 0 }],
    ['within_km', { near: 'IN.16', within_km: 5001 }],
    ['sort', { sort: 'cheapest' }],
    ['after', { after: 'somewhere' }],
    ['after', { after: ID }],
    ['after', { sort: 'newest', after: `0~1~${ID}` }],
    ['after', { sort: 'best-match', after: `2~1~${ID}` }],
    ['after', { sort: 'price-up', after: `9999999999999999999~${ID}` }],
    ['after', { sort: 'price-down', after: `1~${'-'.repeat(36)}` }],
    ['after', { sort: 'nearest', near: 'IN.16', after: `1~${ID}` }],
    ['after', { sort: 'nearest', near: 'IN.16', after: `IN.99~1~${ID}` }],
    ['page_size', { page_size: 0 }],
    ['page_size', { page_size: 101 }],
    ['page_size', { page_size: null }],
  ])('%s: %o', async (argument, args) => {
    const { error, status } = await visitor.rpc('search_listings', args)
    expect(error).toMatchObject({ code: 'PT422', details: argument })
    expect(status).toBe(422)
  })
})

describe('cattle for meat', () => {
  test.each([
    [{ categories: ['Cattle'], attributes: { purpose: 'Meat' } }],
    [{ categories: ['cattle'], attributes: { purpose: ['Dairy', 'Meat'] } }],
    [{ categories: ['Cattle', 'Feeds'], attributes: { purpose: 'Meat' } }],
  ])('is no public filter: %o', async (args) => {
    expect((await visitor.rpc('search_listings', args)).error).toMatchObject({ details: 'attributes.purpose' })
  })

  test('is not found by the filter of other animals either', async () => {
    const seller = await register()
    for (const category of ['Cattle', 'Goat']) await offer(seller, { category, attributes: { purpose: 'Meat' } })
    for (const categories of [null, ['Cattle', 'Goat']]) {
      const { listings } = await search(visitor, '', { categories, attributes: { purpose: 'Meat' }, page_size: 100 })
      expect(listings.filter(({ category }) => category === 'Cattle')).toEqual([])
      expect(listings.length).toBeGreaterThan(0)
    }
  })
})

describe('what is no argument', () => {
  test('is everything: nothing given finds what is newest', async () => {
    expect((await search(visitor, '')).sort).toBe('newest')
  })

  test('is a list without entries, and a question without an answer', async () => {
    const all = await search(visitor, '')
    const args = { categories: [], attributes: { breed: [], age: {}, purpose: null } }
    expect((await visitor.rpc('search_listings', { categories: [], attributes: {} })).data.listings).toEqual(
      all.listings,
    )
    expect((await visitor.rpc('search_listings', args)).error).toBeNull()
  })
})
