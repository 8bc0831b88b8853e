import { randomUUID } from 'node:crypto'
import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { cardPathOf } from '@maveshi/shared/photo/path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { anyPlace, listingOf, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, setSetting, suspend } from '../support/people.ts'
import { webp } from '../support/pictures.ts'

let visitor: SupabaseClient
let seller: Person
let stranger: Person
let administrator: Person
let colleague: Person
let former: Person
let placeId: string

const PHONE = `+9198${String(Date.now()).slice(-8)}`

beforeAll(async () => {
  visitor = await guest()
  seller = await register({ name: 'Sakharam Bhau Patil', phone: PHONE })
  stranger = await register({ name: 'Zeenat' })
  administrator = await registerAdministrator()
  colleague = await registerAdministrator()
  former = await registerAdministrator()
  await suspend(former)
  placeId = await anyPlace()
})

const goat = (changes: Record<string, unknown> = {}) => ({
  ...{
    id: randomUUID(),
    category: 'Goat',
    subcategory: 'doe',
    title: null,
    description: 'Calm',
    language: 'hi',
    price: 9000,
  },
  ...{ negotiable: true, quantity: 2, place_id: placeId },
  attributes: { breed: 'Osmanabadi', age: 14, purpose: 'Meat' },
  ...changes,
})
const begin = (client: SupabaseClient, listing: object, { id } = seller) =>
  client.rpc('begin_listing_for', { seller: id, listing })
const submit = (client: SupabaseClient, listing_id: string, photos: object = []) =>
  client.rpc('submit_listing_for', { listing_id, photos })

async function begun(changes: Record<string, unknown> = {}): Promise<string> {
  const listing = goat(changes)
  const { error } = await begin(administrator.client, listing)
  if (error) throw error
  return listing.id
}

const OTHERS = [
  ['a guest', () => visitor],
  ['the seller', () => seller.client],
  ['a stranger', () => stranger.client],
  ['a suspended administrator', () => former.client],
] as const

describe('a seller on the telephone', () => {
  const find = async (query: string) => {
    const { data, error } = await administrator.client.rpc('find_sellers', { query })
    if (error) throw error
    return (data as { id: string }[]).map(({ id }) => id)
  }

  test.each([
    ['words of the name in any order', () => 'patil sakharam'],
    ['a part of the name', () => 'Sakhar'],
    ['the telephone number', () => PHONE],
    ['the number as people say it', () => `0${PHONE.slice(3, 8)} ${PHONE.slice(8)}`],
    ['the e-mail address', () => seller.email.toUpperCase()],
  ])('is found by %s', async (_what, query) => expect(await find(query())).toContain(seller.id))

  test.each(['', 'S', '%', '%%', '__', 'Sakharam Zeenat', '9999999999', 'nobody@maveshi.example'])(
    'is not found by %j',
    async (query) => expect(await find(query)).not.toContain(seller.id),
  )

  test.each(OTHERS)('is not looked up by %s', async (_who, client) => {
    expect((await client().rpc('find_sellers', { query: 'Sakharam' })).error?.code).toBe('42501')
  })
})

