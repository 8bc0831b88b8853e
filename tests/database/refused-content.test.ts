import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { draftOf, listingOf, statusOf } from '../support/listings.ts'
import { asOwner, type Person, register, registerAdministrator, setSetting } from '../support/people.ts'

const WORDS = 'Strong bullock for the plough, calm with children, eats everything'

let administrator: Person
let seller: Person
let other: Person
let made = 0

beforeAll(async () => {
  administrator = await registerAdministrator()
})
afterAll(() => setSetting('moderation_mode', 'first'))
beforeEach(async () => {
  // Both have sold here before, so that nothing else makes them wait.
  seller = await register()
  other = await register()
  for (const one of [seller, other]) await listingOf(one, 'sold')
})

interface Shown {
  readonly description?: string
  readonly title?: string
  /** What the storage service says of the photograph's bytes. */
  readonly photo?: string
}

/** A draft that shows and says something. @returns its id */
async function draft(owner: Person, { photo, ...words }: Shown): Promise<string> {
  const row = { ...(await draftOf(owner)), ...words }
  expect((await owner.client.from('listings').insert(row)).error).toBeNull()
  const id = String((row as Record<string, unknown>).id)
  if (photo) {
    const path = `${owner.id}/${id}/photo-${made++}`
    for (const [name, tag] of [
      [`${path}.webp`, photo],
      [`${path}-card.webp`, `${photo} card`],
    ]) {
      await asOwner(
        `insert into storage.objects (bucket_id, name, metadata) values ('listing-photos', $1, jsonb_build_object('eTag', $2::text))`,
        [name, tag],
      )
    }
    const size = { width: 1280, height: 960, position: 0, preview: '#aabbcc' }
    const photograph = { listing_id: id, path: `${path}.webp`, ...size }
    expect((await owner.client.from('listing_photos').insert(photograph)).error).toBeNull()
  }
  return id
}

const submitListing = async (owner: Person, id: string) => {
  expect((await owner.client.rpc('submit_listing', { listing_id: id })).error).toBeNull()
  return statusOf(id)
}
const offered = async (owner: Person, shown: Shown) => {
  const id = await draft(owner, shown)
  expect(await submitListing(owner, id)).toBe('active')
  return id
}
/** A listing that waits and is turned down. @returns its id */
const turnedDown = async (owner: Person, shown: Shown, reason: string) => {
  const id = await draft(owner, shown)
  await asOwner("update public.listings set status = 'pending', submitted_at = now() where id = $1::uuid", [id])
  await administrator.client.rpc('reject_listing', { listing_id: id, reason }).throwOnError()
  return id
}
const withdraw = (owner: Person, id: string) => owner.client.rpc('withdraw_listing', { listing_id: id }).throwOnError()
const renew = (owner: Person, id: string) => owner.client.rpc('renew_listing', { listing_id: id })
const remove = (id: string, reason: string) => administrator.client.rpc('remove_listing', { listing_id: id, reason })
const restore = (id: string) => administrator.client.rpc('restore_listing', { listing_id: id })

describe.each(['first', 'none'])('under the moderation mode “%s”', (mode) => {
  beforeAll(() => setSetting('moderation_mode', mode))

  test('whoever’s listing was removed as not allowed is looked at from then on, until it is restored', async () => {
    const id = await offered(seller, {})
    await remove(id, 'not-allowed')
    expect(await submitListing(seller, await draft(seller, { title: 'A different goat' }))).toBe('pending')
    await restore(id)
    expect(await submitListing(seller, await draft(seller, {}))).toBe('active')
  })

  test('a photograph that was taken off the market waits, whoever shows it again', async () => {
    const photo = `bytes ${mode} ${made++}`
    await remove(await offered(seller, { photo }), 'misleading')
    for (const one of [seller, other]) expect(await submitListing(one, await draft(one, { photo }))).toBe('pending')
    expect(await submitListing(other, await draft(other, { photo: `${photo} other` }))).toBe('active')
  })
})

