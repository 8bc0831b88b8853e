import { NOTICES_PER_PERSON } from '@maveshi/shared/notice'
import { beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { asOwner, callAs, guest, type Person, register, registerAdministrator, suspend } from '../support/people.ts'

interface Told {
  readonly id: number
  readonly kind: string
  readonly details: Record<string, unknown>
  readonly read_at: string | null
  readonly listing: Record<string, unknown> | null
}

let administrator: Person

beforeAll(async () => {
  administrator = await registerAdministrator()
})

async function told({ client }: Person, page: Record<string, unknown> = {}): Promise<Told[]> {
  const { data, error } = await client.rpc('my_notices', page)
  if (error) throw error
  return data as Told[]
}

const kindsTold = async (person: Person) => (await told(person)).map(({ kind }) => kind)

async function unread({ client }: Person): Promise<number> {
  const { data, error } = await client.rpc('unread_notices')
  if (error) throw error
  return data
}

const decide = (name: string, listing_id: string, more = {}) => callAs(administrator, name, { listing_id, ...more })

const save = async ({ client, id }: Person, listing: string) => {
  const { error } = await client.from('favourites').insert({ user_id: id, listing_id: listing })
  if (error) throw error
}

const priceOf = (seller: Person, listing_id: string, price: number) =>
  callAs(seller, 'change_price', { listing_id, price, negotiable: false })

/** A listing on offer at a price, and somebody who has saved it. */
async function savedListing(price: number): Promise<{ seller: Person; saver: Person; listing: string }> {
  const [seller, saver] = [await register({ name: 'Sunita', phone: '+919876543210' }), await register()]
  const listing = await listingOf(seller, 'active')
  await asOwner('update public.listings set price = $2::bigint where id = $1::uuid', [listing, price])
  await save(saver, listing)
  return { seller, saver, listing }
}

const expiresIn = (listing: string, interval: string) =>
  asOwner('update public.listings set expires_at = now() + $2::interval where id = $1::uuid', [listing, interval])

/** A change of what is on offer that waits for a look. */
async function waitingRevision(seller: Person, listing: string): Promise<string> {
  const revision = await listingOf(seller, 'draft')
  await asOwner(
    `update public.listings set status = 'pending', submitted_at = now(), revises = $2::uuid, title = 'Doe'
     where id = $1::uuid`,
    [revision, listing],
  )
  return revision
}

describe('a seller is told', () => {
  test('that a listing was approved', async () => {
    const seller = await register()
    const listing = await listingOf(seller, 'pending')
    await decide('approve_listing', listing)
    expect(await told(seller)).toMatchObject([
      { kind: 'approved', read_at: null, listing: { id: listing, status: 'active', category: 'Goat', is_own: true } },
    ])
    expect(await unread(seller)).toBe(1)
  })

  test('that it was turned down, and why', async () => {
    const seller = await register()
    await decide('reject_listing', await listingOf(seller, 'pending'), { reason: 'photographs', note: 'Too dark' })
    expect(await told(seller)).toMatchObject([
      { kind: 'rejected', details: { reason: 'photographs', note: 'Too dark' } },
    ])
  })

  test('that it was removed, and put back', async () => {
    const seller = await register()
    const listing = await listingOf(seller, 'active')
    await decide('remove_listing', listing, { reason: 'misleading' })
    await decide('restore_listing', listing)
    expect(await told(seller)).toMatchObject([
      { kind: 'restored', details: { status: 'active' } },
      { kind: 'removed', details: { reason: 'misleading' } },
    ])
  })

  test('nothing of a decision that was taken back', async () => {
    const seller = await register()
    const listing = await listingOf(seller, 'pending')
    await decide('reject_listing', listing, { reason: 'price' })
    await decide('undo_decision', listing)
    expect(await told(seller)).toEqual([])
    await decide('approve_listing', listing)
    expect(await kindsTold(seller)).toEqual(['approved'])
  })

  test('what became of a change, under the listing that it changes', async () => {
    const seller = await register()
    const listing = await listingOf(seller, 'active')
    const refused = await waitingRevision(seller, listing)
    await decide('reject_listing', refused, { reason: 'suspicious', note: 'Whose is it?' })
    expect(await told(seller)).toMatchObject([
      { kind: 'revision_rejected', details: { reason: 'suspicious', note: 'Whose is it?' }, listing: { id: listing } },
    ])
    await asOwner('delete from public.listings where id = $1::uuid', [refused])
    await decide('approve_listing', await waitingRevision(seller, listing))
    expect(await told(seller)).toMatchObject([
      { kind: 'revision_approved', listing: { id: listing } },
      { kind: 'revision_rejected' },
    ])
  })

  test('nothing of what they do themselves', async () => {
    const seller = await register()
    const listing = await listingOf(seller, 'active')
    await save(seller, listing)
    await priceOf(seller, listing, 9000)
    await priceOf(seller, listing, 8000)
    await callAs(seller, 'withdraw_listing', { listing_id: listing })
    await callAs(seller, 'renew_listing', { listing_id: listing })
    await callAs(seller, 'mark_sold', { listing_id: listing, outcome: 'here' })
    expect(await told(seller)).toEqual([])
  })

  test('how many asked for the number on a day, and never who', async () => {
    const { seller, saver, listing } = await savedListing(9000)
    const other = await register({ name: 'Ravi' })
    await asOwner('update public.profiles set whatsapp = phone where id = $1::uuid', [seller.id])
    for (const [buyer, channel] of [
      [saver, 'phone'],
      [saver, 'whatsapp'],
      [other, 'phone'],
    ] as const)
      await callAs(buyer, 'reveal_contact', { listing_id: listing, channel })
    const notices = await told(seller)
    expect(notices).toMatchObject([{ kind: 'number_asked', details: { people: 2 }, listing: { id: listing } }])
    for (const secret of [saver.id, other.id, 'Ravi']) expect(JSON.stringify(notices)).not.toContain(secret)
    await callAs(seller, 'read_notices', { ids: [notices[0]?.id] })
    await callAs(await register(), 'reveal_contact', { listing_id: listing, channel: 'phone' })
    expect((await told(seller)).map(({ details }) => details)).toEqual([{ people: 1 }, { people: 2 }])
  })
})

describe('time that runs out', () => {
  test('is told three days before, and once', async () => {
    const seller = await register()
    const [soon, later] = [await listingOf(seller, 'active'), await listingOf(seller, 'active')]
    await expiresIn(soon, '2 days 23 hours')
    await expiresIn(later, '3 days 1 hour')
    expect(await unread(seller)).toBe(1)
    const notices = await told(seller)
    expect(notices).toMatchObject([{ kind: 'expiring', listing: { id: soon, status: 'active' } }])
    await callAs(seller, 'read_notices', { ids: [notices[0]?.id] })
    expect([await unread(seller), await kindsTold(seller)]).toEqual([0, ['expiring']])
  })

  test('is told when it is over, in place of the warning', async () => {
    const seller = await register()
    const listing = await listingOf(seller, 'active')
    await expiresIn(listing, '1 day')
    expect(await kindsTold(seller)).toEqual(['expiring'])
    await asOwner("update public.listings set expires_at = now() - interval '1 hour' where id = $1::uuid", [listing])
    expect(await kindsTold(seller)).toEqual(['expired'])
    expect(await kindsTold(seller)).toEqual(['expired'])
  })

  test('is told no more once the listing is on offer again', async () => {
    const seller = await register()
    const listing = await listingOf(seller, 'active', -1)
    expect(await kindsTold(seller)).toEqual(['expired'])
    await callAs(seller, 'renew_listing', { listing_id: listing })
    expect(await told(seller)).toEqual([])
  })

  test('is told once to whoever asks twice at the same time', async () => {
    const seller = await register()
    await listingOf(seller, 'active', -1)
    await listingOf(seller, 'active', 1)
    await Promise.all([unread(seller), unread(seller), told(seller), unread(seller)])
    expect((await kindsTold(seller)).sort()).toEqual(['expired', 'expiring'])
  })

  test('of months ago is told nobody', async () => {
    const seller = await register()
    await listingOf(seller, 'active', -91)
    expect(await told(seller)).toEqual([])
  })
})

describe('whoever has saved a listing is told', () => {
  test('that it costs less: once a day, from the first price to the last', async () => {
    const { seller, saver, listing } = await savedListing(9000)
    const stranger = await register()
    await priceOf(seller, listing, 8000)
    await priceOf(seller, listing, 7500)
    expect(await told(saver)).toMatchObject([
      { kind: 'price_dropped', details: { was: 9000, price: 7500 }, listing: { id: listing, is_own: false } },
    ])
    expect([await told(seller), await told(stranger)]).toEqual([[], []])
  })

  test('what it costs by then, and nothing once it costs what it did', async () => {
    const { seller, saver, listing } = await savedListing(9000)
    await priceOf(seller, listing, 7000)
    await priceOf(seller, listing, 8500)
    expect(await told(saver)).toMatchObject([{ details: { was: 9000, price: 8500 } }])
    await priceOf(seller, listing, 9000)
    expect(await told(saver)).toEqual([])
  })

  test('that it is sold, by none of its own words', async () => {
    const { seller, saver, listing } = await savedListing(9000)
    await asOwner("update public.listings set title = 'Call Sunita' where id = $1::uuid", [listing])
    await callAs(seller, 'mark_sold', { listing_id: listing, outcome: 'here' })
    const notices = await told(saver)
    expect(notices).toMatchObject([
      { kind: 'favourite_sold', listing: { status: 'sold', title: null, attributes: { breed: 'Osmanabadi' } } },
    ])
    expect(JSON.stringify(notices)).not.toContain('Sunita')
  })

  test('nothing of the sale once it is back', async () => {
    const { seller, saver, listing } = await savedListing(9000)
    await callAs(seller, 'mark_sold', { listing_id: listing, outcome: 'here' })
    await decide('restore_listing', listing)
    expect([await kindsTold(saver), await kindsTold(seller)]).toEqual([[], ['restored']])
  })

  test('in bounds: of thousands those who saved it last', async () => {
    const { seller, saver, listing } = await savedListing(9000)
    await asOwner(
      `with accounts as (
         insert into auth.users (id, email, raw_user_meta_data)
         select gen_random_uuid(), 'saver-' || $1 || '-' || n || '@maveshi.example', '{}' from generate_series(1, 520) as n
         returning id
       )
       select count(*) from accounts`,
      [listing],
    )
    await asOwner(
      `insert into public.favourites (user_id, listing_id, created_at)
       select id, $1::uuid, now() + interval '1 minute' from public.profiles where email like 'saver-' || $1 || '-%'`,
      [listing],
    )
    await priceOf(seller, listing, 8000)
    const [row] = await asOwner<{ count: number }>(
      "select count(*)::int as count from private.notices where listing_id = $1::uuid and kind = 'price_dropped'",
      [listing],
    )
    expect([row?.count, await told(saver)]).toEqual([500, []])
  })
})

describe('rights that change', () => {
  test('are told, also to somebody suspended', async () => {
    const person = await register()
    await callAs(administrator, 'suspend_profile', { profile: person.id, reason: 'Fraud' })
    expect(await told(person)).toMatchObject([{ kind: 'suspended', details: { note: 'Fraud' }, listing: null }])
    await callAs(person, 'read_notices', { up_to: (await told(person))[0]?.id })
    expect(await unread(person)).toBe(0)
    await callAs(administrator, 'lift_suspension', { profile: person.id, reason: 'A mistake' })
    await callAs(administrator, 'set_admin', { profile: person.id, is_admin: true })
    await callAs(administrator, 'set_admin', { profile: person.id, is_admin: false })
    await callAs(administrator, 'verify_registration', { profile: person.id, is_verified: true })
    await callAs(administrator, 'verify_registration', { profile: person.id, is_verified: false })
    expect((await kindsTold(person)).slice(0, -1)).toEqual([
      'registration_unverified',
      'registration_verified',
      'no_administrator',
      'made_administrator',
      'suspension_lifted',
    ])
  })

  test('by one’s own hand are not', async () => {
    const person = await register({ name: 'Asha' })
    await callAs(administrator, 'verify_registration', { profile: person.id, is_verified: true })
    await person.client.from('profiles').update({ name: 'Asha Devi' }).eq('id', person.id)
    expect(await kindsTold(person)).toEqual(['registration_verified'])
  })
})

describe('notices', () => {
  /** Somebody with so many notices of rights, the first of a given age. */
  async function toldOften(count: number, first_days = 0): Promise<Person> {
    const person = await register()
    await asOwner(
      `insert into private.notices (profile_id, kind, created_at)
       select $1::uuid, 'suspended', now() - make_interval(days => case n when 1 then $3::int else 0 end)
       from generate_series(1, $2::int) as n`,
      [person.id, count, first_days],
    )
    return person
  }

  test('come in pages, the newest first', async () => {
    const person = await toldOften(25)
    const first = await told(person)
    const rest = await told(person, { before: first.at(-1)?.id })
    const ids = [...first, ...rest].map(({ id }) => id)
    expect([first.length, rest.length]).toEqual([20, 5])
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    expect((await told(await toldOften(60), { at_most: 1000 })).length).toBe(50)
  })

  test('are read one by one, or all that were shown', async () => {
    const person = await toldOften(5)
    const [newest, second, third] = await told(person)
    const one = await person.client.rpc('read_notices', { ids: [third?.id] })
    expect([one.data, await unread(person)]).toEqual([4, 4])
    const shown = await person.client.rpc('read_notices', { up_to: second?.id })
    expect(shown.data).toBe(1)
    expect((await told(person)).filter(({ read_at }) => !read_at).map(({ id }) => id)).toEqual([newest?.id])
  })

  test('of somebody else are neither seen nor read', async () => {
    const [person, stranger] = [await toldOften(2), await register()]
    const [notice] = await told(person)
    const { data } = await stranger.client.rpc('read_notices', { ids: [notice?.id] })
    expect([data, await told(stranger), await unread(person)]).toEqual([0, [], 2])
    await stranger.client.rpc('read_notices', { up_to: 2 ** 40 })
    expect(await unread(person)).toBe(2)
  })

  test.each([{}, { ids: [1], up_to: 1 }, { ids: Array(201).fill(1) }])('are not read by %o', async (parameters) => {
    const { error } = await administrator.client.rpc('read_notices', parameters)
    expect(error).toMatchObject({ code: 'PT422', details: 'ids' })
  })

  test('are of nobody who is not signed in', async () => {
    const visitor = await guest()
    for (const name of ['my_notices', 'unread_notices', 'read_notices'])
      expect((await visitor.rpc(name, name === 'read_notices' ? { ids: [1] } : {})).error?.code).toBe('42501')
    expect((await administrator.client.from('notices').select('*')).error).not.toBeNull()
  })

  test('go after 90 days, and but for the newest where they are many', async () => {
    const person = await toldOften(2, 91)
    expect([await unread(person), (await told(person)).length]).toEqual([1, 1])
    const often = await toldOften(NOTICES_PER_PERSON + 30)
    await suspend(often)
    const stored = await asOwner<{ count: number }>(
      'select count(*)::int as count from private.notices where profile_id = any ($1::uuid[]) group by profile_id order by 1',
      [`{${person.id},${often.id}}`],
    )
    expect(stored.map(({ count }) => count)).toEqual([1, NOTICES_PER_PERSON])
  })

  test('are part of the data that somebody asks for, and go with the account', async () => {
    const person = await toldOften(1)
    const { data } = await person.client.rpc('export_my_data')
    expect(data.notices).toMatchObject([{ kind: 'suspended', read_at: null }])
    expect(JSON.stringify(data.notices)).not.toContain(person.id)
    await asOwner('delete from auth.users where id = $1::uuid', [person.id])
    expect(await asOwner('select 1 from private.notices where profile_id = $1::uuid', [person.id])).toEqual([])
  })
})
