import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { draftOf, listingOf } from '../support/listings.ts'
import { asOwner, guest, type Person, register, registerAdministrator, setSetting } from '../support/people.ts'

let visitor: SupabaseClient
let person: Person
let administrator: Person

beforeAll(async () => {
  visitor = await guest()
  person = await register({ name: 'Asha' })
  administrator = await registerAdministrator()
})

async function isAdmin({ id }: Person): Promise<boolean | undefined> {
  const [row] = await asOwner<{ is_admin: boolean }>('select is_admin from public.profiles where id = $1::uuid', [id])
  return row?.is_admin
}

const addressOf = (name: string) => `${name}-${process.pid}-${Date.now()}@maveshi.example`
const setAdmin = (client: SupabaseClient, { id }: Person, value: boolean) =>
  client.rpc('set_admin', { profile: id, is_admin: value })

describe('the support address', () => {
  test('becomes administrator once it is confirmed', async () => expect(await isAdmin(administrator)).toBe(true))

  test('is compared whatever the case', async () => {
    const email = addressOf('case')
    await setSetting('support_admin_email', email.toUpperCase())
    const someone = await register({}, email)
    await setSetting('support_admin_email', null)
    expect(await isAdmin(someone)).toBe(true)
  })

  test('is no administrator while unconfirmed, and is from its confirmation on', async () => {
    const email = addressOf('unconfirmed')
    const someone = await register({}, email)
    await asOwner('update auth.users set email_confirmed_at = null where id = $1::uuid', [someone.id])
    await setSetting('support_admin_email', email)
    expect(await isAdmin(someone)).toBe(false)
    await asOwner('update auth.users set email_confirmed_at = now() where id = $1::uuid', [someone.id])
    await setSetting('support_admin_email', null)
    expect(await isAdmin(someone)).toBe(true)
  })

  test('makes nobody administrator while none is set', async () => {
    await setSetting('support_admin_email', null)
    expect(await isAdmin(await register())).toBe(false)
  })

  test('cannot be taken by a second account', async () => {
    const email = addressOf('taken')
    await setSetting('support_admin_email', email)
    const first = await register({}, email)
    for (const again of [email, email.toUpperCase(), `  ${email}`]) {
      await expect(register({ is_admin: true }, again)).rejects.toThrow()
    }
    await setSetting('support_admin_email', null)
    expect(await isAdmin(first)).toBe(true)
  })

  test('makes no administrator of a second account with the same address in other letters', async () => {
    const email = addressOf('double')
    const someone = await register()
    await register({}, email)
    await setSetting('support_admin_email', email)
    for (const alike of [email.toUpperCase(), email.replace('d', 'D'), email.replace('maveshi', 'mave\u017fhi')]) {
      await asOwner('update auth.users set email = $2, email_confirmed_at = now() where id = $1::uuid', [
        someone.id,
        alike,
      ])
      expect(await isAdmin(someone)).toBe(false)
    }
    await setSetting('support_admin_email', null)
  })

  test('asked for as one’s own new address gives nothing until it is confirmed', async () => {
    const email = addressOf('moved')
    const someone = await register()
    await setSetting('support_admin_email', email)
    expect((await someone.client.auth.updateUser({ email })).error).toBeNull()
    expect(await isAdmin(someone)).toBe(false)
    // What the authentication service does when the link of the mail is opened.
    await asOwner('update auth.users set email = email_change, email_change = null where id = $1::uuid', [someone.id])
    await setSetting('support_admin_email', null)
    expect(await isAdmin(someone)).toBe(true)
  })

  test('put in place of another without being confirmed itself gives nothing', async () => {
    const email = addressOf('forced')
    const someone = await register()
    await setSetting('support_admin_email', email)
    await asOwner('update auth.users set email = $2 where id = $1::uuid', [someone.id, email])
    await setSetting('support_admin_email', null)
    expect(await isAdmin(someone)).toBe(false)
  })

  test('does not come back by itself to somebody who was demoted', async () => {
    const email = addressOf('demoted')
    await setSetting('support_admin_email', email)
    const someone = await register({}, email)
    await setAdmin(administrator.client, someone, false)
    await asOwner('update auth.users set email = email, email_confirmed_at = email_confirmed_at where id = $1::uuid', [
      someone.id,
    ])
    await setSetting('support_admin_email', null)
    expect(await isAdmin(someone)).toBe(false)
  })
})

test.each([
  { is_admin: true },
  { isAdmin: true, role: 'admin' },
  { is_admin: 'true', user_metadata: { is_admin: true } },
])('metadata %o changes nothing, at registration or later', async (metadata) => {
  const someone = await register(metadata)
  await someone.client.auth.updateUser({ data: metadata })
  expect(await isAdmin(someone)).toBe(false)
})

