import { randomUUID } from 'node:crypto'
import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { beforeAll, expect, test } from 'vitest'
import { draftOf, listingOf, type Status, statusOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, setSetting } from '../support/people.ts'
import { webp } from '../support/pictures.ts'

let administrator: Person
let picture: ArrayBuffer

beforeAll(async () => {
  administrator = await registerAdministrator()
  picture = await webp({ seed: 7 })
})

const OTHER_ANSWERS = { breed: 'Osmanabadi', age: 15, purpose: 'Meat' }
/** Words that make a revision wait for a look. */
const WAITS = { attributes: OTHER_ANSWERS, description: 'Call 98765 43210' }

/** A revision of a listing, as its seller sends it. */
async function revisionOf(
  seller: Person,
  listing: string,
  changes: Record<string, unknown> = {},
  id: string = randomUUID(),
) {
  const revision = { ...(await draftOf(seller)), id, price: null, revises: listing, ...changes }
  const { error } = await seller.client.from('listings').insert(revision)
  return { id, error }
}

/** A revision that says something new, handed in. */
async function submitted(seller: Person, listing: string, changes: Record<string, unknown> = WAITS) {
  const { id } = await revisionOf(seller, listing, changes)
  const answer = await seller.client.rpc('submit_listing', { listing_id: id, revises: listing })
  return { id, answer }
}

const approve = (id: string, listing: string) =>
  administrator.client.rpc('approve_listing', { listing_id: id, revises: listing })
const reject = (id: string) =>
  administrator.client
    .rpc('reject_listing', { listing_id: id, reason: 'incomplete', note: 'Which age?' })
    .throwOnError()

const shown = async (id: string) => {
  const { data } = await (await guest()).from('listings').select('attributes, price, title').eq('id', id)
  return data?.[0]
}

test('buyers see the old version until an administrator approves the new one, which then is gone', async () => {
  const seller = await register()
  const listing = await listingOf(seller, 'active')
  const { id, answer } = await submitted(seller, listing, { ...WAITS, title: 'Now fifteen months' })
  expect(answer.data).toMatchObject({ id, status: 'pending' })
  expect(await shown(listing)).toMatchObject({ attributes: { age: 14 }, title: null })
  expect(await shown(id)).toBeUndefined()
  const approved = await approve(id, listing)
  expect(approved.data).toMatchObject({ id: listing, status: 'active' })
  expect(await shown(listing)).toMatchObject({ attributes: OTHER_ANSWERS, title: 'Now fifteen months' })
  expect(await statusOf(id)).toBeUndefined()
})

test('a revision makes its listing no newer, and stands in its history', async () => {
  const seller = await register()
  const listing = await listingOf(seller, 'active')
  const dates = () =>
    asOwner('select published_at::text, expires_at::text from public.listings where id = $1::uuid', [listing])
  const before = await dates()
  const { id } = await submitted(seller, listing)
  await reject(id)
  await seller.client.rpc('submit_listing', { listing_id: id }).throwOnError()
  await approve(id, listing).throwOnError()
  expect(await dates()).toEqual(before)
  const events = await administrator.client
    .from('listing_events')
    .select('to_status, reason, note')
    .eq('listing_id', listing)
    .order('id')
  expect(events.data?.slice(1)).toEqual([
    { to_status: 'active', reason: 'revision-refused', note: 'Which age?' },
    { to_status: 'active', reason: 'revision', note: null },
  ])
})

test('a refused revision leaves the old version on offer, and its seller corrects it or throws it away', async () => {
  const seller = await register()
  const listing = await listingOf(seller, 'active')
  const { id } = await submitted(seller, listing)
  await reject(id)
  const own = await seller.client.from('listings').select('status, rejection_reason, rejection_note').eq('id', id)
  expect(own.data).toEqual([{ status: 'rejected', rejection_reason: 'incomplete', rejection_note: 'Which age?' }])
  expect(await shown(listing)).toMatchObject({ attributes: { age: 14 } })
  const removed = await seller.client.from('listings').delete().eq('id', id).select('id')
  expect(removed.data).toHaveLength(1)
  expect(await statusOf(listing)).toBe('active')
})

