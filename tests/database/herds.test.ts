import { randomUUID } from 'node:crypto'
import { HERD_ANIMALS, LABEL_CHARACTERS } from '@maveshi/shared/limits'
import { changedPrice } from '@maveshi/shared/listing/changed-price'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listingOf, type Status, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, setSetting, suspend } from '../support/people.ts'

const listingsOf = async (seller: Person, ...statuses: Status[]) => {
  const ids: string[] = []
  for (const status of statuses) ids.push(await listingOf(seller, status))
  return ids
}

const step = (seller: Person, listing_ids: readonly (string | undefined)[], name: string, more = {}) =>
  seller.client.rpc('step_listings', { listing_ids, step: name, ...more })

const byListing = <Row extends { id: string }>(rows: Row[] | null, id: string) => rows?.find((row) => row.id === id)

const byId = (rows: { listing_id: string }[] | null, id: string | undefined) =>
  rows?.find(({ listing_id }) => listing_id === id)

test('many listings take a step, each whole or not at all, and each is told of', async () => {
  const [seller, stranger] = [await register(), await register()]
  const [active, pending] = await listingsOf(seller, 'active', 'pending')
  const [other] = await listingsOf(stranger, 'active')
  const { data, error } = await step(seller, [active, pending, other], 'withdraw')
  expect(error).toBeNull()
  expect(byId(data, active)).toMatchObject({ status: 'withdrawn', code: null })
  expect(byId(data, pending)).toMatchObject({ status: null, code: 'PT409', details: 'pending' })
  expect(byId(data, other)).toMatchObject({ status: null, code: 'PT404' })
  expect(await statusOf(other ?? '')).toBe('active')
  expect(byId((await step(seller, [active], 'renew')).data, active)).toMatchObject({ status: 'active' })
  const sold = await step(seller, [active], 'sold', { outcome: 'elsewhere' })
  expect(byId(sold.data, active)).toMatchObject({ status: 'sold' })
})

test('a request is about a hundred listings at most, and means something', async () => {
  const seller = await register()
  const [id = ''] = await listingsOf(seller, 'active')
  expect((await step(seller, Array(101).fill(id), 'withdraw')).error).toMatchObject({ code: 'PT422', details: 'ids' })
  expect((await step(seller, [], 'withdraw')).error).toMatchObject({ code: 'PT422', details: 'ids' })
  expect((await step(seller, [id], 'remove')).error).toMatchObject({ code: 'PT422', details: 'step' })
  const visitor = await guest()
  expect((await visitor.rpc('step_listings', { listing_ids: [id], step: 'withdraw' })).error?.code).toBe('42501')
  expect((await visitor.rpc('change_prices', { listing_ids: [id], percent: 5 })).error?.code).toBe('42501')
})

test('prices change by per cent as the preview says, and what has none stays', async () => {
  const seller = await register()
  const [dear, asks] = await listingsOf(seller, 'active', 'active')
  await asOwner('update public.listings set price = 9250 where id = $1::uuid', [dear])
  const { data } = await seller.client.rpc('change_prices', { listing_ids: [dear, asks], percent: 10, rounding: 100 })
  expect(byId(data, dear)).toMatchObject({ price: changedPrice(9250, 10, 100), code: null })
  expect(byId(data, asks)).toMatchObject({ price: null, code: 'PT422', details: 'price' })
  const refused = await seller.client.rpc('change_prices', { listing_ids: [dear], percent: 500 })
  expect(refused.error).toMatchObject({ code: 'PT422', details: 'percent' })
})

test('the database works a changed price out as the phone does', async () => {
  for (let round = 0; round < 200; round += 1) {
    const price = Math.floor(Math.random() * 1_000_000)
    const percent = Math.floor(Math.random() * 290) - 90
    const rounding = [1, 10, 100, 500, 1000][round % 5] ?? 1
    const [row] = await asOwner<{ price: number }>(
      'select private.changed_price($1::bigint, $2::int, $3::int)::int as price',
      [price, percent, rounding],
    )
    expect(row?.price, `${price} ${percent} ${rounding}`).toBe(changedPrice(price, percent, rounding))
  }
})

test('a label is for its own listing, and for nobody else to see', async () => {
  const [seller, stranger] = [await register(), await register()]
  const [id] = await listingsOf(seller, 'active')
  const label = { listing_id: id, seller_id: seller.id, label: '1234 5678 9012' }
  await seller.client.from('listing_labels').insert(label).throwOnError()
  const seen = async ({ client }: Pick<Person, 'client'>) =>
    (await client.from('listing_labels').select('label').eq('listing_id', id)).data
  expect(await seen(seller)).toEqual([{ label: '1234 5678 9012' }])
  expect(await seen(stranger)).toEqual([])
  const stolen = await stranger.client.from('listing_labels').upsert({ ...label, seller_id: stranger.id })
  expect(stolen.error?.code).toBe('42501')
})

