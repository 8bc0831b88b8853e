import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listingOf } from '../support/listings.ts'
import { market } from '../support/market.ts'
import { asOwner, type Person, proveAddress, register, registerAdministrator, setSetting } from '../support/people.ts'

/** Small enough to be reached here. */
const LIMITS = { contacts_per_hour: 4, contacts_per_month: 6, contacts_when_new_per_day: 3, contacts_of_new_per_day: 4 }
const before = new Map<string, number>()
const listings: string[] = []

beforeAll(async () => {
  for (const [key, value] of Object.entries(LIMITS)) {
    const [row] = await asOwner<{ value: string }>('select value::text as value from public.settings where key = $1', [
      key,
    ])
    before.set(key, Number(row?.value))
    await setSetting(key, value)
  }
  for (let made = 0; made < 8; made++) {
    const seller = await register({ phone: `+91980000000${made}`, whatsapp: `+91980000000${made}` })
    listings.push(await listingOf(seller, 'active'))
  }
})
afterAll(async () => {
  for (const [key, value] of before) await setSetting(key, value)
})

const reveal = (client: SupabaseClient, place: number, channel = 'phone') =>
  client.rpc('reveal_contact', { listing_id: listings[place], channel })

/** Asks for numbers one after the other. @returns what was answered: 'told', or which limit it was */
async function ask(client: SupabaseClient, ...places: number[]): Promise<string[]> {
  const answers: string[] = []
  for (const place of places) {
    const { error } = await reveal(client, place)
    answers.push(error ? `${error.code} ${error.details} ${error.hint}` : 'told')
  }
  return answers
}

const joinedDaysAgo = ({ id }: Person, days: number) =>
  asOwner(
    'update public.public_profiles set member_since = now() - make_interval(days => $2::int) where id = $1::uuid',
    [id, days],
  )
const contactsHoursAgo = ({ id }: Person, hours: number) =>
  asOwner(
    'update public.contact_events set created_at = now() - make_interval(hours => $2::int) where person_id = $1::uuid',
    [id, hours],
  )

/** Somebody of standing: who joined days ago, and proved the address. */
async function memberOf(days: number): Promise<Person> {
  const person = await register()
  await proveAddress(person)
  await joinedDaysAgo(person, days)
  return person
}

/** Signs somebody in at an address, as the storefront's server hands it on. */
async function at(address: string, person: Person): Promise<SupabaseClient> {
  const { app, keys } = await market()
  const { data } = await person.client.auth.getSession()
  return createClient('http://market.test', keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: { 'x-forwarded-for': address, authorization: `Bearer ${data.session?.access_token}` },
      fetch: async (input, init) => app.fetch(new Request(input, init)),
    },
  })
}

describe('a person is told the numbers of so many sellers', () => {
  test('on the first days fewer, but several at once', async () => {
    const { client } = await register()
    expect(await ask(client, 0, 1, 2, 3)).toEqual(['told', 'told', 'told', 'PT429 contacts_when_new {"max": 3}'])
  })

  test('in an hour', async () => {
    const { client } = await memberOf(30)
    expect(await ask(client, 0, 1, 2, 3, 4)).toEqual([...Array(4).fill('told'), 'PT429 contacts_per_hour {"max": 4}'])
  })

  test('in thirty days', async () => {
    const person = await memberOf(90)
    expect(await ask(person.client, 0, 1, 2, 3)).toEqual(Array(4).fill('told'))
    await contactsHoursAgo(person, 200)
    expect(await ask(person.client, 4, 5, 6)).toEqual(['told', 'told', 'PT429 contacts_per_month {"max": 6}'])
    await contactsHoursAgo(person, 24 * 31)
    expect(await ask(person.client, 6)).toEqual(['told'])
  })

  test('without a confirmed address hardly more than a few', async () => {
    const person = await register()
    await joinedDaysAgo(person, 30)
    await setSetting('contacts_unconfirmed_per_day', 1)
    const answers = await ask(person.client, 0, 1)
    await proveAddress(person)
    answers.push(...(await ask(person.client, 1)))
    await setSetting('contacts_unconfirmed_per_day', 4)
    expect(answers).toEqual(['told', 'PT429 contacts_unconfirmed {"max": 1}', 'told'])
  })

  test('also when all are asked for at the same moment', async () => {
    const { client } = await register()
    const answers = await Promise.all(listings.map((_, place) => reveal(client, place)))
    expect(answers.filter(({ error }) => !error)).toHaveLength(3)
  })
})