test.each(['first', 'none'])(
  'under "%s" a revision takes the place at once, unless one was refused before',
  async (mode) => {
    await setSetting('moderation_mode', mode)
    try {
      const seller = await register()
      const listing = await listingOf(seller, 'active')
      const { answer } = await submitted(seller, listing, { attributes: OTHER_ANSWERS })
      expect(answer.data).toMatchObject({ id: listing, status: 'active' })
      await setSetting('moderation_mode', 'all')
      const { id } = await submitted(seller, listing, { attributes: { ...OTHER_ANSWERS, age: 16 } })
      await reject(id)
      await seller.client.from('listings').delete().eq('id', id).throwOnError()
      await setSetting('moderation_mode', mode)
      const { answer: next } = await submitted(seller, listing, { attributes: { ...OTHER_ANSWERS, age: 17 } })
      expect(next.data).toMatchObject({ status: 'pending' })
    } finally {
      await setSetting('moderation_mode', 'first')
    }
  },
)

test('under "first" words that ask for a look make a revision wait', async () => {
  const seller = await register()
  const listing = await listingOf(seller, 'active')
  const { answer } = await submitted(seller, listing)
  expect(answer.data).toMatchObject({ status: 'pending' })
})

test('price, number and place change at once, however revisions are looked at', async () => {
  await setSetting('moderation_mode', 'all')
  try {
    const seller = await register()
    const listing = await listingOf(seller, 'active')
    const { answer } = await submitted(seller, listing, {
      price: 12_000,
      negotiable: true,
      quantity: 3,
      place_id: 'IN.16',
    })
    expect(answer.data).toMatchObject({ id: listing, status: 'active', price: 12_000, quantity: 3 })
  } finally {
    await setSetting('moderation_mode', 'first')
  }
})

test('there is one revision of a listing at a time', async () => {
  const seller = await register()
  const listing = await listingOf(seller, 'active')
  const { id } = await revisionOf(seller, listing)
  const second = await revisionOf(seller, listing)
  expect(second.error).toMatchObject({ code: 'PT409', details: 'revision' })
  // The same one, sent again.
  expect((await revisionOf(seller, listing, {}, id)).error?.code).toBe('23505')
  const again = await seller.client.from('listings').upsert({ ...(await draftOf(seller)), id, revises: listing })
  expect(again.error).toBeNull()
})

test.each<Status>(['draft', 'pending', 'rejected', 'sold', 'withdrawn', 'expired', 'removed'])(
  'of a %s listing there is no revision',
  async (status) => {
    const seller = await register()
    const { error } = await revisionOf(seller, await listingOf(seller, status))
    expect(error).toMatchObject({ code: 'PT409', details: status })
  },
)

test('nobody revises what is not their own, nor a revision', async () => {
  const [seller, stranger] = [await register(), await register()]
  const listing = await listingOf(seller, 'active')
  expect((await revisionOf(stranger, listing)).error).toMatchObject({ code: 'PT404', details: 'listing' })
  const { id } = await revisionOf(seller, listing)
  expect((await revisionOf(seller, id)).error?.code).toBe('PT409')
  const moved = await seller.client.from('listings').update({ revises: null }).eq('id', id)
  expect(moved.error?.code).toBe('42501')
  const other = await listingOf(seller, 'active')
  const named = await seller.client.rpc('submit_listing', { listing_id: id, revises: other })
  expect(named.error?.code).toBe('PT404')
})

test('a revision that waits is taken back by its seller, as any listing', async () => {
  const seller = await register()
  const listing = await listingOf(seller, 'active')
  const { id } = await submitted(seller, listing)
  const back = await seller.client.rpc('take_back_listing', { listing_id: id })
  expect(back.data).toMatchObject({ id, status: 'draft' })
  expect((await approve(id, listing)).error?.code).toBe('PT409')
})

test('what was refused and is taken back in between is looked at again', async () => {
  await setSetting('moderation_mode', 'none')
  try {
    const seller = await register()
    const id = await listingOf(seller, 'rejected')
    const submit = () => seller.client.rpc('submit_listing', { listing_id: id })
    expect((await submit()).data).toMatchObject({ status: 'pending' })
    await seller.client.rpc('take_back_listing', { listing_id: id }).throwOnError()
    expect((await submit()).data).toMatchObject({ status: 'pending' })
  } finally {
    await setSetting('moderation_mode', 'first')
  }
})