test('labels are written so often in a day, and are so long', async () => {
  await setSetting('listing_labels_per_day', 2)
  onTestFinished(() => setSetting('listing_labels_per_day', 200))
  const seller = await register()
  const [id] = await listingsOf(seller, 'active')
  const write = (label: string) =>
    seller.client.from('listing_labels').upsert({ listing_id: id, seller_id: seller.id, label })
  expect((await write('x'.repeat(LABEL_CHARACTERS + 1))).error?.code).toBe('23514')
  expect((await write('1')).error).toBeNull()
  expect((await write('2')).error).toBeNull()
  expect((await write('3')).error).toMatchObject({ code: 'PT429', details: 'listing_labels', hint: '{"max": 2}' })
})

describe('more animals like one', () => {
  const begin = (seller: Person, like_id: string | undefined, animals: unknown) =>
    seller.client.rpc('begin_herd', { like_id, animals })
  const animal = (more = {}) => ({ id: randomUUID(), ...more })
  const draftsOf = (seller: Person) =>
    seller.client.from('listings').select('*, listing_labels(label)').eq('seller_id', seller.id).eq('status', 'draft')

  test('are drafts that say what it says, but for what each says of itself', async () => {
    const seller = await register()
    const [model] = await listingsOf(seller, 'active')
    await asOwner(
      `update public.listings set price = 9000, description = 'Gentle', attributes = attributes || '{"weight": 30}'
       where id = $1::uuid`,
      [model],
    )
    const [same, other] = [
      animal({ label: ' 12 ' }),
      animal({ label: '13', price: null, quantity: 2, description: null, attributes: { age: 9, weight: null } }),
    ]
    const { data, error } = await begin(seller, model, [same, other])
    expect(error).toBeNull()
    expect(data).toMatchObject([
      { listing_id: same.id, code: null },
      { listing_id: other.id, code: null },
    ])
    const { data: drafts } = await draftsOf(seller)
    expect(byListing(drafts, same.id)).toMatchObject({
      category: 'Goat',
      subcategory: 'doe',
      price: 9000,
      description: 'Gentle',
      quantity: 1,
      attributes: { breed: 'Osmanabadi', age: 14, purpose: 'Meat', weight: 30 },
      listing_labels: { label: '12' },
    })
    expect(byListing(drafts, other.id)).toMatchObject({
      price: null,
      description: null,
      quantity: 2,
      attributes: { breed: 'Osmanabadi', age: 9, purpose: 'Meat' },
      listing_labels: { label: '13' },
    })
  })

  test('are begun each whole or not at all, and each is told of by its field', async () => {
    const seller = await register()
    const [model] = await listingsOf(seller, 'active')
    const [right, old, dear, long] = [
      animal(),
      animal({ attributes: { age: 100_000 } }),
      animal({ price: 2_000_000_000 }),
      animal({ label: 'x'.repeat(LABEL_CHARACTERS + 1) }),
    ]
    const { data } = await begin(seller, model, [right, old, dear, long])
    expect(data).toMatchObject([
      { listing_id: right.id, code: null },
      { listing_id: old.id, code: 'PT422', message: 'between', details: 'age' },
      { listing_id: dear.id, code: 'PT422', message: 'between', details: 'price' },
      { listing_id: long.id, code: 'PT422', message: 'long', details: 'label' },
    ])
    expect((await draftsOf(seller)).data).toMatchObject([{ id: right.id }])
  })

  test('are begun once however often they are sent, and are nobody else’s', async () => {
    const [seller, stranger] = [await register(), await register()]
    const [model] = await listingsOf(seller, 'active')
    const one = animal({ label: '12' })
    for (const _ of [1, 2]) expect((await begin(seller, model, [one])).data).toMatchObject([{ code: null }])
    expect((await draftsOf(seller)).data).toHaveLength(1)
    const [own] = await listingsOf(stranger, 'active')
    expect((await begin(stranger, own, [one])).data).toMatchObject([{ listing_id: one.id, code: 'PT404' }])
    expect((await begin(stranger, model, [animal()])).error?.code).toBe('PT404')
  })

  test('are so many at once', async () => {
    const seller = await register()
    const [model] = await listingsOf(seller, 'active')
    const many = (count: number) => Array.from({ length: count }, () => animal())
    for (const refused of [many(HERD_ANIMALS + 1), [], {}]) {
      expect((await begin(seller, model, refused)).error).toMatchObject({ code: 'PT422', details: 'animals' })
    }
    const { data } = await begin(seller, model, many(HERD_ANIMALS))
    expect(data?.filter(({ code }: { code: string | null }) => code === null)).toHaveLength(HERD_ANIMALS)
  })

  test('are counted as listings that are begun', async () => {
    await setSetting('listings_per_day', 1)
    onTestFinished(() => setSetting('listings_per_day', 50))
    const seller = await register()
    const [model] = await listingsOf(seller, 'active')
    const { data } = await begin(seller, model, [animal(), animal()])
    expect(data).toMatchObject([{ code: null }, { code: 'PT429', details: 'listings' }])
  })

  test('are not begun by guests, nor by who is suspended', async () => {
    const seller = await register()
    const [model] = await listingsOf(seller, 'active')
    const visitor = await guest()
    expect((await visitor.rpc('begin_herd', { like_id: model, animals: [animal()] })).error?.code).toBe('42501')
    await suspend(seller)
    expect((await begin(seller, model, [animal()])).error).toMatchObject({ code: '42501', details: 'suspended' })
  })
})
