import { changedPrice } from '@maveshi/shared/listing/changed-price'
import { expect, test } from 'vitest'
import { listingOf, type Status, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register } from '../support/people.ts'

const listingsOf = async (seller: Person, ...statuses: Status[]) => {
  const ids: string[] = []
  for (const status of statuses) ids.push(await listingOf(seller, status))
  return ids
}

const step = (seller: Person, listing_ids: readonly (string | undefined)[], name: string, more = {}) =>
  seller.client.rpc('step_listings', { listing_ids, step: name, ...more })

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
