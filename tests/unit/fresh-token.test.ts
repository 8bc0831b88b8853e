import { withFreshToken } from '@maveshi/shared/access/fresh-token'
import { readStorageAnswer, readStorageRefusal } from '@maveshi/shared/refusal/storage'
import { expect, test } from 'vitest'

/** The answers of the hosted storage, of the embedded one and of tables: which token each refuses, and which it does not. */
const EXPIRED = {
  statusCode: '403',
  code: 'AccessDenied',
  error: 'Unauthorized',
  message: '"exp" claim timestamp check failed',
}
const FORBIDDEN = { ...EXPIRED, message: 'new row violates row-level security policy' }
const FULL = { ...EXPIRED, message: 'the person has enough files' }
const STORAGE = 'https://market.example/storage/v1/object/listing-photos/a/b.webp'
const TABLE = 'https://market.example/rest/v1/listings'

function answerFrom(url: string, status: number, body: object): Response {
  return Object.defineProperty(Response.json(body, { status }), 'url', { value: url })
}

/** Asks once, with answers that come in turn. @returns the tokens that were asked with, and the last status */
async function askWith(url: string, ...answers: readonly [status: number, body: object][]) {
  const tokens: (string | null)[] = []
  const ask: typeof fetch = async (_input, init) => {
    const [status, body] = answers[tokens.length] ?? [500, {}]
    tokens.push(new Headers(init?.headers).get('authorization'))
    return answerFrom(url, status, body)
  }
  const again = withFreshToken(ask, async () => 'fresh')
  const { status } = await again(url, { headers: { authorization: 'Bearer old' } })
  return { tokens, status }
}

test('a token that the storage refuses is renewed, whichever status it says that by', async () => {
  for (const refusal of [
    [400, EXPIRED],
    [403, EXPIRED],
    [401, {}],
    [400, { ...EXPIRED, statusCode: '401' }],
  ] as const) {
    const asked = await askWith(STORAGE, [...refusal], [200, {}])
    expect(asked, JSON.stringify(refusal)).toEqual({ tokens: ['Bearer old', 'Bearer fresh'], status: 200 })
  }
})

test('no token is renewed for what its person may not do', async () => {
  for (const refusal of [
    [400, FORBIDDEN],
    [400, FULL],
    [400, { statusCode: '413', message: 'too large' }],
    [404, {}],
  ] as const) {
    expect(await askWith(STORAGE, [...refusal]), JSON.stringify(refusal)).toEqual({
      tokens: ['Bearer old'],
      status: refusal[0],
    })
  }
  expect((await askWith(TABLE, [403, { code: '42501', message: 'permission denied' }])).tokens).toHaveLength(1)
})

test('a token is renewed once, and the answer is told', async () => {
  expect(await askWith(STORAGE, [400, EXPIRED], [400, EXPIRED])).toEqual({
    tokens: ['Bearer old', 'Bearer fresh'],
    status: 400,
  })
})

test('a token that the storage goes on refusing is a session that has ended', () => {
  expect(readStorageRefusal(readStorageAnswer(400, JSON.stringify(EXPIRED))).kind).toBe('session')
  for (const refusal of [FORBIDDEN, FULL]) {
    expect(readStorageRefusal(readStorageAnswer(400, JSON.stringify(refusal))).kind).toBe('other')
  }
  expect(readStorageRefusal(readStorageAnswer(502, '<html>'))).toMatchObject({ kind: 'broken' })
})
