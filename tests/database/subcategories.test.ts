import { SUBCATEGORIES } from '@maveshi/shared/catalogue/subcategories'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf, listingOf, statusOf } from '../support/listings.ts'
import { offer } from '../support/offered-listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator } from '../support/people.ts'

type Row = Record<string, unknown>

let seller: Person
let administrator: Person
beforeAll(async () => {
  seller = await register()
  administrator = await registerAdministrator()
})

const listings = () => seller.client.from('listings')
const begin = async (changes: Row) => {
  const draft: Row = { ...(await draftOf(seller)), ...changes }
  return { id: String(draft.id), ...(await listings().insert(draft)) }
}
const submit = (listing_id: string) => seller.client.rpc('submit_listing', { listing_id })
const setActive = (id: string, isActive: boolean) =>
  asOwner('update public.subcategories set is_active = $1::boolean where id = $2', [isActive, id])

test('the seeds hold every subcategory, in order, with the questions that it leaves out', async () => {
  const rows = await asOwner<{ category: string; value: string; icon_name: string; hides: string[] }>(
    'select category, value, icon_name, hides from public.subcategories order by category, position',
  )
  for (const [category, expected] of Object.entries(SUBCATEGORIES)) {
    const found = rows.filter((row) => row.category === category)
    expect(found.map(({ value, icon_name: iconName, hides }) => ({ value, iconName, hides }))).toEqual(expected)
  }
})

describe('what a listing is within its category', () => {
  test.each([
    ['of another category', { subcategory: 'ewe' }],
    ['that there is not', { subcategory: 'unicorn' }],
    ['of a service, which has none', { category: 'Veterinary-Support', subcategory: 'doe', attributes: {} }],
  ])('is refused %s', async (_what, changes) => {
    expect((await begin(changes)).error).toMatchObject({ message: 'choice', details: 'subcategory' })
  })

  test('may be missing in a draft, and not when it is submitted', async () => {
    const { id, error } = await begin({ subcategory: null })
    expect(error).toBeNull()
    expect((await submit(id)).error).toMatchObject({ message: 'required', details: 'subcategory' })
    expect((await listings().update({ subcategory: 'doe' }).eq('id', id)).error).toBeNull()
    expect((await submit(id)).error).toBeNull()
    expect(await statusOf(id)).toBe('pending')
  })

  test('does not follow to another category', async () => {
    const { id } = await begin({})
    const { error } = await listings().update({ category: 'Sheep', attributes: {} }).eq('id', id)
    expect(error).toMatchObject({ message: 'choice', details: 'subcategory' })
  })

  test('leaves out the questions that make no sense of it', async () => {
    const attributes = { breed: 'Sirohi', age: 14, purpose: 'Meat', isPregnant: true }
    expect((await begin({ subcategory: 'buck', attributes })).error).toMatchObject({
      message: 'hidden',
      details: 'isPregnant',
    })
    const { id, error } = await begin({ subcategory: 'doe', attributes })
    expect(error).toBeNull()
    expect((await listings().update({ subcategory: 'buck' }).eq('id', id)).error).toMatchObject({ message: 'hidden' })
  })

  test('stays on listings when it is given up, is chosen no more, and is not deleted', async () => {
    const id = await listingOf(seller, 'draft')
    await setActive('Goat.doe', false)
    try {
      expect((await listings().update({ price: 8000 }).eq('id', id)).error).toBeNull()
      expect((await begin({})).error).toMatchObject({ message: 'choice', details: 'subcategory' })
      const gone = await administrator.client.from('subcategories').delete().eq('id', 'Goat.doe')
      expect(gone.error).toMatchObject({ code: 'PT409' })
    } finally {
      await setActive('Goat.doe', true)
    }
  })

  test('was not asked for before: what is on offer without it stays so, and changes all the same', async () => {
    const id = await offer(seller, { category: 'Goat' })
    await asOwner("update public.listings set status = 'withdrawn' where id = $1::uuid", [id])
    expect(await statusOf(id)).toBe('withdrawn')
  })
})

describe('the search', () => {
  const word = 'Qorvimplast'
  let heifer: string
  let old: string
  beforeAll(async () => {
    heifer = await offer(seller, { category: 'Cattle', subcategory: 'heifer', title: word })
    await offer(seller, { category: 'Cattle', subcategory: 'bull', title: word })
    old = await offer(seller, { category: 'Cattle', title: `${word} heifer` })
  })

  const search = async (parameters: Row) => {
    const { data } = await (await guest()).rpc('search_listings', { with_facets: true, ...parameters }).throwOnError()
    return data as {
      listings: { id: string; subcategory: string | null }[]
      reading: { answers: Row[]; categories: string[] }
      facets: Record<string, Record<string, number>>
    }
  }

  test('narrows a list to it, and counts the others beside', async () => {
    const { listings, facets } = await search({
      query: word,
      categories: ['Cattle'],
      attributes: { subcategory: ['heifer'] },
    })
    expect(listings).toMatchObject([{ id: heifer, subcategory: 'heifer' }])
    expect(facets.subcategory).toMatchObject({ heifer: 1, bull: 1 })
  })

  test.each(['heifer', 'bachhiya', 'बछिया', 'கிடாரி', 'పెయ్య', 'بچھیا'])(
    'understands “%s”, and finds by their words those that are older than the choice',
    async (name) => {
      const { listings, reading } = await search({ query: `${word} ${name}` })
      expect(reading.answers).toContainEqual({ category: 'Cattle', field: 'subcategory', value: 'heifer' })
      expect(listings.map(({ id }) => id).sort()).toEqual([heifer, old].sort())
    },
  )

  test.each([
    ['कटड़ी', 'Buffalo', ['calf', 'heifer']],
    ['सांड', 'Cattle', ['bull']],
    ['bail', 'Cattle', ['ox']],
    ['khassi bakra', 'Goat', ['wether']],
    ['bakra', 'Goat', ['buck', 'wether']],
    ['tractor', 'Machinery', ['tractor']],
    ['कुट्टी मशीन', 'Machinery', ['chaff-cutter']],
    ['silage', 'Feeds', ['silage']],
    ['ஆட்டுக்குட்டி', 'Goat', ['kid']],
    ['পাঁঠা', 'Goat', ['buck', 'wether']],
    ['ಎತ್ತು', 'Cattle', ['ox']],
    ['പോത്ത്', 'Buffalo', ['bull']],
    ['ખડેલી', 'Buffalo', ['heifer']],
    ['ਝੋਟੀ', 'Buffalo', ['heifer']],
    ['कालवड', 'Cattle', ['heifer']],
  ])('reads “%s” as %s: %j', async (query, category, values) => {
    const { reading } = await search({ query })
    expect(reading.categories).toEqual([category])
    expect(reading.answers).toEqual(values.map((value) => ({ category, field: 'subcategory', value })))
  })
})
