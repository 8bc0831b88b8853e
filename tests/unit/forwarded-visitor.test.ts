import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { forwardedHeaders, readForwarding } from '../../storefront/server/forwarded-headers.ts'

const KEYS = { publishable: 'sb_publishable_market', secret: 'sb_secret_market' }

/** A request from a visitor who says whatever helps, by way of one proxy. */
const requestWith = (headers: Record<string, string>) =>
  ({
    headers: {
      'x-forwarded-for': '198.51.100.1, 203.0.113.7',
      'x-forwarded-host': 'elsewhere.example',
      'sb-forwarded-for': '198.51.100.2',
      ...headers,
    },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

const visit = (headers: Record<string, string>, service: 'auth' | 'rest' | 'storage', proxies = 1, keys = KEYS) =>
  forwardedHeaders(requestWith(headers), 2, service, { proxies, keys })

test('the authentication of a hosted project is told the visitor by the secret key, and nobody else is', () => {
  expect(visit({ apikey: KEYS.publishable }, 'auth')).toMatchObject({
    apikey: KEYS.secret,
    'sb-forwarded-for': '203.0.113.7',
    'x-forwarded-for': '203.0.113.7',
  })
  for (const service of ['rest', 'storage'] as const) {
    const sent = visit({ apikey: KEYS.publishable }, service)
    expect(sent).toMatchObject({ apikey: KEYS.publishable, 'x-forwarded-for': '203.0.113.7' })
    expect(sent).not.toHaveProperty('sb-forwarded-for')
  }
})

test('without a trusted proxy the visitor is whoever calls, whatever the headers say', () => {
  expect(visit({ apikey: KEYS.publishable }, 'auth', 0)).toMatchObject({
    'sb-forwarded-for': '10.0.0.1',
    'x-forwarded-for': '10.0.0.1',
  })
})

test('a person goes on with their own token, and the key that stands for none does not go along', () => {
  const own = visit({ apikey: KEYS.publishable, authorization: 'Bearer a.b.c' }, 'auth')
  expect(own).toMatchObject({ apikey: KEYS.secret, authorization: 'Bearer a.b.c' })
  const none = visit({ apikey: KEYS.publishable, authorization: `Bearer ${KEYS.publishable}` }, 'auth')
  expect(none).not.toHaveProperty('authorization')
})

test('nobody is vouched for who does not bring the key of the market', () => {
  for (const headers of [{}, { apikey: 'sb_publishable_elsewhere' }, { apikey: KEYS.secret }] as Record<
    string,
    string
  >[]) {
    const sent = visit(headers, 'auth')
    expect(sent.apikey).toBe(headers.apikey)
    expect(sent).not.toHaveProperty('sb-forwarded-for')
  }
})

test('no host that a visitor names goes along, and without keys no address but one', () => {
  const sent = forwardedHeaders(requestWith({ apikey: KEYS.publishable }), 2, 'auth', { proxies: 1 })
  expect(sent).toEqual({ apikey: KEYS.publishable, 'x-forwarded-for': '203.0.113.7', 'content-length': '2' })
})

test('a secret key without the publishable one is none', () => {
  const both = { SUPABASE_PUBLISHABLE_KEY: 'a', SUPABASE_SECRET_KEY: 'b', TRUST_PROXY: '2' }
  expect(readForwarding(both)).toEqual({ proxies: 2, keys: { publishable: 'a', secret: 'b' } })
  for (const missing of [
    { ...both, SUPABASE_SECRET_KEY: '' },
    { ...both, SUPABASE_PUBLISHABLE_KEY: '' },
  ]) {
    expect(readForwarding(missing).keys).toBeUndefined()
  }
})
