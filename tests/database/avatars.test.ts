import { randomUUID } from 'node:crypto'
import { AVATAR_BUCKET } from '@maveshi/shared/access/session'
import { AVATAR_STORED_BYTES } from '@maveshi/shared/limits'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { market } from '../support/market.ts'
import { asOwner, newCast, type Person, register } from '../support/people.ts'
import { heavyJpeg, webp } from '../support/pictures.ts'

const { visitor, owner, stranger, suspended, administrator } = await newCast()

const WEBP = { contentType: 'image/webp', cacheControl: '31536000' }
const JPEG = { contentType: 'image/jpeg' }
const newPath = ({ id }: Person, extension = 'webp') => `${id}/${randomUUID()}.${extension}`
const files = (client: SupabaseClient) => client.storage.from(AVATAR_BUCKET)

async function publicStatus(path: string): Promise<number> {
  const { app } = await market()
  const url = `http://market.test/storage/v1/object/public/${AVATAR_BUCKET}/${path}`
  return (await app.fetch(new Request(url))).status
}

async function uploaded(person: Person): Promise<string> {
  const path = newPath(person)
  const { error } = await files(person.client).upload(path, await webp(), WEBP)
  if (error) throw error
  return path
}

const nameAvatar = (client: SupabaseClient, { id }: Person, avatar_path: string | null) =>
  client.from('profiles').update({ avatar_path }).eq('id', id).select('avatar_path')

describe('a picture of a person', () => {
  test('is written into their own folder and read by everybody', async () => {
    expect(await publicStatus(await uploaded(owner))).toBe(200)
  })

  test.each([
    ['the folder of somebody else', () => newPath(stranger)],
    ['no folder', () => `${randomUUID()}.webp`],
    ['a deeper folder', () => `${owner.id}/deeper/${randomUUID()}.webp`],
    ['a name of another kind', () => `${owner.id}/a.html`],
  ])('is not written into %s', async (_where, path) => {
    const where = path()
    expect((await files(owner.client).upload(where, await webp(), WEBP)).error).not.toBeNull()
    expect(await publicStatus(where)).not.toBe(200)
  })

  test('is not written by a guest, nor by somebody suspended', async () => {
    expect((await files(visitor).upload(newPath(owner), await webp(), WEBP)).error).not.toBeNull()
    expect((await files(suspended.client).upload(newPath(suspended), await webp(), WEBP)).error).not.toBeNull()
  })

  test.each(['image/png', 'image/svg+xml', 'text/html'])('is not %s', async (contentType) => {
    expect((await files(owner.client).upload(newPath(owner), await webp(), { contentType })).error).not.toBeNull()
  })

  test('is small', async () => {
    const person = await register()
    const sizes = [AVATAR_STORED_BYTES, 32_768, 32_769]
    const errors = []
    for (const size of sizes) {
      const sent = await files(person.client).upload(newPath(person, 'jpg'), await heavyJpeg(size), JPEG)
      errors.push(sent.error)
    }
    expect(errors.map(Boolean)).toEqual([false, false, true])
  })

  test('has four others beside it and no more, until one is deleted', async () => {
    const person = await register()
    const paths = []
    for (let count = 0; count < 5; count++) paths.push(await uploaded(person))
    expect((await files(person.client).upload(newPath(person), await webp(), WEBP)).error).not.toBeNull()
    await files(person.client).remove(paths.slice(0, 1))
    await uploaded(person)
  })

  test.each([
    ['a stranger', () => stranger.client],
    ['a guest', () => visitor],
  ])('is neither replaced, deleted, moved nor listed by %s', async (_who, client) => {
    const person = await register()
    const path = await uploaded(person)
    expect(
      (await files(client()).upload(path, await webp({ seed: 2 }), { ...WEBP, upsert: true })).error,
    ).not.toBeNull()
    await files(client()).remove([path])
    await files(client()).move(path, newPath(stranger))
    expect(await publicStatus(path)).toBe(200)
    expect((await files(client()).list(person.id)).data ?? []).toEqual([])
  })

  test('is deleted by its owner', async () => {
    const path = await uploaded(owner)
    await files(owner.client).remove([path])
    expect(await publicStatus(path)).not.toBe(200)
  })
})

