import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeOf, request, tokenOf } from '../support/auth-requests.ts'
import { market } from '../support/market.ts'
import { mailedToken, mailsTo } from '../support/outbox.ts'
import { asOwner, guest, PASSWORD, type Person, register, service } from '../support/people.ts'

let person: Person

beforeAll(async () => {
  person = await register()
})

describe('a mailed link', () => {
  test('carries the hash of a code that is too long to be guessed, and nobody is mailed the code', async () => {
    const { lite } = await market()
    expect(lite.config.auth?.email?.otp_length).toBeGreaterThanOrEqual(40)
    await person.client.auth.resetPasswordForEmail(person.email)
    expect(await mailedToken(person.email)).toMatch(/^[0-9a-f]{64}$/)
    const mail = (await mailsTo(person.email)).at(-1) ?? ''
    const said = mail.replaceAll(person.email, '').replaceAll(encodeURIComponent(person.email), '')
    expect(said).not.toMatch(/\b\d{6,}\b/)
  })

  test.each(['recovery', 'magiclink', 'email', 'signup', 'email_change', 'reauthentication'])(
    'is the only way: codes are refused without being looked at (%s)',
    async (type) => {
      const answer = await request('POST', 'verify', { type, email: person.email, token: '123456' })
      expect(answer.status).toBe(403)
      expect(await codeOf(answer)).toBe('otp_expired')
    },
  )

  test('is the only way even where a short code is right', async () => {
    const someone = await register()
    const hash = createHash('sha256').update(`${someone.email}123456`).digest('hex')
    await asOwner('update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1::uuid', [
      someone.id,
      hash,
    ])
    const answer = await request('POST', 'verify', { type: 'recovery', email: someone.email, token: '123456' })
    expect(answer.status).toBe(403)
  })

  test.each(['recovery', 'magiclink'] as const)(
    'to a former address opens nothing once the address has changed (%s)',
    async (type) => {
      const someone = await register()
      const ask =
        type === 'recovery'
          ? await someone.client.auth.resetPasswordForEmail(someone.email)
          : await someone.client.auth.signInWithOtp({ email: someone.email, options: { shouldCreateUser: false } })
      expect(ask.error).toBeNull()
      const former = await mailedToken(someone.email)
      const email = `moved-${someone.id}@maveshi.example`
      await someone.client.auth.updateUser({ email })
      for (const token_hash of [await mailedToken(someone.email), await mailedToken(email)]) {
        expect((await request('POST', 'verify', { type: 'email_change', token_hash })).status).toBe(200)
      }
      expect((await request('POST', 'verify', { type, token_hash: former })).status).toBe(403)
      await someone.client.auth.resetPasswordForEmail(email)
      const token_hash = await mailedToken(email)
      expect((await request('POST', 'verify', { type: 'recovery', token_hash })).status).toBe(200)
    },
  )

  test('that changes the address opens nothing once a new password was set, unless it was asked for with it', async () => {
    const someone = await register()
    const token = await tokenOf(someone)
    const email = `pending-${someone.id}@maveshi.example`
    const open = async () =>
      (await request('POST', 'verify', { type: 'email_change', token_hash: await mailedToken(someone.email) })).status
    await someone.client.auth.updateUser({ email })
    await request('PUT', 'user', { password: 'a-second-password', current_password: PASSWORD }, token)
    expect(await open()).toBe(403)
    await request('PUT', 'user', { email, password: 'a-third-password', current_password: 'a-second-password' }, token)
    expect(await open()).toBe(200)
  })

  test('opens once', async () => {
    const someone = await register()
    await someone.client.auth.resetPasswordForEmail(someone.email)
    const token_hash = await mailedToken(someone.email)
    const answers = await Promise.all([1, 2, 3].map(() => request('POST', 'verify', { type: 'recovery', token_hash })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })
})

test.each([
  ['GET', 'verify?type=recovery&token=abc', 405],
  ['POST', 'magiclink', 404],
  ['POST', 'resend', 404],
  ['GET', 'reauthenticate', 404],
  ['GET', 'authorize?provider=github', 404],
  ['GET', 'callback', 404],
  ['GET', 'settings', 404],
  ['POST', 'token?grant_type=pkce', 400],
  ['POST', 'token', 404],
  ['POST', '%73ignup/', 404],
  ['DELETE', 'user', 405],
])('what the market does not use is not offered: %s %s', async (method, path, status) => {
  const token = await tokenOf(person)
  const answer = await request(method, path, method === 'GET' ? undefined : { email: person.email }, token)
  expect(answer.status).toBe(status)
})

describe('a token whose session has ended', () => {
  let someone: Person
  let token: string
  beforeAll(async () => {
    someone = await register()
    token = await tokenOf(someone)
    expect((await request('POST', 'logout?scope=global', {}, token)).status).toBe(204)
  })

  async function act(method: string, path: string, body?: unknown, authorization = `Bearer ${token}`) {
    const { app, keys } = await market()
    const headers = { apikey: keys.publishableKey, 'content-type': 'application/json', authorization }
    return app.fetch(
      new Request(`http://market.test/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }),
    )
  }

  test.each([
    ['GET', 'rest/v1/profiles?select=id&id=eq.00000000-0000-4000-8000-000000000000', undefined],
    ['GET', 'rest/v1/categories?select=value', undefined],
    ['PATCH', 'rest/v1/profiles?id=eq.00000000-0000-4000-8000-000000000000', { phone: '+919000000001' }],
    ['POST', 'rest/v1/rpc/set_admin', { profile: '00000000-0000-4000-8000-000000000000', is_admin: true }],
  ])('acts at no table or function: %s %s', async (method, path, body) => {
    for (const authorization of [`Bearer ${token}`, `Bearer   ${token} `]) {
      const answer = await act(method, path, body, authorization)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ code: 'PGRST303', details: null, hint: null, message: 'JWT expired' })
    }
  })

  test('acts at no stored file', async () => {
    for (const [method, path, body] of [
      ['POST', 'storage/v1/object/list/avatars', { prefix: someone.id }],
      ['DELETE', 'storage/v1/object/avatars', { prefixes: [`${someone.id}/picture.webp`] }],
      ['POST', `storage/v1/object/avatars/${someone.id}/picture.webp`, { no: 'picture' }],
    ] as const) {
      const answer = await act(method, path, body)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ statusCode: '401' })
    }
  })

  test('is told from one whose session goes on, and from no token at all', async () => {
    const path = 'rest/v1/categories?select=value'
    const { keys } = await market()
    expect((await act('GET', path, undefined, `Bearer ${await tokenOf(person)}`)).status).toBe(200)
    expect((await act('GET', path, undefined, `Bearer ${keys.publishableKey}`)).status).toBe(200)
    expect((await act('GET', path, undefined, 'Bearer a.b.c')).status).toBe(401)
    expect((await (await guest()).from('categories').select('value')).error).toBeNull()
    expect((await (await service()).from('settings').select('key')).error).toBeNull()
  })
})

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a number', '5'],
  ['a number for an address', { email: 5, password: PASSWORD }],
  ['a list for a password', { email: 'a@b.example', password: [] }],
  ['an address with a tag', { email: '<b>a</b>@b.example', password: PASSWORD }],
  ['an address with a quote', { email: '"a@b.example', password: PASSWORD }],
  ['an address with control characters', { email: 'a\u001b[2J@b.example', password: PASSWORD }],
  ['an address with a zero', { email: 'a\u0000@b.example', password: PASSWORD }],
  ['an address without end', { email: `${'a'.repeat(300)}@b.example`, password: PASSWORD }],
])('a body that is %s is a 400 everywhere', async (_what, body) => {
  for (const path of ['signup', 'token?grant_type=password', 'recover', 'otp', 'verify']) {
    const status = (await request('POST', path, body)).status
    if (path === 'verify' && typeof body === 'object') expect([400, 403]).toContain(status)
    else expect(status).toBe(400)
  }
})

test('a body of more than sixteen kilobytes is not read', async () => {
  const answer = await request('POST', 'signup', { email: 'a@b.example', password: 'x'.repeat(20_000) })
  expect(answer.status).toBe(413)
})

test('an address stands in a mail as it was typed, and is no part of its form', async () => {
  const someone = await register({}, `o'brien&sons-${process.pid}-${Date.now()}@maveshi.example`)
  await someone.client.auth.updateUser({ email: `x&y'z-${process.pid}-${Date.now()}@maveshi.example` })
  const mail = (await mailsTo(someone.email)).at(-1) ?? ''
  expect(mail).toContain('o&#39;brien&amp;sons')
  expect(mail).toContain('x&amp;y&#39;z')
})