describe('administrators', () => {
  test('promote and demote others', async () => {
    const someone = await register()
    expect((await setAdmin(administrator.client, someone, true)).error).toBeNull()
    expect(await isAdmin(someone)).toBe(true)
    expect((await setAdmin(someone.client, someone, false)).error).toBeNull()
    expect(await isAdmin(someone)).toBe(false)
  })

  test.each([
    ['a person', () => person.client],
    ['a guest', () => visitor],
  ])('are made by nobody else: %s', async (_who, client) => {
    expect((await setAdmin(client(), person, true)).error?.code).toBe('42501')
    expect(await isAdmin(person)).toBe(false)
  })

  test('do not promote somebody who is not there', async () => {
    const nobody = { ...person, id: '00000000-0000-4000-8000-000000000000' }
    expect((await setAdmin(administrator.client, nobody, true)).status).toBe(404)
  })

  test('cannot be demoted or suspended to the last', async () => {
    const others = await asOwner<{ id: string }>(
      'update public.profiles set is_admin = false where is_admin and id <> $1::uuid returning id',
      [administrator.id],
    )
    const demoted = await setAdmin(administrator.client, administrator, false)
    expect(demoted.status).toBe(409)
    expect(demoted.error?.details).toBe('last-administrator')
    const suspension = { profile: administrator.id, reason: 'A test' }
    expect((await administrator.client.rpc('suspend_profile', suspension)).status).toBe(409)
    expect(await isAdmin(administrator)).toBe(true)
    for (const { id } of others) await asOwner('update public.profiles set is_admin = true where id = $1::uuid', [id])
  })
})

describe('a suspension', () => {
  let seller: Person
  let listing: string
  const reads = async (client: SupabaseClient, table: string, id: string) =>
    ((await client.from(table).select('id').eq('id', id)).data ?? []).length === 1

  beforeAll(async () => {
    seller = await register({ name: 'Mohan' })
    listing = await listingOf(seller, 'active')
    const { error } = await administrator.client.rpc('suspend_profile', { profile: seller.id, reason: 'Fraud' })
    expect(error).toBeNull()
  })

  test('takes listings and public profile out of sight at once', async () => {
    for (const client of [visitor, person.client]) {
      expect(await reads(client, 'listings', listing)).toBe(false)
      expect(await reads(client, 'public_profiles', seller.id)).toBe(false)
    }
    expect(await reads(seller.client, 'listings', listing)).toBe(true)
    expect(await reads(administrator.client, 'public_profiles', seller.id)).toBe(true)
  })

  test('leaves nothing to write', async () => {
    const begun = await seller.client.from('listings').insert(await draftOf(seller))
    expect(begun.error?.code).toBe('42501')
    for (const [name, args] of [
      ['submit_listing', {}],
      ['withdraw_listing', {}],
      ['renew_listing', {}],
      ['mark_sold', { outcome: 'here' }],
    ] as const) {
      expect((await seller.client.rpc(name, { listing_id: listing, ...args })).error?.code).toBe('42501')
    }
  })

  test('needs a reason', async () => {
    const { error, status } = await administrator.client.rpc('suspend_profile', { profile: person.id, reason: ' ' })
    expect(status).toBe(422)
    expect(error?.details).toBe('reason')
  })

  test.each(['suspend_profile', 'lift_suspension', 'verify_registration'])('%s is for administrators', async (name) => {
    const args = { suspend_profile: { reason: 'Envy' }, verify_registration: { is_verified: true } }[name] ?? {}
    for (const client of [visitor, person.client, seller.client]) {
      expect((await client.rpc(name, { profile: seller.id, ...args })).error?.code).toBe('42501')
    }
  })

  test('is lifted, and everything is back', async () => {
    await administrator.client.rpc('lift_suspension', { profile: seller.id })
    expect(await reads(visitor, 'listings', listing)).toBe(true)
    expect(await reads(visitor, 'public_profiles', seller.id)).toBe(true)
    expect((await seller.client.from('listings').insert(await draftOf(seller))).error).toBeNull()
  })
})

test('what was verified about somebody is public', async () => {
  const flags = async () =>
    (
      await visitor
        .from('public_profiles')
        .select('is_email_verified, is_phone_verified, is_registration_verified')
        .eq('id', person.id)
        .single()
    ).data
  expect(await flags()).toEqual({
    is_email_verified: true,
    is_phone_verified: false,
    is_registration_verified: false,
  })
  await administrator.client.rpc('verify_registration', { profile: person.id, is_verified: true })
  expect(await flags()).toMatchObject({ is_registration_verified: true })
})
