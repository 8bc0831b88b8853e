import { randomUUID } from 'node:crypto'
import { AVATAR_BUCKET, PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { AVATARS_PER_PERSON, PHOTO_FILES_PER_LISTING } from '@maveshi/shared/limits'
import { openDatabase } from '@maveshi/supabase/local/connection'
import { query } from '@maveshi/supabase/local/database'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { draftOf, statusOf } from '../support/listings.ts'
import { market } from '../support/market.ts'
import { asOwner, type Person, register, registerAdministrator, service, suspend } from '../support/people.ts'
import { webp } from '../support/pictures.ts'

let administrator: Person
let picture: ArrayBuffer
let another: ArrayBuffer

beforeAll(async () => {
  administrator = await registerAdministrator()
  picture = await webp({ seed: 1 })
  another = await webp({ seed: 2 })
})

const WEBP = { contentType: 'image/webp', upsert: true }
const files = ({ client }: Pick<Person, 'client'>, bucket = PHOTO_BUCKET) => client.storage.from(bucket)

/** A draft of a new person with one photograph, its file and its card. */
async function draftWithPhoto(): Promise<{ person: Person; id: string; path: string; card: string }> {
  // Somebody's first listing is looked at.
  const person = await register()
  const draft = await draftOf(person)
  const id = String(draft.id)
  await person.client.from('listings').insert(draft).throwOnError()
  const path = `${person.id}/${id}/${randomUUID()}.webp`
  const card = path.replace('.webp', '-card.webp')
  for (const file of [path, card]) {
    const { error } = await files(person).upload(file, picture, WEBP)
    if (error) throw error
  }
  await person.client
    .from('listing_photos')
    .insert({ listing_id: id, path, width: 1280, height: 960, position: 0, preview: '#aabbcc' })
    .throwOnError()
  return { person, id, path, card }
}

const submitListing = ({ person, id }: { person: Person; id: string }) =>
  person.client.rpc('submit_listing', { listing_id: id }).throwOnError()
const approve = (id: string) => administrator.client.rpc('approve_listing', { listing_id: id })

async function shown(path: string): Promise<boolean> {
  const { app } = await market()
  const url = `http://market.test/storage/v1/object/public/${PHOTO_BUCKET}/${path}`
  const answer = await app.fetch(new Request(url))
  return answer.status === 200 && Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(picture))
}

/** What the storage service does at an upload's end, past every policy: what it was allowed to at the start. */
const complete = (name: string, role = 'service_role') =>
  `set local role ${role};
   insert into storage.objects (bucket_id, name, version, metadata)
   values ('listing-photos', '${name}', '${randomUUID()}', '{"eTag": "\\"another\\""}')
   on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata;`

