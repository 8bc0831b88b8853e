import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listingOf, placeNamed } from '../support/listings.ts'
import { asOwner, type Person, register, registerAdministrator } from '../support/people.ts'

let administrator: Person
let seller: Person
let buyer: Person
/** Districts and states by their names. */
const at: Record<string, string> = {}

beforeAll(async () => {
  for (const name of ['Pune', 'Thane', 'Nagpur', 'Maharashtra', 'Kerala']) at[name] = await placeNamed(name)
  administrator = await registerAdministrator()
  ;[seller, buyer] = [await register(), await register()]
})
// What waits on is another test's.
afterEach(async () => {
  await asOwner('delete from public.saved_searches')
})

async function saveFor({ client, id }: Person, query: object, name = 'a'): Promise<string> {
  const row = { user_id: id, name, query, path: '/buy?category=goat' }
  const { data, error } = await client.from('saved_searches').insert(row).select('id').single()
  if (error) throw error
  return data.id
}

interface Told {
  readonly id: number
  readonly kind: string
  readonly read_at: string | null
  readonly search: { readonly id: string; readonly name: string; readonly path: string } | null
}
async function toldOf({ client }: Person): Promise<Told[]> {
  const { data, error } = await client.rpc('my_notices')
  if (error) throw error
  return (data as unknown as Told[]).filter(({ kind }) => kind === 'search_matched')
}
const namesToldTo = async (person: Person) => (await toldOf(person)).map(({ search }) => search?.name).sort()

/** A listing that an administrator approves, of this kind. */
async function goesLive(of: Person, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const listing = await listingOf(of, 'pending')
  for (const [column, value] of Object.entries(more))
    await asOwner(
      `update public.listings set ${column} = (jsonb_populate_record(null::public.listings, $2::text::jsonb)).${column}
       where id = $1::uuid`,
      [listing, JSON.stringify({ [column]: value })],
    )
  const { error } = await administrator.client.rpc('approve_listing', { listing_id: listing })
  if (error) throw error
  return listing
}

const waitingKeys = async (search: string) =>
  (
    await asOwner<{ key: string }>('select key from private.waiting_searches where search_id = $1::uuid order by key', [
      search,
    ])
  ).map(({ key }) => key)

describe('whoever has saved a search', () => {
  test('is told that something new fits it, once until they have read that', async () => {
    const search = await saveFor(buyer, { categories: ['Goat'] }, 'Goats')
    await goesLive(seller)
    await goesLive(seller)
    const told = await toldOf(buyer)
    expect(told).toMatchObject([{ read_at: null, search: { id: search, name: 'Goats', path: '/buy?category=goat' } }])
    await buyer.client.rpc('read_notices', { ids: [told[0]?.id] })
    await goesLive(seller)
    expect((await toldOf(buyer)).map(({ read_at }) => read_at === null)).toEqual([true, false])
  })

  test('is not told of their own listings', async () => {
    await saveFor(seller, { categories: ['Goat'] })
    await goesLive(seller)
    expect(await toldOf(seller)).toEqual([])
  })

  test('is not told of what comes back as it was', async () => {
    const listing = await goesLive(seller)
    await saveFor(buyer, { categories: ['Goat'] })
    await administrator.client.rpc('remove_listing', { listing_id: listing, reason: 'misleading' })
    await administrator.client.rpc('restore_listing', { listing_id: listing })
    await seller.client.rpc('change_price', { listing_id: listing, price: 5000, negotiable: false })
    expect(await toldOf(buyer)).toEqual([])
  })

  test('has read of it once they look at the results, and is told of the next', async () => {
    const search = await saveFor(buyer, { categories: ['Goat'] })
    await goesLive(seller)
    await buyer.client.from('saved_searches').update({ seen_at: 'now' }).eq('id', search)
    expect((await toldOf(buyer)).map(({ read_at }) => read_at === null)).toEqual([false])
    await goesLive(seller)
    expect((await toldOf(buyer)).map(({ read_at }) => read_at === null)).toEqual([true, false])
  })

  test('is told again of a search whose notice has gone unread', async () => {
    await saveFor(buyer, { categories: ['Goat'] })
    await goesLive(seller)
    await asOwner("update private.notices set created_at = now() - interval '91 days' where search_id is not null")
    await goesLive(seller)
    await asOwner("delete from private.notices where created_at < now() - interval '90 days'")
    await goesLive(seller)
    expect(await toldOf(buyer)).toHaveLength(1)
  })

  test('has no notice of a search that they delete, and none of a meaning that they changed', async () => {
    const search = await saveFor(buyer, { categories: ['Goat'] })
    await goesLive(seller)
    await buyer.client.from('saved_searches').delete().eq('id', search)
    expect(await toldOf(buyer)).toEqual([])
    const changed = await saveFor(buyer, { categories: ['Goat'] })
    await buyer.client
      .from('saved_searches')
      .update({ query: { categories: ['Cattle'] } })
      .eq('id', changed)
    await goesLive(seller)
    await buyer.client.rpc('saved_search_news')
    await goesLive(seller)
    expect(await toldOf(buyer)).toEqual([])
  })
})