test.each([
  ['sold', (seller: Person, listing_id: string) => seller.client.rpc('mark_sold', { listing_id, outcome: 'here' })],
  [
    'removed',
    (_: Person, listing_id: string) => administrator.client.rpc('remove_listing', { listing_id, reason: 'other' }),
  ],
])('what is %s is revised no more', async (_what, end) => {
  const seller = await register()
  const listing = await listingOf(seller, 'active')
  const { id } = await revisionOf(seller, listing)
  await end(seller, listing).throwOnError()
  expect(await statusOf(id)).toBeUndefined()
})

test('a revision of what was withdrawn meanwhile changes it, and does not put it on offer', async () => {
  const seller = await register()
  const listing = await listingOf(seller, 'active')
  const { id } = await submitted(seller, listing)
  await seller.client.rpc('withdraw_listing', { listing_id: listing }).throwOnError()
  expect((await approve(id, listing)).data).toMatchObject({ id: listing, status: 'withdrawn' })
})

/** A listing on offer with a photograph, files and all. */
async function listingWithPhoto() {
  const seller = await register()
  const listing = await listingOf(seller, 'draft')
  const path = await upload(seller, listing)
  await nameIn(seller, listing, [path])
  await asOwner(
    "update public.listings set status = 'active', published_at = now(), expires_at = now() + interval '9 days' where id = $1::uuid",
    [listing],
  )
  return { seller, listing, path }
}

async function upload(seller: Person, folder: string): Promise<string> {
  const path = `${seller.id}/${folder}/${randomUUID()}.webp`
  for (const file of [path, path.replace('.webp', '-card.webp')]) {
    const { error } = await seller.client.storage
      .from(PHOTO_BUCKET)
      .upload(file, picture, { contentType: 'image/webp' })
    if (error) throw error
  }
  return path
}

const nameIn = (seller: Person, listing_id: string, paths: readonly string[]) =>
  seller.client
    .from('listing_photos')
    .insert(
      paths.map((path, position) => ({ listing_id, path, width: 1280, height: 960, position, preview: '#aabbcc' })),
    )
    .throwOnError()

const pathsOf = async (listing: string) =>
  (
    await asOwner<{ path: string }>(
      'select path from public.listing_photos where listing_id = $1::uuid order by position',
      [listing],
    )
  ).map(({ path }) => path)

const unneeded = async (owner: Person) =>
  (await asOwner<{ name: string }>('select name from private.unneeded_files($1::uuid)', [owner.id])).map(
    ({ name }) => name,
  )

test('a revision shows photographs of its listing beside new ones, and no file that is shown is thrown away', async () => {
  const { seller, listing, path } = await listingWithPhoto()
  const { id } = await revisionOf(seller, listing)
  const added = await upload(seller, id)
  await nameIn(seller, id, [added, path])
  expect(await pathsOf(listing)).toEqual([path])
  await seller.client.rpc('submit_listing', { listing_id: id }).throwOnError()
  expect(await statusOf(id)).toBeUndefined()
  expect(await pathsOf(listing)).toEqual([added, path])
  expect(await unneeded(seller)).toEqual([])
  // The next one leaves out what the one before had brought.
  const { id: next } = await revisionOf(seller, listing)
  await nameIn(seller, next, [path])
  await seller.client.rpc('submit_listing', { listing_id: next }).throwOnError()
  expect(await pathsOf(listing)).toEqual([path])
  expect((await unneeded(seller)).sort()).toEqual([added, added.replace('.webp', '-card.webp')].sort())
})

test('a revision names no photograph of another listing', async () => {
  const { seller, listing } = await listingWithPhoto()
  const other = await listingWithPhoto()
  const { id } = await revisionOf(seller, listing)
  const stolen = { listing_id: id, path: other.path, width: 9, height: 9, position: 0, preview: '#aabbcc' }
  expect((await seller.client.from('listing_photos').insert(stolen)).error?.code).toBe('42501')
})

test('what is refused of a revision bars nothing that its listing shows', async () => {
  const { seller, listing, path } = await listingWithPhoto()
  const { id } = await revisionOf(seller, listing, {
    description: 'Call 98765 43210, the best goat of the whole district',
  })
  await nameIn(seller, id, [path])
  await seller.client.rpc('submit_listing', { listing_id: id }).throwOnError()
  await administrator.client.rpc('reject_listing', { listing_id: id, reason: 'suspicious' }).throwOnError()
  await seller.client.rpc('withdraw_listing', { listing_id: listing }).throwOnError()
  expect((await seller.client.rpc('renew_listing', { listing_id: listing })).error).toBeNull()
})
