import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { forwardedHeaders } from '../../storefront/server/forwarded-headers.ts'
import { readEnvironment } from '../../supabase/local/environment.ts'

const PROXY = '192.0.2.1'

/** What the backend is told of a visitor who comes by way of proxies. */
function told(forwardedFor: string | undefined, proxies: number) {
  const headers = {
    'x-forwarded-for': forwardedFor,
    'x-forwarded-host': 'elsewhere.example',
    'x-forwarded-proto': 'https',
    forwarded: 'for=198.51.100.9',
    'x-real-ip': '198.51.100.9',
  }
  return forwardedHeaders(
    { headers, socket: { remoteAddress: PROXY } } as unknown as IncomingMessage,
    undefined,
    'rest',
    { proxies },
  )
}

test.each([
  [0, undefined, PROXY],
  [0, '203.0.113.7', PROXY],
  [1, '203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [1, '198.51.100.1,198.51.100.2 , 2001:db8::7', '2001:db8::7'],
  [2, '198.51.100.1, 203.0.113.7, 192.0.2.2', '203.0.113.7'],
  [2, '203.0.113.7', '203.0.113.7'],
  [1, undefined, PROXY],
  [1, '', PROXY],
  [1, '203.0.113.7, unknown', PROXY],
])('behind %i proxies that name %s a visitor is %s', (proxies, forwardedFor, address) => {
  expect(told(forwardedFor, proxies)).toEqual({ 'x-forwarded-for': address })
})

describe('TRUST_PROXY', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['', 0],
    ['0', 0],
    ['1', 1],
    ['5', 5],
  ])('may be “%s”', (text, proxies) => {
    vi.stubEnv('TRUST_PROXY', text)
    expect(readEnvironment().trustedProxies).toBe(proxies)
  })

  test.each(['6', '-1', '1.5', 'true', 'loopback', ' '])('may not be “%s”', (text) => {
    vi.stubEnv('TRUST_PROXY', text)
    expect(readEnvironment).toThrow(`TRUST_PROXY=${text} is wrong: give a whole number from 0 to 5.`)
  })
})
