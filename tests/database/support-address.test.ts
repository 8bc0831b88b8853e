import { afterEach, describe, expect, test } from 'vitest'
import { addressOf, isAdmin, setAdmin } from '../support/administrators.ts'
import { registerCallers } from '../support/callers.ts'
import { mailedToken } from '../support/outbox.ts'
import { asOwner, guest, PASSWORD, type Person, proveAddress, register, setSetting } from '../support/people.ts'

const callers = registerCallers()

describe('the support address', () => {
  /** Somebody who has registered with what is, or becomes, the support address. */
  async function named(name: string, setting = (email: string) => email): Promise<Person> {
    const email = addressOf(name)
    await setSetting('support_admin_email', setting(email))
    return register({}, email)
  }

  afterEach(() => setSetting('support_admin_email', null))

  test('becomes administrator when the link mailed to it is opened', async () => {
    expect(await isAdmin(callers.administrator)).toBe(true)
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
      expect((await setAdmin(owner.client, callers.person, false)).error).toBeNull()
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
    await setAdmin(callers.administrator.client, someone, false)
    await proveAddress(someone)
    expect(await isAdmin(someone)).toBe(false)
  })

  test('does not come back with a second account to somebody who was demoted', async () => {
    const someone = await named('demoted-twice')
    await proveAddress(someone)
    await setAdmin(callers.administrator.client, someone, false)
    await asOwner('update auth.users set email = $2 where id = $1::uuid', [someone.id, addressOf('demoted-elsewhere')])
    const next = await register({}, someone.email)
    await proveAddress(next)
    expect(await isAdmin(next)).toBe(false)
  })
})