test('a seller who is known counts no second time: by another listing, another channel, another day', async () => {
  const { client } = await register()
  expect(await ask(client, 0, 1, 2)).toEqual(['told', 'told', 'told'])
  expect((await reveal(client, 0, 'whatsapp')).error).toBeNull()
  const [{ seller_id } = { seller_id: '' }] = await asOwner<{ seller_id: string }>(
    'select seller_id from public.listings where id = $1::uuid',
    [listings[1]],
  )
  const other = await listingOf({ id: seller_id } as Person, 'active')
  expect((await client.rpc('reveal_contact', { listing_id: other, channel: 'phone' })).error).toBeNull()
})

test('administrators are held by none of these limits', async () => {
  const { client } = await registerAdministrator()
  expect(await ask(client, 0, 1, 2, 3, 4, 5, 6)).toEqual(Array(7).fill('told'))
})

describe('new accounts at one address share what they are told', () => {
  test('and others elsewhere, or of longer standing, do not', async () => {
    const [first, second, elsewhere, old] = [await register(), await register(), await register(), await memberOf(30)]
    expect(await ask(await at('203.0.113.7', first), 0, 1, 2)).toEqual(['told', 'told', 'told'])
    expect(await ask(await at('203.0.113.7', second), 3, 4)).toEqual(['told', 'PT429 contacts_of_new {"max": 4}'])
    expect(await ask(await at('203.0.113.8', elsewhere), 0, 1)).toEqual(['told', 'told'])
    expect(await ask(await at('203.0.113.7', old), 0, 1)).toEqual(['told', 'told'])
  })

  test('whatever a browser writes in front of its own address', async () => {
    const [first, second] = [await register(), await register()]
    await ask(await at('198.51.100.1, 203.0.113.20', first), 0, 1, 2)
    expect((await ask(await at('198.51.100.2, 203.0.113.20', second), 3, 4)).at(-1)).toMatch(/contacts_of_new/)
  })
})

describe('who asks for the most numbers', () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(new Date())
  const leaders = (client: SupabaseClient, from_day = today, to_day = today) =>
    client.rpc('contact_leaders', { from_day, to_day })

  test('is told to administrators: the busiest first, by sellers', async () => {
    const administrator = await registerAdministrator()
    const [busy, quiet] = [await register({ name: 'Busy' }), await register({ name: 'Quiet' })]
    await proveAddress(busy)
    await ask(quiet.client, 0)
    await ask(busy.client, 0, 1, 2)
    await reveal(busy.client, 0, 'whatsapp')
    const { data } = await leaders(administrator.client)
    expect((data as { id: string }[]).find(({ id }) => id === quiet.id)).toMatchObject({ is_confirmed: false })
    const ids = (data as { id: string }[]).map(({ id }) => id)
    expect(ids.indexOf(busy.id)).toBeLessThan(ids.indexOf(quiet.id))
    expect((data as { id: string }[]).find(({ id }) => id === busy.id)).toMatchObject({
      name: 'Busy',
      email: busy.email,
      sellers: 3,
      most_in_a_day: 3,
      listings: 0,
      suspended_at: null,
      is_confirmed: true,
    })
    expect((await leaders(administrator.client, '2001-01-01', '2001-01-02')).data).toEqual([])
    expect((await leaders(administrator.client, today, '2001-01-02')).error).toMatchObject({ details: 'period' })
  })

  test('is told to nobody else', async () => {
    const { client } = await register()
    expect((await leaders(client)).error?.code).toBe('42501')
  })
})
