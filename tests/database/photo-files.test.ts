import { randomUUID } from 'node:crypto'
import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { market } from '../support/market.ts'
import { asOwner, guest, type Person, register, setSetting, suspend } from '../support/people.ts'
import { heavyJpeg, jpeg, webp } from '../support/pictures.ts'

let visitor: SupabaseClient
let owner: Person
let stranger: Person
let suspended: Person

beforeAll(async () => {
  visitor = await guest()
  owner = await register()
  stranger = await register()
  suspended = await register()
  for (const person of [owner, stranger, suspended]) drafts.set(person.id, await listingOf(person, 'draft'))
  await suspend(suspended)
})

/** A draft of each person, into whose folder they may write. */
const drafts = new Map<string, string>()

const WEBP = { contentType: 'image/webp', cacheControl: '31536000' }
const JPEG = { contentType: 'image/jpeg' }
const newPath = ({ id }: Person, extension = 'webp') => `${id}/${drafts.get(id)}/${randomUUID()}.${extension}`
const files = (client: SupabaseClient) => client.storage.from(PHOTO_BUCKET)

async function publicBytes(path: string): Promise<Response> {
  const { app } = await market()
  return app.fetch(new Request(`http://market.test/storage/v1/object/public/${PHOTO_BUCKET}/${path}`))
}

async function uploaded(person: Person): Promise<string> {
  if (!drafts.has(person.id)) drafts.set(person.id, await listingOf(person, 'draft'))
  const path = newPath(person)
  const { error } = await files(person.client).upload(path, await webp(), WEBP)
  if (error) throw error
  return path
}

describe('a photograph file is written', () => {
  test('into one’s own folder, and is then public under a year’s cache', async () => {
    const response = await publicBytes(await uploaded(owner))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('image/webp')
    expect(response.headers.get('cache-control')).toContain('31536000')
    expect(await response.arrayBuffer()).toEqual(await webp())
  })

  test('as JPEG too', async () => {
    const { error } = await files(owner.client).upload(newPath(owner, 'jpg'), await jpeg(), JPEG)
    expect(error).toBeNull()
  })

  test.each([
    ['the folder of somebody else', () => newPath(stranger)],
    ['no folder', () => `${randomUUID()}.webp`],
  ])('not into %s', async (_where, path) => {
    const where = path()
    expect((await files(owner.client).upload(where, await webp(), WEBP)).error).not.toBeNull()
    expect((await publicBytes(where)).status).not.toBe(200)
  })

  test('not by climbing out of one’s own folder', async () => {
    const path = `${owner.id}/../${stranger.id}/picture.webp`
    await files(owner.client).upload(path, await webp(), WEBP)
    expect((await publicBytes(`${stranger.id}/picture.webp`)).status).not.toBe(200)
  })

  test('not for a listing that is on offer: what was looked at is what is shown', async () => {
    const listing = await listingOf(owner, 'active')
    const path = `${owner.id}/${listing}/${randomUUID()}.webp`
    expect((await files(owner.client).upload(path, await webp(), WEBP)).error).not.toBeNull()
  })

  test('not under a name of another kind', async () => {
    const folder = `${owner.id}/${drafts.get(owner.id)}`
    for (const name of ['a.webp.json', 'a.html', '../a.webp', 'deeper/a.webp']) {
      await files(owner.client).upload(`${folder}/${name}`, await webp(), WEBP)
      expect((await publicBytes(`${folder}/${name}`)).status).not.toBe(200)
    }
  })

  test('not by guests, and not by somebody suspended', async () => {
    expect((await files(visitor).upload(newPath(owner), await webp(), WEBP)).error).not.toBeNull()
    expect((await files(suspended.client).upload(newPath(suspended), await webp(), WEBP)).error).not.toBeNull()
  })

  test.each(['image/png', 'image/svg+xml', 'text/html', 'application/pdf'])('not as %s', async (contentType) => {
    expect((await files(owner.client).upload(newPath(owner), await webp(), { contentType })).error).not.toBeNull()
  })

  test('not above 1 MB', async () => {
    expect(
      (await files(owner.client).upload(newPath(owner, 'jpg'), await heavyJpeg(1_048_577), JPEG)).error,
    ).not.toBeNull()
    expect((await files(owner.client).upload(newPath(owner, 'jpg'), await heavyJpeg(1_048_576), JPEG)).error).toBeNull()
  })
})

