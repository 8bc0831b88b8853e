import { findListingFields } from '@maveshi/shared/catalogue/derived'
import type { StoredProblem } from '@maveshi/shared/listing/problem'
import { checkStored } from '@maveshi/shared/listing/validate'
import type { Answers } from '@maveshi/shared/listing/visibility'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf, listingOf, statusOf } from '../support/listings.ts'
import { asOwner, type Person, register } from '../support/people.ts'
import { type RandomAttributes, randomAttributes } from '../support/random-attributes.ts'

type Row = Record<string, unknown>
type Verdict = Record<string, StoredProblem>

/** The database's verdict on many attributes at once. */
async function databaseVerdicts(all: readonly RandomAttributes[]): Promise<Verdict[]> {
  const rows = await asOwner<{ problems: { field: string }[] }>(
    `select coalesce((
       select jsonb_agg(jsonb_strip_nulls(to_jsonb(problem))) from private.attribute_problems(
         one ->> 'category', one -> 'attributes', is_complete => (one ->> 'isComplete')::boolean) as problem
     ), '[]') as problems
     from jsonb_array_elements($1::text::jsonb) with ordinality as given (one, number) order by number`,
    [JSON.stringify(all)],
  )
  return rows.map(({ problems }) =>
    Object.fromEntries(problems.map(({ field, ...problem }) => [field, problem as unknown as StoredProblem])),
  )
}

const sharedVerdict = ({ category, attributes, isComplete }: RandomAttributes): Verdict =>
  checkStored(findListingFields(category), attributes as Answers, isComplete)

const BATCH = 500
const BATCHES = 20

test('the database and the shared rules agree on ten thousand random answers', async () => {
  const count = { right: 0, wrong: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(randomAttributes, { minLength: BATCH, maxLength: BATCH }), async (all) => {
      const verdicts = await databaseVerdicts(all)
      all.forEach((one, index) => {
        const expected = sharedVerdict(one)
        expect(verdicts[index], JSON.stringify(one)).toEqual(expected)
        count[Object.keys(expected).length ? 'wrong' : 'right'] += 1
      })
    }),
    { numRuns: BATCHES, endOnFailure: true },
  )
  expect(count.right + count.wrong).toBe(BATCH * BATCHES)
  // Neither side would learn anything from answers that are all right or all wrong.
  expect(Math.min(count.right, count.wrong)).toBeGreaterThan(1000)
}, 120_000)

let seller: Person
beforeAll(async () => {
  seller = await register()
})

const begin = async (category: string, attributes: unknown) =>
  seller.client.from('listings').insert({ ...(await draftOf(seller)), category, subcategory: null, attributes })

describe('an answer is refused by the name of its question', () => {
  test.each([
    ['unknown', 'Goat', { wings: 2 }, 'wings', {}],
    ['unknown', 'Feeds', { breed: 'Gir' }, 'breed', {}],
    ['number', 'Goat', { age: 'old' }, 'age', {}],
    ['between', 'Goat', { age: 241 }, 'age', { min: 0, max: 240 }],
    ['choice', 'Goat', { breed: 'Unicorn' }, 'breed', {}],
    ['choice', 'Goat', { isPregnant: 'yes' }, 'isPregnant', {}],
    ['long', 'Goat', { kiddingHistory: 'x'.repeat(501) }, 'kiddingHistory', { max: 500 }],
    ['hidden', 'Sheep', { purpose: 'Meat', woolQuality: 'fine' }, 'woolQuality', {}],
    ['dates', 'AI-Technician', { availableDates: { from: '2026-05-02', to: '2026-05-01' } }, 'availableDates', {}],
  ])('%s: %s %o', async (code, category, attributes, field, bounds) => {
    const { error, status } = await begin(category, attributes)
    expect(status).toBe(422)
    expect(error).toMatchObject({ code: 'PT422', message: code, details: field })
    expect(JSON.parse(error?.hint ?? '')).toEqual(bounds)
  })

  test('and nothing is stored', async () => {
    const draft: Row = { ...(await draftOf(seller)), attributes: { wings: 2 } }
    await seller.client.from('listings').insert(draft)
    expect(await statusOf(String(draft.id))).toBeUndefined()
  })

  test('when the parent of a question is changed afterwards', async () => {
    const draft: Row = {
      ...(await draftOf(seller)),
      category: 'Sheep',
      subcategory: 'ewe',
      attributes: { purpose: 'Wool', woolQuality: 'fine' },
    }
    const listings = seller.client.from('listings')
    expect((await listings.insert(draft)).error).toBeNull()
    const { error } = await listings.update({ attributes: { purpose: 'Meat', woolQuality: 'fine' } }).eq('id', draft.id)
    expect(error).toMatchObject({ message: 'hidden', details: 'woolQuality' })
  })

  test('when the category is changed afterwards', async () => {
    const draft = await draftOf(seller)
    await seller.client.from('listings').insert(draft)
    const { error } = await seller.client
      .from('listings')
      .update({ category: 'Cattle', subcategory: null })
      .eq('id', draft.id)
    expect(error).toMatchObject({ message: 'choice', details: 'breed' })
  })
})

describe('an answer that is needed', () => {
  test('may be missing in a draft, and not when it is submitted', async () => {
    const draft: Row = { ...(await draftOf(seller)), attributes: { breed: 'Sirohi', age: 4 } }
    expect((await seller.client.from('listings').insert(draft)).error).toBeNull()
    const { error, status } = await seller.client.rpc('submit_listing', { listing_id: draft.id })
    expect(status).toBe(422)
    expect(error).toMatchObject({ message: 'required', details: 'purpose' })
    expect(await statusOf(String(draft.id))).toBe('draft')
  })
})

describe('a title', () => {
  const feed = async (title: string | null): Promise<Row> => ({
    ...(await draftOf(seller)),
    category: 'Feeds',
    subcategory: 'silage',
    attributes: {},
    title,
  })

  test.each([null, ' ', '\u200b\u2060'])('that nobody can read is none: %j waits for one', async (title) => {
    const draft = await feed(title)
    expect((await seller.client.from('listings').insert(draft)).error).toBeNull()
    const { error, status } = await seller.client.rpc('submit_listing', { listing_id: draft.id })
    expect(status).toBe(422)
    expect(error).toMatchObject({ message: 'required', details: 'title' })
    expect(await statusOf(String(draft.id))).toBe('draft')
  })
})

describe('an option that is given up', () => {
  const setActive = (isActive: boolean) =>
    asOwner('update public.dropdown_options set is_active = $1::boolean where id = $2', [
      isActive,
      'Goat.breed.Osmanabadi',
    ])

  test('stays on the listings that have it, and is chosen no more', async () => {
    const id = await listingOf(seller, 'draft')
    await setActive(false)
    try {
      const attributes = { breed: 'Osmanabadi', age: 15, purpose: 'Meat' }
      const listings = seller.client.from('listings')
      expect((await listings.update({ attributes }).eq('id', id)).error).toBeNull()
      expect((await seller.client.rpc('submit_listing', { listing_id: id })).error).toBeNull()
      expect((await begin('Goat', attributes)).error).toMatchObject({ message: 'choice', details: 'breed' })
    } finally {
      await setActive(true)
    }
  })
})
