import { afterEach, describe, expect, test } from 'vitest'
import { ensureAdministrator, isUnproved } from '../../commands/start/administrator.ts'
import { addressOf, isAdmin, setAdmin } from '../support/administrators.ts'
import { registerCallers } from '../support/callers.ts'
import { market } from '../support/market.ts'
import { asOwner, directClient, guest, proveAddress, register, setSetting } from '../support/people.ts'

const callers = registerCallers()

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
    expect((await setAdmin(callers.administrator.client, someone, true)).error).toBeNull()
    expect(await isAdmin(someone)).toBe(true)
    expect((await setAdmin(someone.client, someone, false)).error).toBeNull()
    expect(await isAdmin(someone)).toBe(false)
  })

  test.each([
    ['a person', () => callers.person.client],
    ['a guest', () => callers.visitor],
  ])('are made by nobody else: %s', async (_who, client) => {
    expect((await setAdmin(client(), callers.person, true)).error?.code).toBe('42501')
    expect(await isAdmin(callers.person)).toBe(false)
  })

  test('are none any more where the session of their token has ended, by the database alone', async () => {
    const someone = await register()
    await setAdmin(callers.administrator.client, someone, true)
    const [direct, lasting] = [await directClient(someone.client), await directClient(callers.administrator.client)]
    expect((await setAdmin(direct, callers.person, false)).error).toBeNull()
    await asOwner('delete from auth.sessions where user_id = $1::uuid', [someone.id])
    expect((await setAdmin(direct, someone, true)).error?.code).toBe('42501')
    expect((await direct.from('settings').select('key')).data).toEqual([])
    expect((await setAdmin(lasting, someone, false)).error).toBeNull()
  })

  test('do not promote somebody who is not there', async () => {
    const nobody = { ...callers.person, id: '00000000-0000-4000-8000-000000000000' }
    expect((await setAdmin(callers.administrator.client, nobody, true)).status).toBe(404)
  })

  test('cannot be demoted or suspended to the last', async () => {
    const others = await asOwner<{ id: string }>(
      'update public.profiles set is_admin = false where is_admin and id <> $1::uuid returning id',
      [callers.administrator.id],
    )
    const demoted = await setAdmin(callers.administrator.client, callers.administrator, false)
    expect(demoted.status).toBe(409)
    expect(demoted.error?.details).toBe('last-owner')
    const suspension = { profile: callers.administrator.id, reason: 'A test' }
    expect((await callers.administrator.client.rpc('suspend_profile', suspension)).status).toBe(409)
    expect(await isAdmin(callers.administrator)).toBe(true)
    for (const { id } of others) await asOwner('update public.profiles set is_admin = true where id = $1::uuid', [id])
  })
})
