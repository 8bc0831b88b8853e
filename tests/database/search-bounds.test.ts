import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf } from '../support/listings.ts'
import { asOwner, guest, register } from '../support/people.ts'

let visitor: SupabaseClient

beforeAll(async () => {
  visitor = await guest()
})

const search = (args: object) => visitor.rpc('search_listings', args)
const many = (count: number, one: (n: number) => unknown) => Array.from({ length: count }, (_, n) => one(n))

describe('one search asks for no more than', () => {
  test.each<[string, object, string]>([
    ['a hundred answers', { attributes: { breed: many(101, (n) => `v${n}`) } }, 'attributes.breed'],
    [
      'a hundred answers of several questions together',
      { attributes: { breed: many(60, () => 'Gir'), purpose: many(60, () => 'Dairy') } },
      'attributes.purpose',
    ],
    ['eight kilobytes of answers', { attributes: { breed: 'v'.repeat(9000) } }, 'attributes'],
    ['fifty categories', { categories: many(51, () => 'Goat') }, 'categories'],
    ['the place of a page', { after: '1'.repeat(101) }, 'after'],
    ['one place, by its name', { near: `411001${' '.repeat(5000)}x` }, 'near'],
  ])('%s', async (_what, args, details) => {
    expect((await search(args)).error).toMatchObject({ code: 'PT422', details })
  })

  test('a number that has thousands of digits', async () => {
    const answer = await visitor.rpc('search_listings', { attributes: `{"age":{"min":1e9000}}` })
    expect(answer.error).toMatchObject({ code: 'PT422', details: 'attributes' })
  })

  test('a hundred answers are looked up', async () => {
    const answers = { breed: many(50, (n) => `v${n}`), purpose: many(50, (n) => `v${n}`) }
    expect((await search({ attributes: answers })).error).toBeNull()
  })
})

test.each([
  ['answers', { attributes: { breed: many(101, (n) => `v${n}`) } }],
  ['categories', { categories: many(51, () => 'Goat') }],
  ['bytes', { attributes: { breed: 'v'.repeat(9000) } }],
  ['categories that are none', { categories: { a: 1 } }],
])('a saved search of too many %s finds nothing', async (_what, query) => {
  const [row] = await asOwner<{ condition: string; keys: string[] }>(
    `select meaning.condition, meaning.keys from private.meaning_of(
       jsonb_populate_record(null::public.saved_searches, jsonb_build_object('query', $1::text::jsonb))) as meaning`,
    [JSON.stringify(query)],
  )
  expect(row).toEqual({ condition: 'false', keys: [] })
})

test('no more of a query is read than two hundred letters, and no more is told of it', async () => {
  const words = many(2000, () => 'qwxz').join(' ')
  const { data, error } = await search({ query: words })
  expect(error).toBeNull()
  expect(JSON.stringify(data.reading).length).toBeLessThan(1000)
})

test.each(['x', 'ks', 'sx', 'ch', 'क'])('a description of nothing but “%s” is read like any other', async (letters) => {
  const seller = await register()
  const description = letters.repeat(4000 / letters.length)
  const { id, ...words } = await draftOf(seller)
  expect((await seller.client.from('listings').insert({ id, ...words, description })).error).toBeNull()
  const live = asOwner(
    `update public.listings set status = 'active', published_at = now(), expires_at = now() + interval '1 day'
     where id = $1::uuid`,
    [id],
  )
  await expect(live).resolves.toBeDefined()
  const { data } = await search({ query: letters.repeat(200 / letters.length) })
  expect(data.reading.words.length + data.reading.unknown.length).toBe(1)
  await asOwner('delete from public.listings where id = $1::uuid', [id])
})

test('a word or four that nobody knows are guessed at, and a dozen are not', async () => {
  const { data: few } = await search({ query: 'bufaloo' })
  expect(few.reading.categories).toContain('Buffalo')
  const { data: dozen } = await search({ query: many(12, (n) => `zqxwv${String.fromCharCode(97 + n)}kj`).join(' ') })
  expect(dozen.reading).toMatchObject({ did_you_mean: null })
  expect(dozen.reading.unknown).toHaveLength(12)
})