describe('the picture that a profile names', () => {
  beforeAll(() => listingOf(owner, 'active'))

  const shown = async ({ id }: Person) =>
    (await visitor.from('public_profiles').select('avatar_path').eq('id', id).single()).data?.avatar_path

  test('is shown to strangers, until it is taken away', async () => {
    const path = newPath(owner)
    expect((await nameAvatar(owner.client, owner, path)).data).toEqual([{ avatar_path: path }])
    expect(await shown(owner)).toBe(path)
    await nameAvatar(owner.client, owner, null)
    expect(await shown(owner)).toBeNull()
  })

  test.each([
    ['of somebody else', () => newPath(stranger)],
    ['of another kind', () => `${owner.id}/x.svg`],
    ['elsewhere', () => 'https://elsewhere.example/x.webp'],
    ['above', () => `${owner.id}/../${stranger.id}/x.webp`],
  ])('is none %s', async (_which, path) => {
    expect((await nameAvatar(owner.client, owner, path())).error?.code).toBe('23514')
  })

  test('is named by nobody else, and taken away by administrators', async () => {
    await nameAvatar(owner.client, owner, newPath(owner))
    await nameAvatar(stranger.client, owner, null)
    expect(await shown(owner)).not.toBeNull()
    await nameAvatar(administrator.client, owner, null)
    expect(await shown(owner)).toBeNull()
  })
})

describe('a picture that an administrator takes away', () => {
  const remove = (client: SupabaseClient, { id }: Person) => client.rpc('remove_avatar', { profile: id })
  const profileOf = async ({ id }: Person) =>
    (await asOwner('select avatar_path, avatar_removed_at from public.profiles where id = $1::uuid', [id]))[0]

  /** Somebody with a picture, and its path. */
  async function pictured(): Promise<{ person: Person; path: string }> {
    const person = await register()
    const path = await uploaded(person)
    await nameAvatar(person.client, person, path)
    return { person, path }
  }

  test('is gone from the profile and from the storage, and another one may follow', async () => {
    const { person, path } = await pictured()
    expect((await remove(administrator.client, person)).error).toBeNull()
    expect(await profileOf(person)).toEqual({ avatar_path: null, avatar_removed_at: expect.anything() })
    expect(await publicStatus(path)).not.toBe(200)
    const next = await uploaded(person)
    expect((await nameAvatar(person.client, person, next)).data).toEqual([{ avatar_path: next }])
    await remove(administrator.client, owner)
    expect(await publicStatus(next)).toBe(200)
  })

  test('is told of in the history of decisions', async () => {
    const { person } = await pictured()
    await remove(administrator.client, person)
    await remove(administrator.client, person)
    const { data } = await administrator.client.rpc('find_audit', { filters: { thing: `profiles/${person.id}` } })
    expect(data).toMatchObject({
      rows: [
        { actor: { id: administrator.id }, act: 'remove_picture', after: { avatar_removed_at: expect.any(String) } },
      ],
      has_more: false,
    })
    expect(JSON.stringify(data)).not.toContain('webp')
  })

  test('is taken away by nobody else', async () => {
    const { person, path } = await pictured()
    for (const client of [visitor, person.client, stranger.client, suspended.client]) {
      expect((await remove(client, person)).error?.code).toBe('42501')
    }
    expect(await profileOf(person)).toEqual({ avatar_path: path, avatar_removed_at: null })
    expect(await publicStatus(path)).toBe(200)
  })

  test('needs somebody to be of', async () => {
    expect((await remove(administrator.client, { ...owner, id: randomUUID() })).status).toBe(404)
  })
})