describe('a listing made for a seller', () => {
  test('is the seller’s own, waits as any other, and is known as made by an administrator', async () => {
    const id = await begun()
    const { data, error } = await submit(administrator.client, id).single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ seller_id: seller.id, status: 'pending', price: 9000, quantity: 2, language: 'hi' })
    const { data: steps } = await administrator.client
      .from('listing_events')
      .select('actor_id, from_status, to_status')
      .eq('listing_id', id)
      .order('id')
    expect(steps).toEqual([
      { actor_id: administrator.id, from_status: null, to_status: 'draft' },
      { actor_id: administrator.id, from_status: 'draft', to_status: 'pending' },
    ])
    const { data: audit } = await administrator.client
      .from('audit_log')
      .select('action')
      .eq('row_id', id)
      .order('id')
      .limit(1)
    expect(audit).toEqual([{ action: 'insert' }])
  })

  test('is begun once, however often it is sent, and submitted once', async () => {
    const listing = goat()
    await begin(administrator.client, listing)
    const again = await begin(administrator.client, { ...listing, price: 9500 }).single()
    expect(again.data).toMatchObject({ id: listing.id, price: 9500 })
    await submit(administrator.client, listing.id)
    expect((await submit(administrator.client, listing.id).single()).data).toMatchObject({ status: 'pending' })
    const late = await begin(administrator.client, { ...listing, price: 1 }).single()
    expect(late.data).toMatchObject({ status: 'pending', price: 9500 })
  })

  test('goes on offer at once where nobody has to look', async () => {
    await setSetting('moderation_mode', 'none')
    expect((await submit(administrator.client, await begun()).single()).data).toMatchObject({ status: 'active' })
    await setSetting('moderation_mode', 'first')
  })

  test.each(OTHERS)('is neither begun nor submitted by %s', async (_who, client) => {
    expect((await begin(client(), goat())).error?.code).toBe('42501')
    const id = await begun()
    expect((await submit(client(), id)).error?.code).toBe('42501')
    expect(await statusOf(id)).toBe('draft')
  })

  test('is submitted by nobody but the administrator who began it', async () => {
    const own = await listingOf(seller, 'draft')
    expect((await submit(administrator.client, own)).status).toBe(404)
    expect((await submit(colleague.client, await begun())).status).toBe(404)
    expect((await submit(administrator.client, randomUUID())).status).toBe(404)
  })

  test('may be the administrator’s own, and waits as any other then', async () => {
    const listing = goat()
    await begin(administrator.client, listing, administrator).throwOnError()
    expect((await submit(administrator.client, listing.id)).data).toMatchObject({
      seller_id: administrator.id,
      status: 'pending',
    })
    expect((await submit(colleague.client, listing.id)).status).toBe(404)
  })

  test('is checked when it is submitted, whoever wrote it, and is no revision', async () => {
    const unnamed = {
      ...goat({ category: 'Feeds', subcategory: 'silage', attributes: {} }),
      seller_id: administrator.id,
    }
    const revision = { ...goat(), seller_id: administrator.id, revises: await listingOf(administrator, 'active') }
    for (const listing of [unnamed, revision])
      await administrator.client.from('listings').insert(listing).throwOnError()
    expect((await submit(administrator.client, unnamed.id)).error).toMatchObject({
      message: 'required',
      details: 'title',
    })
    expect((await submit(administrator.client, revision.id)).status).toBe(404)
  })

  test('takes nobody else’s place', async () => {
    const own = await listingOf(seller, 'draft')
    expect((await begin(administrator.client, goat({ id: own }))).status).toBe(409)
    const id = await begun()
    expect((await begin(administrator.client, goat({ id }), stranger)).status).toBe(409)
  })

  test('needs a seller who is there and not suspended', async () => {
    expect((await begin(administrator.client, goat(), { ...seller, id: randomUUID() })).status).toBe(404)
    const suspended = await register()
    await suspend(suspended)
    const { error, status } = await begin(administrator.client, goat(), suspended)
    expect([status, error?.details]).toEqual([409, 'suspended'])
  })

  test.each([
    ['a price below nothing', { price: -1 }, 'between', 'price'],
    ['a quantity of none', { quantity: 0 }, 'between', 'quantity'],
    ['no place', { place_id: null }, 'required', 'placeId'],
    ['a place that is not there', { place_id: 'Atlantis' }, 'required', 'placeId'],
    ['a title too long', { title: 'x'.repeat(121) }, 'long', 'title'],
    ['a text too long', { description: 'x'.repeat(4001) }, 'long', 'description'],
    [
      'no title where none can be composed',
      { category: 'Feeds', subcategory: 'silage', attributes: {} },
      'required',
      'title',
    ],
    ['an answer that is no choice', { attributes: { breed: 'Dragon', age: 1, purpose: 'Meat' } }, 'choice', 'breed'],
    ['an unknown answer', { attributes: { wings: 2 } }, 'unknown', 'wings'],
  ])('with %s is refused beside the field', async (_what, changes, code, field) => {
    const { error, status } = await begin(administrator.client, goat(changes))
    expect({ status, code: error?.message, field: error?.details }).toEqual({ status: 422, code, field })
  })

  test('lacks no answer when it is submitted', async () => {
    const id = await begun({ attributes: { breed: 'Osmanabadi' } })
    const { error, status } = await submit(administrator.client, id)
    expect([status, error?.message]).toEqual([422, 'required'])
    expect(await statusOf(id)).toBe('draft')
  })
})

describe('photographs of it', () => {
  const WEBP = { contentType: 'image/webp', cacheControl: '31536000', upsert: true }
  const upload = async (client: SupabaseClient, path: string) =>
    client.storage.from(PHOTO_BUCKET).upload(path, await webp(), WEBP)
  const photoOf = (folder: string) => {
    const id = randomUUID()
    const size = { width: 1280, height: 960, preview: '#aabbcc' }
    return { path: `${folder}/${id}.webp`, ...size }
  }

  test('are sent by whoever began it, as often as needed, and keep their order', async () => {
    const listing = await begun()
    const photos = [1, 2].map(() => photoOf(`${seller.id}/${listing}`))
    for (const { path } of [...photos, ...photos]) {
      expect((await upload(administrator.client, path)).error).toBeNull()
      expect((await upload(administrator.client, cardPathOf(path))).error).toBeNull()
    }
    expect((await submit(administrator.client, listing, photos)).error).toBeNull()
    const { data } = await seller.client
      .from('listing_photos')
      .select('path')
      .eq('listing_id', listing)
      .order('position')
    expect(data?.map(({ path }) => path)).toEqual(photos.map(({ path }) => path))
    expect((await upload(administrator.client, photos[0]?.path ?? '')).error).not.toBeNull()
  })

  test('are not sent into a draft that its seller began, nor by another administrator', async () => {
    const own = await listingOf(seller, 'draft')
    expect((await upload(administrator.client, photoOf(`${seller.id}/${own}`).path)).error).not.toBeNull()
    const listing = await begun()
    const { path } = photoOf(`${seller.id}/${listing}`)
    for (const { client } of [colleague, former, stranger]) expect((await upload(client, path)).error).not.toBeNull()
    expect((await upload(visitor, path)).error).not.toBeNull()
  })

  test('lead nowhere else, and are ten at most', async () => {
    const listing = await begun()
    const folder = `${seller.id}/${listing}`
    const elsewhere = photoOf(`${stranger.id}/${listing}`)
    const eleven = Array.from({ length: 11 }, () => photoOf(folder))
    for (const photos of [[elsewhere], eleven, {}]) {
      const { error, status } = await submit(administrator.client, listing, photos)
      expect([status, error?.details]).toEqual([422, 'photos'])
    }
    expect(await statusOf(listing)).toBe('draft')
    const [row] = await asOwner<{ count: number }>(
      'select count(*)::int as count from public.listing_photos where listing_id = $1::uuid',
      [listing],
    )
    expect(row?.count).toBe(0)
  })
})
