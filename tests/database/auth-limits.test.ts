import { standInFront } from '@maveshi/supabase/local/front'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { PASSWORDS_AS_EVER } from '../support/cheap-passwords.ts'
import { market, SITE_URL } from '../support/market.ts'
import { mailsTo } from '../support/outbox.ts'
import { asOwner, PASSWORD, type Person, register } from '../support/people.ts'

// Booting takes longer than a test may.
beforeAll(async () => {
  await market()
})

const JSON_BODY = { 'content-type': 'application/json' }

/** The market of these tests with the limits that every market has, and nothing counted yet. */
async function freshFront() {
  const backend = await market()
  const front = standInFront({ ...backend, siteUrl: SITE_URL, addressLimitFactor: 1 })
  return (path: string, body: object, caller = '203.0.113.7') =>
    front.request(`http://market.test/auth/v1/${path}`, {
      method: 'POST',
      headers: { ...JSON_BODY, apikey: backend.keys.publishableKey, 'x-forwarded-for': `198.51.100.1, ${caller}` },
      body: JSON.stringify(body),
    })
}

const repeat = async (times: number, act: (turn: number) => Promise<Response> | Response) => {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) statuses.push((await act(turn)).status)
  return statuses
}

const strangerOf = (name: string) => `${name}-${process.pid}-${Date.now()}@maveshi.example`
const signIn = 'token?grant_type=password'
/** No password at all is a wrong one too, and costs no time to compare. */
const NONE = ''

test('a password is guessed ten times from one address, then it is enough for a while', async () => {
  const post = await freshFront()
  const { email } = await register()
  expect(await repeat(10, (turn) => post(signIn, { email, password: `guess-${turn}` }))).toEqual(Array(10).fill(400))
  const refused = await post(signIn, { email: email.toUpperCase(), password: PASSWORD })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
  expect((await post(signIn, { email, password: PASSWORD }, '203.0.113.8')).status).toBe(200)
  expect((await post(signIn, { email: (await register()).email, password: PASSWORD })).status).toBe(200)
})

test('the right password is never one too many', async () => {
  const post = await freshFront()
  const { email } = await register()
  expect(await repeat(12, () => post(signIn, { email, password: PASSWORD }))).toEqual(Array(12).fill(200))
})

test('guesses at the same time count one by one', async () => {
  const post = await freshFront()
  const email = strangerOf('nobody')
  const answers = await Promise.all(Array.from({ length: 15 }, () => post(signIn, { email, password: NONE })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('sixty wrong passwords an hour are enough for an account, wherever they come from', async () => {
  const post = await freshFront()
  const email = strangerOf('wanted')
  const statuses = await repeat(62, (turn) => post(signIn, { email, password: NONE }, `203.0.113.${turn}`))
  expect(statuses).toEqual([...Array(60).fill(400), 429, 429])
})

test.each([
  ['recover', {}],
  // To somebody who has an account, as such a request has to say.
  ['otp', { create_user: false }],
])('%s mails an account four times an hour, and says no more of one than of none', async (path, more) => {
  const post = await freshFront()
  const { email } = await register()
  const stranger = strangerOf('stranger')
  for (const address of [email, stranger]) {
    expect(await repeat(5, () => post(path, { ...more, email: address }))).toEqual([200, 200, 200, 200, 429])
  }
  expect((await post(path, { ...more, email })).headers.get('x-sb-error-code')).toBe('over_email_send_rate_limit')
  expect(await mailsTo(email)).toHaveLength(4)
  expect(await mailsTo(stranger)).toEqual([])
  expect(await asOwner('select 1 from auth.users where email = $1', [stranger])).toEqual([])
})

test('one address may mail, register and open links generously, but not without end', async () => {
  const post = await freshFront()
  const untilRefused = async (path: string, body: (turn: number) => object, most: number) => {
    const statuses = await Promise.all(Array.from({ length: most + 1 }, (_, turn) => post(path, body(turn))))
    return statuses.filter(({ status }) => status === 429).length
  }
  const nobody = (turn: number) => ({ email: strangerOf(`n${turn}`), password: 'short' })
  expect(await untilRefused('recover', nobody, 150)).toBe(1)
  expect(await untilRefused('signup', nobody, 150)).toBe(1)
  expect(await untilRefused('verify', () => ({ type: 'recovery', token_hash: 'x' }), 300)).toBe(1)
  expect((await post('recover', nobody(0), '203.0.113.9')).status).toBe(200)
})

test('telephones of one household of the sixth version count as one, and as one with the form that maps the fourth', async () => {
  const post = await freshFront()
  const email = strangerOf('sixth')
  const guess = (caller: string) => post(signIn, { email, password: NONE }, caller)
  await repeat(10, (turn) => guess(`2001:db8:1:2:${turn}::${turn}`))
  expect((await guess('2001:db8:1:2::99')).status).toBe(429)
  expect((await guess('2001:db8:1:3::99')).status).toBe(400)
  await repeat(10, () => guess('::ffff:203.0.113.50'))
  expect((await guess('203.0.113.50')).status).toBe(429)
})

test('only a call from this machine says on whose behalf it comes, and only by the last address it names', async () => {
  const backend = await market()
  const front = standInFront({ ...backend, siteUrl: SITE_URL, addressLimitFactor: 1 })
  const guess = async (peer: string, forwarded: string) => {
    const answer = await front.request(
      `http://market.test/auth/v1/${signIn}`,
      {
        method: 'POST',
        headers: { ...JSON_BODY, apikey: backend.keys.publishableKey, 'x-forwarded-for': forwarded },
        body: JSON.stringify({ email: 'nobody-forwarded@maveshi.example', password: NONE }),
      },
      { incoming: { socket: { remoteAddress: peer } } },
    )
    return answer.status
  }
  for (let turn = 0; turn < 10; turn += 1) await guess('203.0.113.60', `198.51.100.${turn}`)
  expect(await guess('203.0.113.60', '198.51.100.99')).toBe(429)
  for (let turn = 0; turn < 10; turn += 1) await guess('127.0.0.1', `198.51.100.${turn}, 203.0.113.61`)
  expect(await guess('::ffff:127.0.0.1', '198.51.100.99, 203.0.113.61')).toBe(429)
  expect(await guess('127.0.0.1', '203.0.113.61, 203.0.113.62')).toBe(400)
  expect(await guess('127.0.0.1', 'not-an-address')).toBe(400)
})

/** The median of how long some requests take, one after the other. */
async function medianOf(times: number, act: () => Promise<Response> | Response): Promise<number> {
  const taken: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const startedAt = performance.now()
    await act()
    taken.push(performance.now() - startedAt)
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}

test('how long an answer takes does not tell who has an account', async () => {
  // Where hashing costs next to nothing, its time tells nothing either.
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', PASSWORDS_AS_EVER)
  onTestFinished(() => void vi.unstubAllEnvs())
  const post = await freshFront()
  const { email } = await register()
  const nobody = strangerOf('untimed')
  const within = async (path: string, body: object, times: number) => {
    const known = await medianOf(times, () => post(path, { ...body, email }))
    const unknown = await medianOf(times, () => post(path, { ...body, email: nobody }))
    return known / unknown
  }
  for (const ratio of [await within(signIn, { password: 'a-wrong-password' }, 7), await within('recover', {}, 3)]) {
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  }
})

test('a person is known by their address in any letters', async () => {
  const post = await freshFront()
  const someone: Person = await register()
  expect((await post(signIn, { email: someone.email.toUpperCase(), password: PASSWORD })).status).toBe(200)
})
