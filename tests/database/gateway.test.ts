import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasChangedRows } from '../../storefront/server/changed-rows.ts'
import { market } from '../support/market.ts'
import { type Person, register, suspend } from '../support/people.ts'

let seller: Person
let token: string

beforeAll(async () => {
  seller = await register({ name: 'Sunita' })
  const { data } = await seller.client.auth.getSession()
  token = data.session?.access_token ?? ''
})

afterAll(() => seller.client.auth.signOut())

/** Sends a request past the clients, which would not send it so. */
async function send(target: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) {
  const { app, keys } = await market()
  const init = {
    method,
    headers: { apikey: keys.publishableKey, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  return app.fetch(new Request(`http://market.test${target}`, init))
}

describe('the embedded backend', () => {
  test.each([
    '/_system/introspect',
    '/_system',
    '/rest/v1/',
    '/auth/v1/admin/users',
    '/auth/v1/settings',
    '/storage/v1/bucket',
    '/nowhere',
  ])('has nothing at %s', async (target) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) expect((await send(target, method)).status).toBe(404)
  })

  test.each([
    '/rest/v1/categories?value=imatch.((a*)*)*b',
    '/rest/v1/listings?select=id,public_profiles(listings(public_profiles(id)))&status=eq.active',
    '/rest/v1/listings?select=*&status=eq.active&order=description',
    '/rest/v1/places?id=eq.%ff',
    '/rest/v1/places?id=eq.%00',
  ])('is not asked %s', async (target) => expect((await send(target)).status).toBe(400))

  test('reads no more of a body than it is for', async () => {
    const breed = Array.from({ length: 20_000 }, (_, n) => `v${n}`)
    expect((await send('/rest/v1/rpc/search_listings', 'POST', { attributes: { breed } })).status).toBe(413)
    expect((await send('/rest/v1/rpc/search_listings', 'POST', { query: '\0' })).status).toBe(400)
    expect((await send('/rest/v1/rpc/search_listings', 'POST', [1, 2])).status).toBe(400)
  })

  test('gives a program with the secret key what it asks', async () => {
    const { keys } = await market()
    const answer = await send('/rest/v1/places?id=like.IN*&limit=2', 'GET', undefined, { apikey: keys.secretKey })
    expect(answer.status).toBe(200)
    expect((await send('/_system/introspect', 'GET', undefined, { apikey: keys.secretKey })).status).toBe(404)
  })
})

test('a write says whether it has changed rows, be it asked for them or not', async () => {
  const rename = async (prefer: string) => {
    const headers = { authorization: `Bearer ${token}`, prefer }
    const answer = await send(`/rest/v1/profiles?id=eq.${seller.id}`, 'PATCH', { name: 'Asha' }, headers)
    return { status: answer.status, changed: hasChangedRows(Object.fromEntries(answer.headers)) }
  }
  expect(await rename('return=minimal,count=exact')).toEqual({ status: 204, changed: true })
  expect(await rename('return=representation,count=exact')).toEqual({ status: 200, changed: true })
  await suspend(seller)
  expect(await rename('return=minimal,count=exact')).toMatchObject({ changed: false })
  expect(await rename('return=representation,count=exact')).toMatchObject({ changed: false })
})