describe('a listing meets the searches that find it, and no others', () => {
  const cases = (): readonly (readonly [string, object, boolean])[] => [
    ['everything', {}, true],
    ['its category', { categories: ['Goat'] }, true],
    ['several categories', { categories: ['Cattle', 'Goat'] }, true],
    ['another category', { categories: ['Cattle'] }, false],
    ['its word', { query: 'goat' }, true],
    ['its word in another language', { query: 'बकरी' }, true],
    ['another word', { query: 'buffalo' }, false],
    ['its breed', { query: 'osmanabadi' }, true],
    ['its state', { state: at.Maharashtra }, true],
    ['another state', { state: at.Kerala }, false],
    ['its district and category', { district: at.Pune, categories: ['Goat'] }, true],
    ['another district', { district: at.Nagpur, categories: ['Goat'] }, false],
    ['what is near', { near: at.Thane, within_km: 150, categories: ['Goat'] }, true],
    ['what is near elsewhere', { near: at.Nagpur, within_km: 100, categories: ['Goat'] }, false],
    ['what is near, of any kind', { near: at.Thane, within_km: 150 }, true],
    ['its price', { price_min: 8000, price_max: 10_000 }, true],
    ['a lower price', { price_max: 8000 }, false],
    ['a higher price', { price_min: 10_000 }, false],
    ['a price in words', { query: 'goat under 10000' }, true],
    ['a lower price in words', { query: 'goat under 5000' }, false],
    ['products', { kind: 'product' }, true],
    ['services', { kind: 'service' }, false],
    ['what is not understood any more', { categories: ['Gone'] }, false],
  ]

  test('whatever they ask, as the search itself finds it', async () => {
    for (const [name, query] of cases()) await saveFor(buyer, query, name)
    await goesLive(seller, { place_id: at.Pune, price: 9000, title: 'Osmanabadi goat' })
    const expected = cases()
      .flatMap(([name, _query, isFound]) => (isFound ? name : []))
      .sort()
    expect(await namesToldTo(buyer)).toEqual(expected)
    const { data } = await buyer.client.rpc('saved_search_news')
    const found = ((data ?? []) as { name: string; new_listings: number | null }[])
      .filter(({ new_listings }) => (new_listings ?? 0) > 0)
      .map(({ name }) => name)
    expect(found.sort()).toEqual(expected)
  })

  test('by a word that no listing had when it was saved', async () => {
    await saveFor(buyer, { query: 'quemblifax' }, 'rare')
    await saveFor(buyer, { query: 'vontaquist' }, 'another')
    await goesLive(seller, { title: 'Quemblifax goat' })
    expect(await namesToldTo(buyer)).toEqual(['rare'])
  })

  test('by answers and by numbers', async () => {
    const asks = (attributes: object) => ({ categories: ['Goat'], attributes })
    await saveFor(buyer, asks({ age: { min: 10, max: 20 } }), 'young')
    await saveFor(buyer, asks({ age: { min: 50 } }), 'old')
    await saveFor(buyer, asks({ purpose: ['Meat'] }), 'meat')
    await saveFor(buyer, asks({ purpose: ['Milk'] }), 'milk')
    await goesLive(seller)
    expect(await namesToldTo(buyer)).toEqual(['meat', 'young'])
  })
})

describe('a search waits', () => {
  test('under place and thing together, where it names both', async () => {
    const search = await saveFor(buyer, { district: at.Pune, categories: ['Goat'] })
    expect(await waitingKeys(search)).toEqual([`place=${at.Pune} category=Goat`])
  })

  test('under the rarest that it asks for', async () => {
    const search = await saveFor(buyer, { categories: ['Goat'], attributes: { purpose: ['Meat'] } })
    expect(await waitingKeys(search)).toEqual(['Goat.purpose=Meat'])
  })

  test('under a few keys at most, and under one for all where it asks for nothing', async () => {
    const wide = await saveFor(buyer, { near: at.Pune, within_km: 2000, categories: ['Goat', 'Cattle'] })
    expect(await waitingKeys(wide)).toEqual(['category=Cattle', 'category=Goat'])
    expect(await waitingKeys(await saveFor(buyer, { price_max: 5000 }))).toEqual(['*'])
  })

  test('no more, while its notice is unread', async () => {
    const search = await saveFor(buyer, { categories: ['Goat'] })
    await goesLive(seller)
    expect(await waitingKeys(search)).toEqual([])
  })
})

test('a condition of another time stops no approval', async () => {
  const search = await saveFor(buyer, { query: 'goat under 10000' })
  await asOwner("update private.saved_search_meanings set condition = 'gone_column = 1' where search_id = $1::uuid", [
    search,
  ])
  await goesLive(seller)
  expect(await toldOf(buyer)).toEqual([])
})