describe('of one person', () => {
  const folderOf = async (person: Person) => `${person.id}/${await listingOf(person, 'draft')}`
  const limit = async (megabytes: number) => {
    await setSetting('photo_megabytes_kept', megabytes)
    onTestFinished(() => setSetting('photo_megabytes_kept', 2000))
  }

  test('only so much is kept, in how many listings ever, and also when it is sent at once', async () => {
    const person = await register()
    const bytes = await heavyJpeg(400_000)
    const folders = await Promise.all(Array.from({ length: 5 }, () => folderOf(person)))
    await limit(1)
    const sent = await Promise.all(folders.map((folder) => files(person.client).upload(`${folder}/a.jpg`, bytes, JPEG)))
    expect(sent.filter(({ error }) => !error)).toHaveLength(2)
    const stored = folders.filter((_folder, index) => !sent[index]?.error).map((folder) => `${folder}/a.jpg`)
    const replace = { ...JPEG, upsert: true }
    expect((await files(person.client).upload(stored[0] ?? '', await heavyJpeg(600_000), replace)).error).toBeNull()
    expect((await files(person.client).upload(stored[0] ?? '', await heavyJpeg(700_000), replace)).error).not.toBeNull()
    await files(person.client).remove(stored.slice(0, 1))
    expect((await files(person.client).upload(`${folders[4]}/b.jpg`, bytes, JPEG)).error).toBeNull()
    expect((await files(stranger.client).upload(newPath(stranger, 'jpg'), await jpeg(), JPEG)).error).toBeNull()
  })

  test('a file that lies there counts as one of the largest where nothing says what it weighs', async () => {
    const person = await register()
    const write = async () =>
      asOwner(`insert into storage.objects (bucket_id, name) values ('listing-photos', $1)`, [
        `${await folderOf(person)}/a.webp`,
      ])
    await limit(1)
    await write()
    await write()
    await expect(write()).rejects.toThrow(/enough files/)
  })
})

describe('a photograph file is replaced and deleted', () => {
  test('by its owner', async () => {
    const path = await uploaded(owner)
    expect(
      (await files(owner.client).upload(path, await webp({ seed: 2 }), { ...WEBP, upsert: true })).error,
    ).toBeNull()
    expect(await (await publicBytes(path)).arrayBuffer()).toEqual(await webp({ seed: 2 }))
    await files(owner.client).remove([path])
    expect((await publicBytes(path)).status).not.toBe(200)
  })

  test.each([
    ['before the first', { offset: -1 }],
    ['by what no file has', { sortBy: { column: 'x', order: 'asc' } }],
    ['all at once', { limit: 100_000 }],
  ])('not %s', async (_what, options) => {
    const { error } = await files(owner.client).list(owner.id, options)
    expect(error).toMatchObject({ status: 400 })
  })

  test.each([
    ['a stranger', () => stranger.client],
    ['a guest', () => visitor],
  ])('not by %s', async (_who, client) => {
    const path = await uploaded(owner)
    expect(
      (await files(client()).upload(path, await webp({ seed: 2 }), { ...WEBP, upsert: true })).error,
    ).not.toBeNull()
    await files(client()).remove([path])
    await files(client()).move(path, newPath(stranger))
    const response = await publicBytes(path)
    expect([response.status, await response.arrayBuffer()]).toEqual([200, await webp()])
  })

  test('not by its suspended owner', async () => {
    const person = await register()
    const path = await uploaded(person)
    await suspend(person)
    expect(
      (await files(person.client).upload(path, await webp({ seed: 2 }), { ...WEBP, upsert: true })).error,
    ).not.toBeNull()
    await files(person.client).remove([path])
    expect((await publicBytes(path)).status).toBe(200)
  })
})

describe('folders are listed', () => {
  test('by their owner', async () => {
    const person = await register()
    const [seller, listing, file] = (await uploaded(person)).split('/')
    const { data } = await files(person.client).list(`${seller}/${listing}`)
    expect(data?.map(({ name }) => name.split('/').at(-1))).toEqual([file])
  })

  test.each([
    ['a stranger', () => stranger.client],
    ['a guest', () => visitor],
  ])('by no %s', async (_who, client) => {
    const path = await uploaded(owner)
    expect((await files(client()).list(path.split('/').slice(0, 2).join('/'))).data ?? []).toEqual([])
    expect((await files(client()).list('')).data ?? []).toEqual([])
  })
})
