import { standInFront } from '@maveshi/supabase/local/front'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, request, tokenOf } from '../support/auth-requests.ts'
import { market, SITE_URL } from '../support/market.ts'
import { mailedToken } from '../support/outbox.ts'
import { asOwner, guest, PASSWORD, type Person, register } from '../support/people.ts'

type Behind = Parameters<typeof standInFront>[0]

let person: Person

/** Signs in once more, as on another telephone. */
async function elsewhere({ email }: Person, password = PASSWORD) {
  const client = await guest()
  const { error } = await client.auth.signInWithPassword({ email, password })
  return { client, error }
}

beforeAll(async () => {
  person = await register()
})

test('a password of which bcrypt would not read the end is refused, however few letters it has', async () => {
  const password = 'क'.repeat(25)
  const answers = [
    await request('POST', 'signup', { email: 'long-password@maveshi.example', password }),
    await request('PUT', 'user', { password, current_password: PASSWORD }, await tokenOf(person)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400])
  expect(await Promise.all(answers.map(codeOf))).toEqual(['validation_failed', 'validation_failed'])
})

test('a sign-in by the old password that is under way while a new one is set ends with nothing', async () => {
  const backend = await market()
  const someone = await register()
  // The old password was compared, a new one was set and ended what there was, and only then is the session made.
  const lite = {
    async fetch(asked: Request) {
      const answer = await backend.lite.fetch(asked)
      await asOwner("update auth.users set encrypted_password = 'hash-of-another' where id = $1::uuid", [someone.id])
      return answer
    },
  } as Behind['lite']
  const front = standInFront({ ...backend, lite, siteUrl: SITE_URL, addressLimitFactor: 1 })
  const answer = await front.request('http://market.test/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: backend.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: someone.email, password: PASSWORD }),
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  })
  expect(answer.headers.get('sb-auth-session-id')).toBeNull()
  const sessions = await asOwner('select id from auth.sessions where user_id = $1::uuid', [someone.id])
  // That of the registration.
  expect(sessions).toHaveLength(1)
})

describe('a new password', () => {
  const NEW = 'quite-another-password'
  let someone: Person
  beforeAll(async () => {
    someone = await register()
  })

  test.each([
    ['without the present one', {}, 'current_password_required'],
    ['with a wrong present one', { current_password: 'not-the-password' }, 'current_password_invalid'],
    ['with something else than a text', { current_password: { length: 8 } }, 'validation_failed'],
  ])('is refused %s', async (_how, more, code) => {
    const answer = await request('PUT', 'user', { password: NEW, ...more }, await tokenOf(someone))
    expect(answer.status).toBe(400)
    expect(await codeOf(answer)).toBe(code)
    expect((await elsewhere(someone)).error).toBeNull()
  })

  test('with the present one ends every other session, and not the own one', async () => {
    const other = await elsewhere(someone)
    const token = await tokenOf({ ...someone, client: other.client })
    const changed = await someone.client.auth.updateUser({ password: NEW, current_password: PASSWORD })
    expect(changed.error).toBeNull()
    expect((await other.client.auth.refreshSession()).error).not.toBeNull()
    expect((await request('GET', 'user', undefined, token)).status).toBe(403)
    expect((await someone.client.auth.refreshSession()).error).toBeNull()
    expect((await elsewhere(someone)).error?.code).toBe('invalid_credentials')
  })

  test('needs no present one after a link for whoever has forgotten it, once', async () => {
    const forgetful = await register()
    const other = await elsewhere(forgetful)
    const client = await guest()
    await client.auth.resetPasswordForEmail(forgetful.email)
    await client.auth.verifyOtp({ type: 'recovery', token_hash: await mailedToken(forgetful.email) })
    expect((await client.auth.updateUser({ password: NEW })).error).toBeNull()
    expect((await other.client.auth.refreshSession()).error).not.toBeNull()
    const again = await client.auth.updateUser({ password: 'a-third-password' })
    expect(again.error?.code).toBe('current_password_required')
  })

  test('is no way to guess the present one', async () => {
    const watched = await register()
    const token = await tokenOf(watched)
    const guess = (turn: number) =>
      request('PUT', 'user', { password: NEW, current_password: `guess-${turn}` }, token).then(({ status }) => status)
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) statuses.push(await guess(turn))
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  test('is set by nobody else, whatever the token says', async () => {
    const answer = await request('PUT', 'user', { password: NEW, current_password: PASSWORD }, 'a.b.c')
    expect(answer.status).toBeGreaterThanOrEqual(401)
    expect(answer.status).toBeLessThan(404)
  })
})
