import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ensureAdministrator, isUnproved } from '../../commands/start/administrator.ts'
import { draftOf, listingOf } from '../support/listings.ts'
import { market } from '../support/market.ts'
import { mailedToken } from '../support/outbox.ts'
import {
  asOwner,
  directClient,
  guest,
  PASSWORD,
  type Person,
  proveAddress,
  register,
  registerAdministrator,
  setSetting,
} from '../support/people.ts'

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
  /** Somebody who has registered with what is, or becomes, the support address. */
  async function named(name: string, setting = (email: string) => email): Promise<Person> {
    const email = addressOf(name)
    await setSetting('support_admin_email', setting(email))
    return register({}, email)
  }

  afterEach(() => setSetting('support_admin_email', null))

  test('becomes administrator when the link mailed to it is opened', async () => {
    expect(await isAdmin(administrator)).toBe(true)
  })

  test('is no administrator by registering', async () => {
    expect(await isAdmin(await named('registered'))).toBe(false)
  })

  test('is compared whatever the case', async () => {
    const someone = await named('case', (email) => email.toUpperCase())
    await proveAddress(someone)
    expect(await isAdmin(someone)).toBe(true)
  })

  test('is proved as well by the link for a forgotten password', async () => {
    const someone = await named('forgotten')
    const visitorOfTheirs = await guest()
    await visitorOfTheirs.auth.resetPasswordForEmail(someone.email)
    const token_hash = await mailedToken(someone.email)
    expect((await visitorOfTheirs.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
    expect(await isAdmin(someone)).toBe(true)
  })

  test.each(['recovery', 'magiclink'] as const)(
    'is no way in for whoever registered with it before: neither their session nor their password lasts (%s)',
    async (type) => {
      const someone = await named(`before-${type}`)
      const opener = await guest()
      if (type === 'recovery') await opener.auth.resetPasswordForEmail(someone.email)
      else await opener.auth.signInWithOtp({ email: someone.email, options: { shouldCreateUser: false } })
      const opened = await opener.auth.verifyOtp({ type, token_hash: await mailedToken(someone.email) })
      expect(opened.error).toBeNull()
      expect(await isAdmin(someone)).toBe(true)
      expect((await someone.client.auth.refreshSession()).error).not.toBeNull()
      const again = await (await guest()).auth.signInWithPassword({ email: someone.email, password: PASSWORD })
      expect(again.error?.code).toBe('invalid_credentials')

      const owner = { ...someone, client: opener }
      expect((await setAdmin(owner.client, person, false)).error).toBeNull()
      expect((await opener.auth.updateUser({ password: 'chosen-by-the-owner' })).error).toBeNull()
      expect((await opener.auth.refreshSession()).error).toBeNull()
      const next = await opener.auth.updateUser({ password: 'another-password' })
      expect(next.error?.code).toBe('current_password_required')
    },
  )

  test('alone is taken from whoever registered with it: others keep session and password when they prove theirs', async () => {
    const someone = await register()
    await proveAddress({ client: await guest(), email: someone.email })
    expect((await someone.client.auth.refreshSession()).error).toBeNull()
    const again = await (await guest()).auth.signInWithPassword({ email: someone.email, password: PASSWORD })
    expect(again.error).toBeNull()
  })

  test('is not proved by a new password, which makes the mailed link invalid', async () => {
    const someone = await named('renewed')
    await someone.client.auth.resetPasswordForEmail(someone.email)
    const changed = await someone.client.auth.updateUser({ password: 'another-password', current_password: PASSWORD })
    expect(changed.error).toBeNull()
    expect(await isAdmin(someone)).toBe(false)
  })

  test('is proved on a service that keeps accounts waiting by its confirmation, and by nothing else that confirms', async () => {
    const someone = await named('waiting')
    const update = (change: string) => asOwner(`update auth.users set ${change} where id = $1::uuid`, [someone.id])
    await update('email_confirmed_at = null')
    await update('email_confirmed_at = now()')
    expect(await isAdmin(someone)).toBe(false)
    await update("email_confirmed_at = null, confirmation_token = 'hash-of-a-link'")
    await update("email_confirmed_at = now(), confirmation_token = ''")
    expect(await isAdmin(someone)).toBe(true)
  })

  test('makes nobody administrator while none is set', async () => {
    const someone = await register()
    await proveAddress(someone)
    expect(await isAdmin(someone)).toBe(false)
  })

  test('cannot be taken by a second account', async () => {
    const { email } = await named('taken')
    for (const again of [email, email.toUpperCase(), `  ${email}`]) {
      await expect(register({ is_admin: true }, again)).rejects.toThrow()
    }
  })

  test('makes no administrator of a second account with the same address in other letters', async () => {
    const { email } = await named('double')
    for (const alike of [email.toUpperCase(), email.replace('d', 'D'), email.replace('maveshi', 'mave\u017fhi')]) {
      const someone = await register()
      const update = (change: string, ...values: unknown[]) =>
        asOwner(`update auth.users set ${change} where id = $1::uuid`, [someone.id, ...values])
      await update('email = $2', alike)
      await update("recovery_token = 'hash-of-a-link'")
      await update("recovery_token = ''")
      expect(await isAdmin(someone)).toBe(false)
      await update('email = $2', addressOf(`was-double-${someone.id}`))
    }
  })

  test('of somebody who changes to it is theirs only after it has been proved itself', async () => {
    const email = addressOf('moved')
    const someone = await register()
    await setSetting('support_admin_email', email)
    // A link to the old address that is still open, and the one that confirms the change, which goes there too.
    await someone.client.auth.resetPasswordForEmail(someone.email)
    const old = await mailedToken(someone.email)
    expect((await someone.client.auth.updateUser({ email })).error).toBeNull()
    const token_hash = await mailedToken(someone.email)
    expect((await someone.client.auth.verifyOtp({ type: 'email_change', token_hash })).error).toBeNull()
    expect(await isAdmin(someone)).toBe(false)
    await someone.client.auth.verifyOtp({ type: 'recovery', token_hash: old })
    expect(await isAdmin(someone)).toBe(false)
    const opened = await someone.client.auth.verifyOtp({ type: 'email_change', token_hash: await mailedToken(email) })
    expect(opened.error).toBeNull()
    expect(await isAdmin(someone)).toBe(true)
  })

  test('that was given up makes no administrator of who registers with it next', async () => {
    const someone = await named('freed')
    await proveAddress(someone)
    await asOwner('update auth.users set email = $2 where id = $1::uuid', [someone.id, addressOf('elsewhere')])
    const next = await register({}, someone.email)
    expect(await isAdmin(next)).toBe(false)
    expect(await isAdmin(someone)).toBe(true)
  })

  test('does not come back to somebody who was demoted, not even when it is proved again', async () => {
    const someone = await named('demoted')
    await proveAddress(someone)
    expect(await isAdmin(someone)).toBe(true)
    await setAdmin(administrator.client, someone, false)
    await proveAddress(someone)
    expect(await isAdmin(someone)).toBe(false)
  })

  test('does not come back with a second account to somebody who was demoted', async () => {
    const someone = await named('demoted-twice')
    await proveAddress(someone)
    await setAdmin(administrator.client, someone, false)
    await asOwner('update auth.users set email = $2 where id = $1::uuid', [someone.id, addressOf('demoted-elsewhere')])
    const next = await register({}, someone.email)
    await proveAddress(next)
    expect(await isAdmin(next)).toBe(false)
  })
})

