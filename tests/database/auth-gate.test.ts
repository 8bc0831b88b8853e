import { createHash } from 'node:crypto'
import { standInFront } from '@maveshi/supabase/local/front'
import { beforeAll, describe, expect, test } from 'vitest'
import { market, SITE_URL } from '../support/market.ts'
import { mailedToken, mailsTo } from '../support/outbox.ts'
import { asOwner, guest, PASSWORD, type Person, register, service } from '../support/people.ts'

type Behind = Parameters<typeof standInFront>[0]

let person: Person

async function request(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const { app, keys } = await market()
  const headers: Record<string, string> = { apikey: keys.publishableKey, 'content-type': 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return app.fetch(
    new Request(`http://market.test/auth/v1/${path}`, { method, headers, ...(body ? { body: text } : {}) }),
  )
}

const codeOf = async (answer: Response) => ((await answer.json()) as { error_code?: string }).error_code

async function tokenOf({ client }: Person): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? ''
}

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

describe('a mailed link', () => {
  test('carries the hash of a code that is too long to be guessed, and nobody is mailed the code', async () => {
    const { lite } = await market()
    expect(lite.config.auth?.email?.otp_length).toBeGreaterThanOrEqual(40)
    await person.client.auth.resetPasswordForEmail(person.email)
    expect(await mailedToken(person.email)).toMatch(/^[0-9a-f]{64}$/)
    const mail = (await mailsTo(person.email)).at(-1) ?? ''
    expect(mail.replaceAll(person.email, '')).not.toMatch(/\b\d{6,}\b/)
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
  const front = standInFront({ ...backend, lite, dataDir: '', siteUrl: SITE_URL, addressLimitFactor: 1 })
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

describe('what people say of themselves', () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 'x']))
  const deep = (levels: number): object => (levels === 0 ? {} : { inner: deep(levels - 1) })

  test.each([
    ['too long', { name: 'x'.repeat(2100) }],
    ['too much', keys(17)],
    ['too deep', deep(6)],
    ['no object', ['name']],
    [
      'numbers without end',
      { name: 1e300, role: 1e301, phone: 1e302, language: -1e303, placeId: 1e304, more: 1e305, end: 1e306 },
    ],
    ['signs that cannot be stored', { name: 'a\u0000b' }],
    ['half a sign', { name: '\ud800' }],
  ])('is refused where it is %s, at registration and later', async (_what, data) => {
    const email = `much-${process.pid}-${Date.now()}@maveshi.example`
    const answer = await request('POST', 'signup', { email, password: PASSWORD, data })
    expect(answer.status).toBe(400)
    expect((await request('PUT', 'user', { data }, await tokenOf(person))).status).toBe(400)
    expect(await asOwner('select 1 from auth.users where email = $1', [email])).toEqual([])
  })

  test('does not grow bit by bit', async () => {
    const someone = await register(keys(10))
    const token = await tokenOf(someone)
    const more = Object.fromEntries(Object.keys(keys(10)).map((key) => [`more-${key}`, 'x']))
    expect((await request('PUT', 'user', { data: more }, token)).status).toBe(400)
    expect((await request('PUT', 'user', { data: { k0: 'y' } }, token)).status).toBe(200)
  })

  test('is not what the service itself says of them there', async () => {
    const someone = await register()
    const token = await tokenOf(someone)
    const data = {
      sub: 'x'.repeat(3000),
      email: ['x'],
      email_verified: 'x'.repeat(3000),
      phone_verified: {},
      name: 'A',
    }
    expect((await request('PUT', 'user', { data }, token)).status).toBe(200)
    const { user_metadata: said } = (await (await request('GET', 'user', undefined, token)).json()) as {
      user_metadata: object
    }
    expect(said).toEqual({
      sub: someone.id,
      email: someone.email,
      email_verified: true,
      phone_verified: false,
      name: 'A',
    })
  })

  test('is not longer under a name of the service, whatever that server lets through', async () => {
    for (const name of ['sub', 'email', 'email_verified', 'phone_verified']) {
      const said = JSON.stringify({ [name]: 'x'.repeat(2000) })
      const change = asOwner('update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1::uuid', [
        person.id,
        said,
      ])
      await expect(change).rejects.toThrow(/too much metadata/)
    }
  })

  test('is held to the same by the database, for servers without such a check', async () => {
    const change = asOwner('update auth.users set raw_user_meta_data = $2::text::jsonb where id = $1::uuid', [
      person.id,
      JSON.stringify(keys(17)),
    ])
    await expect(change).rejects.toThrow(/too much metadata/)
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
