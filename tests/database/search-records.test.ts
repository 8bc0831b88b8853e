import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offer } from '../support/offered-listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator } from '../support/people.ts'

let visitor: SupabaseClient
let seller: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  seller = await register()
  administrator = await registerAdministrator()
})

describe('an empty search', () => {
  const record = async (query: string) => expect((await visitor.rpc('record_empty_search', { query })).error).toBeNull()
  const recorded = async (): Promise<{ query: string; times: number }[]> => {
    const { data } = await administrator.client.from('empty_searches').select('*').order('query')
    return (data ?? []).map(({ query, times }) => ({ query, times }))
  }
  beforeEach(() => asOwner('delete from public.empty_searches'))

  test('is counted', async () => {
    await record('Wuxjaqqo')
    await record(' wuxjaqqo! ')
    await record('goat wuxjaqqo')
    expect(await recorded()).toEqual([
      { query: 'goat wuxjaqqo', times: 1 },
      { query: 'wuxjaqqo', times: 2 },
    ])
  })

  test('is not, where it finds something', async () => {
    await offer(seller)
    await record('goat')
    await record('')
    await record('?!')
    expect(await recorded()).toEqual([])
  })

  test.each(['9876543210', '98765 43210', '987 654 3210', '९८७६५४३२१०', '۹۸۷۶۵۴۳۲۱۰', '1234-5678-9012'])(
    'is recorded without the number %s',
    async (number) => {
      await record(`wuxjaqqo ${number} zz`)
      expect(await recorded()).toEqual([{ query: 'wuxjaqqo # zz', times: 1 }])
    },
  )

  test('keeps short numbers', async () => {
    await record('wuxjaqqo 12')
    expect(await recorded()).toEqual([{ query: 'wuxjaqqo 12', times: 1 }])
  })

  test('is recorded however long it is, as far as it is read', async () => {
    await record(`wuxjaqqo ${'ab '.repeat(2000)}`)
    expect((await recorded()).map(({ query }) => query.length)).toEqual([expect.closeTo(200, -1)])
  })

  test('takes the place of the rarest and oldest where five thousand are recorded', async () => {
    await asOwner(
      `insert into public.empty_searches (query, times, last_searched_at)
       select 'wuxjaqqo ' || n, 2 - (n = 17)::integer, now() - n * interval '1 minute' from generate_series(1, 5000) as n`,
    )
    await record('zuxjaqqo')
    await record('wuxjaqqo 5000')
    const rows = await asOwner<{ query: string; times: number }>(
      "select query, times from public.empty_searches where query in ('zuxjaqqo', 'wuxjaqqo 17', 'wuxjaqqo 5000') order by 1",
    )
    expect(rows).toEqual([
      { query: 'wuxjaqqo 5000', times: 3 },
      { query: 'zuxjaqqo', times: 1 },
    ])
  })

  test('is read and cleared by administrators alone', async () => {
    await record('wuxjaqqo')
    for (const client of [visitor, seller.client]) {
      expect((await client.from('empty_searches').select('*')).data ?? []).toEqual([])
      await client.from('empty_searches').delete().eq('query', 'wuxjaqqo')
    }
    expect(await recorded()).toHaveLength(1)
    await administrator.client.from('empty_searches').delete().eq('query', 'wuxjaqqo')
    expect(await recorded()).toEqual([])
  })
})

describe('the news of saved searches', () => {
  interface News {
    readonly name: string
    readonly path: string
    readonly new_listings: number
  }
  let buyer: Person
  beforeEach(async () => {
    buyer = await register()
  })

  const save = async (name: string, query: object, more: object = {}) =>
    expect(
      (await buyer.client.from('saved_searches').insert({ user_id: buyer.id, name, query, ...more })).error,
    ).toBeNull()
  const newsOf = async ({ client }: Person) => {
    const { data, error } = await client.rpc('saved_search_news')
    expect(error).toBeNull()
    return data as News[]
  }
  const countsOf = async () => Object.fromEntries((await newsOf(buyer)).map((one) => [one.name, one.new_listings]))

  test('count what has come since, and only what fits', async () => {
    await offer(seller, { title: 'Drexolimp' })
    await save('all', { query: 'drexolimp' })
    await save('cattle', { query: 'drexolimp', categories: ['Cattle'] })
    expect(await countsOf()).toEqual({ all: 0, cattle: 0 })
    await offer(seller, { title: 'Drexolimp' })
    await offer(seller, { title: 'Drexolimp', published_at: '2026-01-01T00:00:00Z' })
    expect(await countsOf()).toEqual({ all: 1, cattle: 0 })
    await offer(seller, { category: 'Cattle', title: 'Drexolimp' })
    expect(await countsOf()).toEqual({ all: 2, cattle: 1 })
  })

  test('are none again when they have been seen', async () => {
    await save('all', { query: 'snoxeldrip' }, { seen_at: '2026-01-01T00:00:00Z' })
    await offer(seller, { title: 'Snoxeldrip' })
    expect(await countsOf()).toEqual({ all: 1 })
    await buyer.client.from('saved_searches').update({ seen_at: 'now' }).eq('user_id', buyer.id)
    expect(await countsOf()).toEqual({ all: 0 })
  })

  test('are mine alone', async () => {
    await save('mine', {}, { path: '/buy?category=goat' })
    expect(await newsOf(buyer)).toMatchObject([{ name: 'mine', path: '/buy?category=goat' }])
    expect(await newsOf(seller)).toEqual([])
    expect(await newsOf(administrator)).toEqual([])
    const { error, data } = await visitor.rpc('saved_search_news')
    expect(error === null ? data : []).toEqual([])
  })

  test.each([
    { categories: ['Gone'] },
    { categories: 'Goat' },
    { price_min: 'cheap' },
    { attributes: { age: { min: 'old' } } },
    { attributes: [] },
    { district: 'IN.99' },
    { near: 'IN.16', within_km: 'far' },
  ])('are none where a search is not understood any more: %o', async (query) => {
    await save('old', query, { seen_at: '2026-01-01T00:00:00Z' })
    expect(await countsOf()).toEqual({ old: 0 })
  })

  test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', ''])(
    'lead nowhere else: %s',
    async (path) => {
      const row = { user_id: buyer.id, name: 'away', query: {}, path }
      expect((await buyer.client.from('saved_searches').insert(row)).error).not.toBeNull()
    },
  )
})

describe('a beginning of a query', () => {
  const suggestions = async (beginning: string, language = 'en'): Promise<string[]> => {
    const { data, error } = await visitor.rpc('suggest_searches', { beginning, language })
    expect(error).toBeNull()
    return data
  }

  test('is completed to a name, in the script it is written in', async () => {
    expect(await suggestions('sahi')).toContain('sahiwal')
    expect(await suggestions('साहि', 'hi')).toContain('साहिवाल')
  })

  test('keeps the words before it', async () => {
    expect(await suggestions('cheap osman')).toContain('cheap osmanabadi')
  })

  test('has eight completions at most, none of them twice', async () => {
    for (const beginning of ['ma', 'ba', 'go', 'gh', 'ka']) {
      const all = await suggestions(beginning)
      expect(all.length).toBeLessThanOrEqual(8)
      expect(new Set(all).size).toBe(all.length)
      expect(all.filter((one) => !one.startsWith(beginning))).toEqual([])
    }
  })

  test.each(['', ' ', 'a', '%', '__', '\\', 'wuxjaqqo', 'x'.repeat(5000)])('has none: %j', async (beginning) => {
    expect(await suggestions(beginning)).toEqual([])
  })
})