describe('the start of a market', () => {
  afterEach(() => setSetting('support_admin_email', null))

  const adminsOf = (email: string) =>
    asOwner<{ is_admin: boolean }>(
      'select is_admin from public.profiles as p join auth.users as u on u.id = p.id where u.email = $1',
      [email],
    )

  test('makes its administrator itself, once, with a password of its own', async () => {
    const email = addressOf('first')
    const made = await ensureAdministrator(await market(), email)
    expect(await adminsOf(email)).toEqual([{ is_admin: true }])
    const { error } = await (await guest()).auth.signInWithPassword({ email, password: made?.password ?? '' })
    expect(error).toBeNull()
    expect(await ensureAdministrator(await market(), email)).toBeUndefined()
  })

  test('makes none of somebody who has registered with that address before, and says so', async () => {
    const someone = await register()
    expect(await ensureAdministrator(await market(), someone.email)).toBeUndefined()
    expect(await isAdmin(someone)).toBe(false)
    expect(await isUnproved(await market(), someone.email)).toBe(true)
    await proveAddress(someone)
    expect(await isUnproved(await market(), someone.email)).toBe(false)
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

  test('are none any more where the session of their token has ended, by the database alone', async () => {
    const someone = await register()
    await setAdmin(administrator.client, someone, true)
    const [direct, lasting] = [await directClient(someone.client), await directClient(administrator.client)]
    expect((await setAdmin(direct, person, false)).error).toBeNull()
    await asOwner('delete from auth.sessions where user_id = $1::uuid', [someone.id])
    expect((await setAdmin(direct, someone, true)).error?.code).toBe('42501')
    expect((await direct.from('settings').select('key')).data).toEqual([])
    expect((await setAdmin(lasting, someone, false)).error).toBeNull()
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
    expect(begun.error).toMatchObject({ code: '42501', details: 'suspended' })
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

  test.each(['suspend_profile', 'lift_suspension', 'verify_registration', 'remove_avatar'])(
    '%s is for administrators',
    async (name) => {
      const args = { suspend_profile: { reason: 'Envy' }, verify_registration: { is_verified: true } }[name] ?? {}
      for (const client of [visitor, person.client, seller.client]) {
        expect((await client.rpc(name, { profile: seller.id, ...args })).error?.code).toBe('42501')
      }
    },
  )

  test('is lifted, and everything is back', async () => {
    await administrator.client.rpc('lift_suspension', { profile: seller.id })
    expect(await reads(visitor, 'listings', listing)).toBe(true)
    expect(await reads(visitor, 'public_profiles', seller.id)).toBe(true)
    expect((await seller.client.from('listings').insert(await draftOf(seller))).error).toBeNull()
  })
})

test('what was verified about a seller is public, and an address counts once a link to it was opened', async () => {
  person = await register({ name: 'Asha' })
  await listingOf(person, 'active')
  const flags = async () =>
    (
      await visitor
        .from('public_profiles')
        .select('is_email_verified, is_phone_verified, is_registration_verified')
        .eq('id', person.id)
        .single()
    ).data
  const none = { is_email_verified: false, is_phone_verified: false, is_registration_verified: false }
  expect(await flags()).toEqual(none)
  await proveAddress(person)
  expect(await flags()).toEqual({ ...none, is_email_verified: true })
  await administrator.client.rpc('verify_registration', { profile: person.id, is_verified: true })
  expect(await flags()).toMatchObject({ is_registration_verified: true })
  const change = (columns: object) => person.client.from('profiles').update(columns).eq('id', person.id).throwOnError()
  await change({ language: 'mr' })
  expect(await flags()).toMatchObject({ is_registration_verified: true })
  for (const columns of [{ name: 'Another Asha' }, { role: 'veterinarian' }]) {
    await administrator.client.rpc('verify_registration', { profile: person.id, is_verified: true })
    await change(columns)
    expect(await flags()).toMatchObject({ is_registration_verified: false })
  }
})
