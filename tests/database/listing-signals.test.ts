import { randomUUID } from 'node:crypto'
import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { LISTINGS_ALIKE } from '@maveshi/shared/limits'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf, listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'
import { webp } from '../support/pictures.ts'

let visitor: SupabaseClient
let seller: Person
let stranger: Person
let administrator: Person
let former: Person
let listing: string

const signalsOf = async (client: SupabaseClient, id: string) => client.rpc('listing_signals', { listing_id: id })
const seen = async (id: string) => (await signalsOf(administrator.client, id)).data

const randomMobile = () => `+919${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

beforeAll(async () => {
  visitor = await guest()
  seller = await register({ name: 'Asha', phone: randomMobile() })
  stranger = await register()
  administrator = await registerAdministrator()
  former = await registerAdministrator()
  await suspend(former)
  listing = await listingOf(seller, 'pending')
})

test.each([
  ['the seller', () => seller.client],
  ['a stranger', () => stranger.client],
  ['a guest', () => visitor],
  ['a suspended administrator', () => former.client],
])('%s learns nothing of a listing’s signals', async (_who, client) => {
  const { data, error } = await signalsOf(client(), listing)
  expect(data).toBeNull()
  expect(error?.code).toBe('42501')
})

test('a listing that is not there has no signals', async () => {
  expect((await signalsOf(administrator.client, randomUUID())).status).toBe(404)
})

test('words that ask for a look are named', async () => {
  await asOwner('update public.listings set description = $2 where id = $1::uuid', [
    listing,
    'Pay the advance to asha@okaxis and call 98765 43210',
  ])
  expect((await seen(listing)).flags).toEqual(['phone', 'payment', 'words'])
})

const MOBILES = Array.from({ length: 13 }, (_, place) => `98765 432${place + 10}`)

test.each([
  ['Pay the advance to asha@okaxis and call 98765 43210', ['98765 43210', 'asha@okaxis', 'advance']],
  ['A calm goat.\nMore on www.goats.in/asha, or on WhatsApp', ['www.goats.in/asha', 'WhatsApp']],
  ['फ़ोन ९८७६५ ४३२१० पर कीजिए, पहले एडवांस भेजिए', ['९८७६५ ४३२१०', 'एडवांस']],
  ['அட்வான்ஸ் on UPI, tell me on WhatsApp. Pay by gpay or PhonePe.', ['அட்வான்ஸ்', 'UPI', 'WhatsApp', 'gpay', 'PhonePe']],
  [MOBILES.join(', or '), MOBILES.slice(0, 12)],
  ['A calm goat that gives two litres', []],
])('of “%s” the words are marked that raise a flag, at most twelve each', async (description, marked) => {
  await asOwner('update public.listings set description = $2 where id = $1::uuid', [listing, description])
  const words: string[] = (await seen(listing)).marked.map((mark: { words: string }) => mark.words)
  expect(words.sort()).toEqual([...marked].sort())
})

test('words that are marked are found in a long text in good time', async () => {
  const description = `${'calm goat '.repeat(390)} advance 9876543210 asha@okaxis`
  await asOwner('update public.listings set description = $2 where id = $1::uuid', [listing, description])
  const { marked } = await seen(listing)
  expect(marked).toHaveLength(3)
})

test('many words that are marked are found in a long text in good time', async () => {
  const description = `${'calm goat '.repeat(270)} ${MOBILES.join(' calm ')} ${'advance on WhatsApp '.repeat(30)}`
  await asOwner('update public.listings set description = $2 where id = $1::uuid', [listing, description])
  const { marked } = await seen(listing)
  expect(marked).toHaveLength(14)
})

test('the seller is told by listings, reports and age of the account', async () => {
  const person = await register({ name: 'Bina' })
  const offered = await listingOf(person, 'active')
  await listingOf(person, 'active', -1)
  await stranger.client.from('reports').insert({ listing_id: offered, reporter_id: stranger.id, reason: 'misleading' })
  const { seller: told, open_reports } = await seen(offered)
  expect(told).toMatchObject({
    id: person.id,
    name: 'Bina',
    is_suspended: false,
    is_admin: false,
    member_since: expect.any(String),
  })
  expect(told.statuses).toEqual({ active: 1, expired: 1 })
  expect(told.reports).toEqual({ open: 1 })
  expect(open_reports).toBe(1)
})

test('listings of other people with the same number are found, the seller’s own are not', async () => {
  const other = await register()
  await asOwner(
    `update public.profiles set whatsapp = (select phone from public.profiles where id = $2::uuid) where id = $1::uuid`,
    [other.id, seller.id],
  )
  const [same] = [await listingOf(other, 'active'), await listingOf(seller, 'active'), await listingOf(other, 'draft')]
  expect((await seen(listing)).same_phone).toEqual([same])
})

test('listings of other people that are described in the same words are found, however these are spaced', async () => {
  const words = `Gives ten litres a day, calm with children, second calf in spring ${randomUUID()}`
  const other = await register()
  const described = async (id: string, description: string) => {
    await asOwner('update public.listings set description = $2 where id = $1::uuid', [id, description])
    return id
  }
  await described(listing, words)
  const same = await described(await listingOf(other, 'active'), words.toUpperCase().replaceAll(' ', '\n '))
  await described(await listingOf(seller, 'active'), words)
  await described(await listingOf(other, 'draft'), words)
  await described(await listingOf(other, 'active'), `${words} too`)
  expect((await seen(listing)).same_words).toEqual([same])

  await described(listing, 'Good cow')
  await described(same, 'Good cow')
  expect((await seen(listing)).same_words).toEqual([])
})

describe('the price beside those of the breed', () => {
  const breed = `Breed ${randomUUID()}`

  async function priced(price: number, ofBreed = breed): Promise<string> {
    const id = await listingOf(seller, 'active')
    await asOwner(
      `update public.listings set price = $2::bigint, category = 'Poultry', subcategory = 'hen', attributes = $3::text::jsonb
       where id = $1::uuid`,
      [id, price, JSON.stringify({ type: 'Chicken', breed: ofBreed, age: 10, purpose: 'Meat' })],
    )
    return id
  }

  test('is of the category while fewer than five others of the breed are known, and judges nothing then', async () => {
    const odd = await priced(100)
    for (const price of [9000, 10000, 11000, 10000]) await priced(price)
    await priced(10_000, `Another ${breed}`)
    const { price } = await seen(odd)
    expect(price).toMatchObject({ of: 'category', verdict: null })
    expect(price?.count).toBeGreaterThanOrEqual(5)
  })

  test('says between which prices most are', async () => {
    const other = `Wide ${breed}`
    for (let price = 1000; price <= 11_000; price += 1000) await priced(price, other)
    const { price } = await seen(await priced(5000, other))
    expect(price).toMatchObject({ of: 'name', median: 6000, lower: 2000, upper: 10_000, count: 11 })
  })

  test.each([
    [3000, 'low'],
    [30_000, null],
    [31_000, 'high'],
  ])('₹%i where the middle is ₹10,000 is %s', async (price, verdict) => {
    await priced(10_000)
    expect((await seen(await priced(price))).price).toMatchObject({ median: 10_000, verdict })
  })
})

describe('the hash of a photograph', () => {
  // Of a size that no other test's picture has: they are in one market.
  const picture = (seed: number) => webp({ seed, width: 71 })

  async function draftWithPhoto(person: Person, bytes: ArrayBuffer): Promise<{ id: string; path: string }> {
    const draft = await draftOf(person)
    await person.client.from('listings').insert(draft).throwOnError()
    const photo = randomUUID()
    const path = `${person.id}/${draft.id}/${photo}.webp`
    const file = { contentType: 'image/webp', upsert: true }
    const { error } = await person.client.storage.from(PHOTO_BUCKET).upload(path, bytes, file)
    if (error) throw error
    await person.client
      .from('listing_photos')
      .insert({
        id: photo,
        listing_id: draft.id,
        path,
        width: 1280,
        height: 960,
        position: 0,
        preview: '#aabbcc',
        content_hash: 'what a seller would like',
      })
      .throwOnError()
    return { id: String(draft.id), path }
  }

  const hashOf = async (path: string) =>
    (
      await asOwner<{ content_hash: string | null }>('select content_hash from public.listing_photos where path = $1', [
        path,
      ])
    )[0]?.content_hash

  test('is of its bytes, whoever sends another, and tells who shows the same picture', async () => {
    const first = await draftWithPhoto(seller, await picture(1))
    const second = await draftWithPhoto(stranger, await picture(1))
    const other = await draftWithPhoto(stranger, await picture(2))
    expect(await hashOf(first.path)).toMatch(/^[^"]{10,}$/)
    expect(await hashOf(second.path)).toBe(await hashOf(first.path))
    expect(await hashOf(other.path)).not.toBe(await hashOf(first.path))
    await stranger.client.rpc('submit_listing', { listing_id: second.id })
    expect((await seen(first.id)).same_photo).toEqual([second.id])
    expect((await seen(other.id)).same_photo).toEqual([])
  })

  test('is taken anew when the listing is submitted: the file may have been replaced', async () => {
    const { id, path } = await draftWithPhoto(seller, await picture(3))
    const before = await hashOf(path)
    await seller.client.storage
      .from(PHOTO_BUCKET)
      .upload(path, await picture(4), { contentType: 'image/webp', upsert: true })
    await seller.client.rpc('submit_listing', { listing_id: id })
    expect(await hashOf(path)).not.toBe(before)
  })

  test('is none where there is no file', async () => {
    const id = await listingOf(seller, 'draft')
    const path = `${seller.id}/${id}/${randomUUID()}.webp`
    await asOwner(
      `insert into public.listing_photos (listing_id, path, width, height, position, preview, content_hash)
       values ($1::uuid, $2, 10, 10, 0, '#000000', 'x')`,
      [id, path],
    )
    expect(await hashOf(path)).toBeNull()
  })
})

test('of listings that are alike so many are told as shared/limits says', async () => {
  const limits = await asOwner<{ limit: string }>(
    `select substring(pg_get_functiondef(name::regprocedure) from 'limit ([0-9]+)') as limit
     from unnest(array['private.listings_with_same_number(public.listings)',
       'private.listings_with_same_words(public.listings)',
       'private.listings_with_same_photo(public.listings)']) as name`,
  )
  expect(limits.map(({ limit }) => Number(limit))).toEqual([LISTINGS_ALIKE, LISTINGS_ALIKE, LISTINGS_ALIKE])
})
