import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { anyPlace } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerRole } from '../support/people.ts'

let visitor: SupabaseClient
let support: Person
let stranger: Person
let count = 0

const newPhone = () => `+917${String(Date.now()).slice(-7)}${String(count++).padStart(2, '0')}`
const newAddress = () => `takeover-${randomUUID()}@example.in`

beforeAll(async () => {
  visitor = await guest()
  support = await registerRole('support')
  stranger = await register({ name: 'Zeenat' })
})

const add = (client: SupabaseClient, changes: Record<string, unknown> = {}) =>
  client.rpc('add_telephone_seller', {
    ...{ name: 'Sakharam Patil', phone: newPhone(), whatsapp: null, language: 'mr' },
    ...changes,
  })

interface Waiting {
  readonly id: string
  readonly code: string
  readonly phone: string
}

async function waiting(): Promise<Waiting> {
  const phone = newPhone()
  const { data } = await add(support.client, { phone }).throwOnError()
  return { ...(data as Omit<Waiting, 'phone'>[])[0], phone } as Waiting
}

async function takeOver(about: Waiting, changes: Record<string, string> = {}): Promise<string> {
  const { phone, code } = about
  const { data } = await visitor
    .rpc('take_over_account', { phone, code, email: newAddress(), ...changes })
    .throwOnError()
  return data as string
}

const otherThan = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')
const addressOf = async (id: string) =>
  (await asOwner<{ email: string | null }>(`select email from auth.users where id = '${id}'`))[0]?.email
const choosePassword = (id: string) => asOwner(`update auth.users set encrypted_password = 'x' where id = '${id}'`)

describe('somebody of whom a telephone number is known', () => {
  test('has an account without an address that listings can be made for', async () => {
    const { id, code, phone } = await waiting()
    expect(code).toMatch(/^\d{8}$/)
    const { data } = await support.client.rpc('find_sellers', { query: phone }).throwOnError()
    expect(data).toMatchObject([{ id, name: 'Sakharam Patil', phone, email: null, language: 'mr' }])
    const listing = {
      ...{ id: randomUUID(), category: 'Goat', subcategory: 'doe', language: 'mr', price: 9000, quantity: 1 },
      ...{ place_id: await anyPlace(), attributes: { breed: 'Osmanabadi', age: 14, purpose: 'Meat' } },
    }
    await support.client.rpc('begin_listing_for', { seller: id, listing }).throwOnError()
    const { data: sent } = await support.client.rpc('submit_listing_for', { listing_id: listing.id }).throwOnError()
    expect(sent).toMatchObject({ seller_id: id })
  })

  test('is added once', async () => {
    const { phone } = await waiting()
    expect((await add(support.client, { phone })).error).toMatchObject({ code: 'PT409', details: 'taken' })
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is a number', { name: 'Call 98765 43210' }, 'name'],
    ['a number of nine digits', { phone: '+91987654321' }, 'phone'],
    ['no number', { phone: null }, 'phone'],
  ])('is not added with %s', async (_what, changes, field) => {
    expect((await add(support.client, changes)).error).toMatchObject({ code: 'PT422', details: field })
  })

  test('is added by support alone', async () => {
    for (const client of [visitor, stranger.client, (await registerRole('moderator')).client])
      expect((await add(client)).error?.code).toBe('42501')
  })
})

describe('an account that waits', () => {
  test('gets the address of whoever knows its number and code, and another one for as long as it has no password', async () => {
    const about = await waiting()
    const [first, second] = [newAddress(), newAddress().toUpperCase()]
    expect(await takeOver(about, { email: first })).toBe('done')
    expect(await addressOf(about.id)).toBe(first)
    expect(await takeOver(about, { email: second })).toBe('done')
    expect(await addressOf(about.id)).toBe(second.toLowerCase())
    await choosePassword(about.id)
    expect(await takeOver(about)).toBe('wrong')
    expect(await addressOf(about.id)).toBe(second.toLowerCase())
  })

  test('says nothing of whose a number is', async () => {
    expect(await takeOver({ ...(await waiting()), phone: newPhone() })).toBe('wrong')
  })

  test('takes no code after five wrong ones, until the next day', async () => {
    const about = await waiting()
    for (let time = 0; time < 5; time += 1) expect(await takeOver(about, { code: otherThan(about.code) })).toBe('wrong')
    expect(await takeOver(about)).toBe('locked')
    expect(await addressOf(about.id)).toBeNull()
    await asOwner(`update private.takeover_codes set wrong_on = wrong_on - 1 where profile_id = '${about.id}'`)
    expect(await takeOver(about)).toBe('done')
  })

  test('is not joined with an address that has an account', async () => {
    const about = await waiting()
    expect(await takeOver(about, { email: stranger.email.toUpperCase() })).toBe('taken')
    expect(await addressOf(about.id)).toBeNull()
  })

  test('is not taken over while its person is suspended', async () => {
    const about = await waiting()
    await asOwner(`update public.profiles set suspended_at = now() where id = '${about.id}'`)
    expect(await takeOver(about)).toBe('wrong')
  })

  test.each(['', 'nobody', 'a b@example.in', '@example.in'])('takes no address like %j', async (email) => {
    const { phone, code } = await waiting()
    const { error } = await visitor.rpc('take_over_account', { phone, code, email })
    expect(error).toMatchObject({ code: 'PT422', details: 'email' })
  })

  test('has one code at a time, and none once it is somebody’s', async () => {
    const about = await waiting()
    const { data: code } = await support.client.rpc('renew_takeover_code', { profile: about.id }).throwOnError()
    expect(await takeOver(about)).toBe('wrong')
    expect(await takeOver({ ...about, code })).toBe('done')
    await choosePassword(about.id)
    const refused = await support.client.rpc('renew_takeover_code', { profile: about.id })
    expect(refused.error).toMatchObject({ code: 'PT404', details: 'seller' })
    expect((await support.client.rpc('renew_takeover_code', { profile: stranger.id })).error?.code).toBe('PT404')
  })

  test('gives no more than a hundred codes in a day by one person', async () => {
    const busy = await registerRole('support')
    const { id } = await waiting()
    await asOwner(`with accounts as (
        insert into auth.users (id) select gen_random_uuid() from generate_series(1, 100) returning id
      ) select count(*) from accounts`)
    await asOwner(`insert into private.takeover_codes (profile_id, code_hash, made_by)
      select id, '', '${busy.id}' from public.profiles as person
      where not exists (select from private.takeover_codes where profile_id = person.id)
      order by created_at desc limit 100`)
    const refused = await busy.client.rpc('renew_takeover_code', { profile: id })
    expect(refused.error).toMatchObject({ code: 'PT429', details: 'takeover_codes' })
  })
})