describe('where nobody else is looked at', () => {
  beforeAll(() => setSetting('moderation_mode', 'none'))

  test('so is another account with the same number', async () => {
    const number = `+9197${String(10_000_000 + made++)}`
    await asOwner('update public.profiles set phone = $2 where id = $1::uuid', [seller.id, number])
    await asOwner('update public.profiles set whatsapp = $2 where id = $1::uuid', [other.id, number])
    await remove(await offered(seller, {}), 'fraud')
    expect(await submitListing(other, await draft(other, {}))).toBe('pending')
  })

  test('but not somebody whose number an account names that came later', async () => {
    const number = `+9196${String(10_000_000 + made++)}`
    await asOwner('update public.profiles set phone = $2 where id = $1::uuid', [seller.id, number])
    await asOwner('update public.profiles set phone = $2 where id = $1::uuid', [other.id, number])
    await remove(await offered(other, {}), 'fraud')
    expect(await submitListing(seller, await draft(seller, {}))).toBe('active')
  })

  test('words that were turned down are not made good by approving others in their place', async () => {
    const description = `${WORDS} and never kicks ${made++}`
    const id = await turnedDown(seller, { description }, 'not-allowed')
    await seller.client.from('listings').update({ description: 'Healthy' }).eq('id', id).throwOnError()
    expect(await submitListing(seller, id)).toBe('pending')
    await administrator.client.rpc('approve_listing', { listing_id: id }).throwOnError()
    expect(await submitListing(seller, await draft(seller, { description }))).toBe('pending')
  })

  test.each(['sold', 'duplicate'])('a listing that was removed because of “%s” bars nobody', async (reason) => {
    await remove(await offered(seller, {}), reason)
    expect(await submitListing(seller, await draft(seller, {}))).toBe('active')
  })

  test('words that were taken off the market wait, whoever writes them again, however they are set', async () => {
    const description = WORDS
    const id = await offered(seller, { description })
    await remove(id, 'misleading')
    const again = `  ${description.toUpperCase().replaceAll(' ', ' - ')} !`
    expect(await submitListing(other, await draft(other, { description: again }))).toBe('pending')
    expect(await submitListing(other, await draft(other, { title: description }))).toBe('pending')
    expect(await submitListing(other, await draft(other, { description: 'Strong bullock' }))).toBe('active')
    await restore(id)
    expect(await submitListing(other, await draft(other, { description }))).toBe('active')
  })

  test('what was turned down is known again after it was changed, and waits when it is submitted again', async () => {
    const description = `${WORDS} turned down`
    const id = await turnedDown(seller, { description }, 'suspicious')
    await seller.client.from('listings').update({ description: 'Nothing odd' }).eq('id', id)
    expect(await submitListing(seller, await draft(seller, { description }))).toBe('pending')
    expect(await submitListing(seller, id)).toBe('pending')
  })

  test('a twin that was taken back in time is not renewed, but everything else is', async () => {
    const description = `${WORDS} a twin`
    const first = await offered(other, { description })
    const twin = await offered(seller, { description })
    await withdraw(seller, twin)
    expect((await renew(seller, twin)).error).toBeNull()
    await withdraw(seller, twin)
    await remove(first, 'not-allowed')
    expect((await renew(seller, twin)).error).toMatchObject({ code: 'PT409', details: 'review' })
    expect(await statusOf(twin)).toBe('withdrawn')
  })

  test('a refused copy counts against nobody who had the same on offer before', async () => {
    const shown = { description: `${WORDS} copied`, photo: `copied ${made++}` }
    const own = await offered(seller, shown)
    await turnedDown(other, shown, 'suspicious')
    await withdraw(seller, own)
    expect((await renew(seller, own)).error).toBeNull()
    expect(await submitListing(seller, await draft(seller, shown))).toBe('active')
    const third = await register()
    for (const one of [other, third]) expect(await submitListing(one, await draft(one, shown))).toBe('pending')
  })

  test('nor does it after what was on offer has run out and was renewed', async () => {
    const shown = { description: `${WORDS} copied and run out` }
    const own = await offered(seller, shown)
    await turnedDown(other, shown, 'suspicious')
    for (const _time of [1, 2]) {
      await asOwner('update public.listings set expires_at = now() where id = $1::uuid', [own])
      expect((await renew(seller, own)).error).toBeNull()
    }
  })

  test('what was only written before, or was removed itself, was not on offer', async () => {
    const shown = { description: `${WORDS} only written` }
    const own = await draft(seller, shown)
    await turnedDown(other, shown, 'suspicious')
    expect(await submitListing(seller, own)).toBe('pending')
    const gone = { description: `${WORDS} removed itself` }
    await remove(await offered(seller, gone), 'misleading')
    await turnedDown(other, gone, 'suspicious')
    expect(await submitListing(seller, await draft(seller, gone))).toBe('pending')
  })

  test.each(['photographs', 'price', 'duplicate', 'incomplete'])(
    'what was turned down for “%s” has nothing against its words and pictures',
    async (reason) => {
      const shown = { description: `${WORDS} ${reason}`, photo: `${reason} ${made++}` }
      await turnedDown(other, shown, reason)
      for (const one of [seller, other]) expect(await submitListing(one, await draft(one, shown))).toBe('active')
    },
  )

  test('nor what was removed as a duplicate', async () => {
    const description = `${WORDS} removed as a duplicate`
    await remove(await offered(other, { description }), 'duplicate')
    expect(await submitListing(seller, await draft(seller, { description }))).toBe('active')
  })

  test('what was removed while it was withdrawn is known again, until it is restored', async () => {
    const description = `${WORDS} withdrawn`
    const id = await offered(seller, { description })
    await withdraw(seller, id)
    await remove(id, 'misleading')
    expect(await submitListing(other, await draft(other, { description }))).toBe('pending')
    await restore(id)
    expect(await statusOf(id)).toBe('withdrawn')
    expect(await submitListing(other, await draft(other, { description }))).toBe('active')
  })

  test('what was refused is remembered when its seller is gone', async () => {
    const description = `${WORDS} and its seller is gone`
    await remove(await offered(seller, { description }), 'not-allowed')
    await asOwner('delete from auth.users where id = $1::uuid', [seller.id])
    expect(await submitListing(other, await draft(other, { description }))).toBe('pending')
  })
})
