import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf, listingOf } from '../support/listings.ts'
import { asOwner, type Person, register, setSetting } from '../support/people.ts'

let seller: Person
let stranger: Person

beforeAll(async () => {
  seller = await register()
  stranger = await register()
})

/** Writes a draft as its owner does, whether it is there already or not. */
async function write(person: Person, id: string, words: unknown = { title: 'Two goats' }) {
  return person.client.from('listing_drafts').upsert({ id, profile_id: person.id, listing_type: 'product', words })
}

async function exists(id: string): Promise<boolean> {
  return (await asOwner('select id from public.listing_drafts where id = $1::uuid', [id])).length === 1
}

describe('a draft', () => {
  test('holds what no listing may: nothing chosen, and half a number', async () => {
    const id = randomUUID()
    expect((await write(seller, id, { category: '', answers: { age: '4½' } })).error).toBeNull()
    const { data } = await seller.client.from('listing_drafts').select('words').eq('id', id)
    expect(data).toEqual([{ words: { category: '', answers: { age: '4½' } } }])
  })

  test('is one row however often it is written, and says when it was written last', async () => {
    const id = randomUUID()
    await write(seller, id)
    await asOwner("update public.listing_drafts set updated_at = 'yesterday' where id = $1::uuid", [id])
    await write(seller, id, { title: 'Three goats' })
    const { data } = await seller.client.from('listing_drafts').select('words, updated_at').eq('id', id)
    expect(data).toHaveLength(1)
    expect(data?.[0]?.words).toEqual({ title: 'Three goats' })
    expect(Date.now() - new Date(data?.[0]?.updated_at).getTime()).toBeLessThan(60_000)
  })

  test('cannot be written over, or taken, by somebody else who knows its id', async () => {
    const id = randomUUID()
    await write(seller, id)
    expect((await write(stranger, id, { title: 'Mine' })).error).not.toBeNull()
    const { data } = await seller.client.from('listing_drafts').select('words').eq('id', id)
    expect(data).toEqual([{ words: { title: 'Two goats' } }])
  })

  test.each([
    ['words that are no object', { words: ['goat'] }],
    ['words of 70,000 letters', { words: { title: 'm'.repeat(70_000) } }],
    ['another kind of listing', { listing_type: 'animal' }],
  ])('is refused with %s', async (_what, changes) => {
    const row = { id: randomUUID(), profile_id: seller.id, listing_type: 'product', words: {}, ...changes }
    expect((await seller.client.from('listing_drafts').insert(row)).error?.code).toBe('23514')
  })

  test('is refused before it is read where it is larger still', async () => {
    const row = {
      id: randomUUID(),
      profile_id: seller.id,
      listing_type: 'product',
      words: { title: 'm'.repeat(200_000) },
    }
    expect((await seller.client.from('listing_drafts').insert(row)).status).toBe(413)
  })
})

describe('a draft is forgotten', () => {
  test('when its listing is submitted, and not before', async () => {
    const row = await draftOf(seller)
    const id = String(row.id)
    await write(seller, id)
    await seller.client.from('listings').insert(row)
    expect(await exists(id)).toBe(true)
    const { error } = await seller.client.rpc('submit_listing', { listing_id: id })
    expect(error).toBeNull()
    expect(await exists(id)).toBe(false)
  })

  test('when its listing is thrown away', async () => {
    const id = await listingOf(seller, 'draft')
    await write(seller, id)
    await seller.client.from('listings').delete().eq('id', id)
    expect(await exists(id)).toBe(false)
  })

  test('but not when somebody else’s listing has its id', async () => {
    const id = await listingOf(stranger, 'draft')
    await write(seller, id)
    await stranger.client.rpc('submit_listing', { listing_id: id })
    expect(await exists(id)).toBe(true)
  })
})

test('only so many drafts are begun in a day, but each is written as often as one likes', async () => {
  const person = await register()
  const id = randomUUID()
  await setSetting('listing_drafts_per_day', 2)
  try {
    for (let time = 0; time < 4; time++) expect((await write(person, id)).error).toBeNull()
    expect((await write(person, randomUUID())).error).toBeNull()
    expect((await write(person, randomUUID())).error?.code).toBe('PT429')
  } finally {
    await setSetting('listing_drafts_per_day', 60)
  }
})