describe('what was reviewed is what is shown', () => {
  test('a signed address for uploads is not given', async () => {
    const { person, path } = await draftWithPhoto()
    expect((await files(person).createSignedUploadUrl(path, { upsert: true })).error).not.toBeNull()
  })

  test('an upload that ends after the listing was submitted is refused at its end', async () => {
    const draft = await draftWithPhoto()
    const { person, id, path } = draft
    const { app, keys } = await market()
    const { data } = await person.client.auth.getSession()
    const bytes = new Uint8Array(another)
    let submitted: Promise<unknown> | undefined
    const body = new ReadableStream<Uint8Array>({
      async pull(stream) {
        stream.enqueue(submitted ? bytes.slice(20) : bytes.slice(0, 20))
        if (submitted) return stream.close()
        submitted = Promise.resolve(submitListing(draft))
        await submitted
      },
    })
    const answer = await app.fetch(
      new Request(`http://market.test/storage/v1/object/${PHOTO_BUCKET}/${path}`, {
        method: 'POST',
        headers: {
          apikey: keys.publishableKey,
          authorization: `Bearer ${data.session?.access_token}`,
          'content-type': 'image/webp',
          'x-upsert': 'true',
        },
        body,
        duplex: 'half',
      } as RequestInit),
    )
    expect(answer.ok).toBe(false)
    expect(await statusOf(id)).toBe('pending')
    expect(await shown(path)).toBe(true)
    expect((await approve(id)).error).toBeNull()
  })

  test.each(['service_role', 'authenticated'])(
    'the storage service, as %s, ends no upload after the listing was submitted',
    async (role) => {
      const draft = await draftWithPhoto()
      const { path, card } = draft
      await submitListing(draft)
      const { connection } = await market()
      const stray = path.replace('.webp', 'x.webp')
      for (const name of [path, card, stray]) {
        const ended = query(connection, `do $$ begin ${complete(name, role)} end $$`)
        await expect(ended).rejects.toMatchObject({ code: '42501' })
      }
      const moved = `update storage.objects set name = '${stray}' where name = '${path}'`
      await expect(query(connection, moved)).rejects.toMatchObject({ code: '42501' })
      expect(await shown(path)).toBe(true)
    },
  )

  test('an upload that ends while the listing is being submitted waits, and is refused', async () => {
    const { databaseUrl } = inject('market')
    // PGlite has one session: there everything follows one another by itself.
    if (!databaseUrl) return
    const { person, id, path } = await draftWithPhoto()
    const { connection } = await market()
    const { driver } = (await openDatabase('', databaseUrl)).connection
    if ('exec' in driver) throw new Error('This is no PostgreSQL')
    let refusal: Promise<unknown> | undefined
    await driver.begin(async (submitting) => {
      await submitting.unsafe(`select set_config('request.jwt.claim.sub', '${person.id}', true)`)
      await submitting.unsafe(`select public.submit_listing('${id}')`)
      const upload = query(connection, `do $$ begin ${complete(path)} end $$`)
      refusal = expect(upload).rejects.toMatchObject({ code: '42501' })
      await expect.poll(() => submitting.unsafe('select 1 from pg_locks where not granted')).toHaveLength(1)
    })
    await refusal
    expect(await shown(path)).toBe(true)
    await driver.end()
  })

  test('not even an operator’s program replaces the file of a listing on offer', async () => {
    const draft = await draftWithPhoto()
    const { id, path } = draft
    await submitListing(draft)
    await approve(id).throwOnError()
    expect((await files({ client: await service() }).upload(path, another, WEBP)).error).not.toBeNull()
    expect(await shown(path)).toBe(true)
  })

  test('being looked at changes nothing about a file', async () => {
    const draft = await draftWithPhoto()
    const { path } = draft
    await submitListing(draft)
    await asOwner('update storage.objects set last_accessed_at = now() where name = $1', [path])
  })

  test.each(['content_hash', 'card_hash'])(
    'a file that is another than was submitted, by its %s, goes not live',
    async (hash) => {
      const draft = await draftWithPhoto()
      const { id } = draft
      await submitListing(draft)
      await asOwner(`alter table public.listing_photos disable trigger hash_photo`)
      await asOwner(`update public.listing_photos set ${hash} = 'another' where listing_id = $1::uuid`, [id])
      await asOwner(`alter table public.listing_photos enable trigger hash_photo`)
      expect((await approve(id)).error).toMatchObject({ code: 'PT409', details: 'photos' })
      expect(await statusOf(id)).toBe('pending')
    },
  )

  test('and nothing is written any more for somebody who was suspended meanwhile', async () => {
    const { person, path } = await draftWithPhoto()
    await suspend(person)
    const { connection } = await market()
    await expect(query(connection, `do $$ begin ${complete(path)} end $$`)).rejects.toMatchObject({ code: '42501' })
  })

  test('the card that lists show is the photograph’s own: nobody names another', async () => {
    const { person, id, path, card } = await draftWithPhoto()
    const named = await asOwner('select card_path from public.listing_photos where listing_id = $1::uuid', [id])
    expect(named).toEqual([{ card_path: card }])
    const other = { card_path: path }
    expect((await person.client.from('listing_photos').update(other).eq('listing_id', id)).error).not.toBeNull()
    const photo = { listing_id: id, width: 1, height: 1, position: 1, preview: '#aabbcc' }
    expect((await person.client.from('listing_photos').insert({ ...photo, ...other, path: card })).error).not.toBeNull()
    expect((await person.client.from('listing_photos').insert({ ...photo, path: card })).error?.code).toBe('23514')
  })
})

describe('files are few', () => {
  test('in a draft, however they were sent', async () => {
    const { person, id } = await draftWithPhoto()
    const send = () => files(person).upload(`${person.id}/${id}/${randomUUID()}.webp`, picture, WEBP)
    const sent = await Promise.all(Array.from({ length: 4 }, send))
    expect(sent.filter(({ error }) => !error).length).toBeGreaterThan(0)
    await asOwner(
      `insert into storage.objects (bucket_id, name)
       select 'listing-photos', $1 || '/' || gen_random_uuid() || '.webp'
       from generate_series(1, $2::int - (select count(*)::int from storage.objects where name like $1 || '/%'))`,
      [`${person.id}/${id}`, PHOTO_FILES_PER_LISTING],
    )
    expect((await send()).error).not.toBeNull()
  })

  test('of a person, also when they are sent at once', async () => {
    const person = await register()
    const send = () => files(person, AVATAR_BUCKET).upload(`${person.id}/${randomUUID()}.webp`, picture, WEBP)
    await Promise.all(Array.from({ length: 12 }, send))
    const [row] = await asOwner<{ count: number }>(
      "select count(*)::int as count from storage.objects where bucket_id = 'avatars' and name like $1 || '/%'",
      [person.id],
    )
    expect(row?.count).toBe(AVATARS_PER_PERSON)
  })

  test('and go with their draft', async () => {
    const { person, id, path } = await draftWithPhoto()
    expect(await shown(path)).toBe(true)
    await person.client.from('listings').delete().eq('id', id).throwOnError()
    expect(await shown(path)).toBe(false)
    expect(await asOwner('select 1 from storage.objects where name = $1', [path])).toEqual([])
  })
})
