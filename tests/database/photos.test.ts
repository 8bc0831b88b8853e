import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, newCast, type Person } from '../support/people.ts'

const { visitor, owner, stranger, suspended, administrator } = await newCast()

interface Photo {
  readonly id: string
  readonly listing_id: string
  readonly path: string
  readonly position: number
  readonly [column: string]: string | number
}

function photoOf(seller: Person, listing: string, changes: Partial<Photo> = {}): Photo {
  const id = randomUUID()
  const folder = `${seller.id}/${listing}`
  const facts = { width: 1280, height: 960, position: 0, preview: '#aabbcc' }
  return {
    id,
    listing_id: listing,
    path: `${folder}/${id}.webp`,
    ...facts,
    ...changes,
  }
}

/** Puts a row in, past every rule. */
async function storedPhoto(seller: Person, listing: string): Promise<Photo> {
  const photo = photoOf(seller, listing)
  await asOwner(
    `insert into public.listing_photos (id, listing_id, path, width, height, position, preview)
     values ($1::uuid, $2::uuid, $3, 1280, 960, 0, '#aabbcc')`,
    [photo.id, listing, photo.path],
  )
  return photo
}

const countOf = async (client: SupabaseClient, { id }: Photo) =>
  ((await client.from('listing_photos').select('id').eq('id', id)).data ?? []).length

describe('photographs of a listing are added', () => {
  test.each(['draft', 'rejected'] as const)('by its seller while it is %s', async (status) => {
    const photo = photoOf(owner, await listingOf(owner, status))
    expect((await owner.client.from('listing_photos').insert(photo)).error).toBeNull()
  })

  test.each(['pending', 'active', 'sold', 'removed'] as const)('not by its seller while it is %s', async (status) => {
    const photo = photoOf(owner, await listingOf(owner, status))
    expect((await owner.client.from('listing_photos').insert(photo)).error?.code).toBe('42501')
  })

  test('not by a stranger, under neither folder', async () => {
    const listing = await listingOf(owner, 'draft')
    for (const photo of [photoOf(owner, listing), photoOf(stranger, listing)]) {
      expect((await stranger.client.from('listing_photos').insert(photo)).error?.code).toBe('42501')
    }
  })

  test('not by somebody suspended, and not by guests', async () => {
    const photo = photoOf(suspended, await listingOf(suspended, 'draft'))
    expect((await suspended.client.from('listing_photos').insert(photo)).error?.code).toBe('42501')
    expect((await visitor.from('listing_photos').insert(photo)).error?.code).toBe('42501')
  })

  test('not from the folder of somebody else or of another listing', async () => {
    const listing = await listingOf(owner, 'draft')
    for (const folder of [`${stranger.id}/${listing}`, `${owner.id}/${randomUUID()}`, listing, '..']) {
      const photo = photoOf(owner, listing, { path: `${folder}/picture.webp` })
      expect((await owner.client.from('listing_photos').insert(photo)).error?.code).toBe('42501')
    }
  })

  test.each([
    ['width', 0],
    ['width', 4097],
    ['height', 0],
    ['position', -1],
    ['position', 10],
    ['preview', 'red'],
  ])('not with %s = %s', async (column, value) => {
    const photo = photoOf(owner, await listingOf(owner, 'draft'), { [column]: value })
    expect((await owner.client.from('listing_photos').insert(photo)).error?.code).toBe('23514')
  })

  test('not twice at one position', async () => {
    const listing = await listingOf(owner, 'draft')
    await owner.client.from('listing_photos').insert(photoOf(owner, listing))
    expect((await owner.client.from('listing_photos').insert(photoOf(owner, listing))).error?.code).toBe('23505')
  })
})

describe('photographs are seen', () => {
  test('with a listing on offer, by everybody', async () => {
    const photo = await storedPhoto(owner, await listingOf(owner, 'active'))
    for (const client of [visitor, stranger.client, owner.client]) expect(await countOf(client, photo)).toBe(1)
  })

  test.each(['draft', 'pending', 'rejected', 'removed'] as const)(
    'with a %s listing, by its seller and administrators only',
    async (status) => {
      const photo = await storedPhoto(owner, await listingOf(owner, status))
      for (const client of [visitor, stranger.client]) expect(await countOf(client, photo)).toBe(0)
      for (const { client } of [owner, administrator]) expect(await countOf(client, photo)).toBe(1)
    },
  )
})

describe('photographs are reordered and removed', () => {
  const move = async ({ client }: { client: SupabaseClient }, { id }: Photo) =>
    ((await client.from('listing_photos').update({ position: 3 }).eq('id', id).select()).data ?? []).length
  const remove = async ({ client }: { client: SupabaseClient }, { id }: Photo) => {
    await client.from('listing_photos').delete().eq('id', id)
    return (await asOwner('select 1 from public.listing_photos where id = $1::uuid', [id])).length === 0
  }

  test('by their seller while the listing is a draft', async () => {
    const photo = await storedPhoto(owner, await listingOf(owner, 'draft'))
    expect(await move(owner, photo)).toBe(1)
    expect(await remove(owner, photo)).toBe(true)
  })

  test('not while it is active, and never by others', async () => {
    const onOffer = await storedPhoto(owner, await listingOf(owner, 'active'))
    expect([await move(owner, onOffer), await remove(owner, onOffer)]).toEqual([0, false])
    const draft = await storedPhoto(owner, await listingOf(owner, 'draft'))
    for (const other of [stranger, { client: visitor }]) {
      expect([await move(other, draft), await remove(other, draft)]).toEqual([0, false])
    }
  })

  test('not by a suspended seller', async () => {
    const photo = await storedPhoto(suspended, await listingOf(suspended, 'draft'))
    expect([await move(suspended, photo), await remove(suspended, photo)]).toEqual([0, false])
  })

  test('never into the folder of somebody else', async () => {
    const { id, listing_id } = await storedPhoto(owner, await listingOf(owner, 'draft'))
    const path = `${stranger.id}/${listing_id}/picture.webp`
    expect((await owner.client.from('listing_photos').update({ path }).eq('id', id)).error?.code).toBe('42501')
  })

  test('never onto another seller’s listing', async () => {
    const { id } = await storedPhoto(owner, await listingOf(owner, 'draft'))
    const other = await listingOf(stranger, 'draft')
    expect((await owner.client.from('listing_photos').update({ listing_id: other }).eq('id', id)).error?.code).toBe(
      '42501',
    )
  })

  test('never onto a listing of one’s own that is on offer', async () => {
    const { id } = await storedPhoto(owner, await listingOf(owner, 'draft'))
    const listing_id = await listingOf(owner, 'active')
    const path = `${owner.id}/${listing_id}/${id}.webp`
    const change = { listing_id, path, position: 5 }
    expect((await owner.client.from('listing_photos').update(change).eq('id', id)).error?.code).toBe('42501')
  })
})
