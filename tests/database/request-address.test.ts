import { query } from '@maveshi/supabase/local/database'
import { describe, expect, test } from 'vitest'
import { market } from '../support/market.ts'
import { setSetting } from '../support/people.ts'

describe('the address of a request', () => {
  const networkOf = async (forwarded: string, believed = 'last') => {
    const { connection } = await market()
    await setSetting('visitor_address', believed)
    const [row] = await query<{ network: string | null }>(
      connection,
      "select private.request_network()::text as network from set_config('request.headers', $1, true)",
      [forwarded],
    )
    await setSetting('visitor_address', 'last')
    return row?.network ?? null
  }
  const headers = (forwarded: string) => JSON.stringify({ 'x-forwarded-for': forwarded })

  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['1.2.3.4, 203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.7, 127.0.0.1, ::1, 10.0.0.9', '203.0.113.7/32'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['203.0.113.7, 0.0.0.0/0', '203.0.113.7/32'],
    ['127.0.0.1', null],
    ['nowhere', null],
    ['', null],
  ])('of “%s” is %s', async (forwarded, network) => {
    expect(await networkOf(headers(forwarded))).toBe(network)
  })

  test('is not known without headers, or without sense in them', async () => {
    for (const text of ['', '{}', 'nonsense', '[]', '"x"']) expect(await networkOf(text)).toBeNull()
  })

  test('is the one before behind a gateway that adds its own, and none where none is believed', async () => {
    expect(await networkOf(headers('203.0.113.7, 198.51.100.1'), 'last-but-one')).toBe('203.0.113.7/32')
    expect(await networkOf(headers('203.0.113.7'), 'last-but-one')).toBe('203.0.113.7/32')
    expect(await networkOf(headers('203.0.113.7'), 'none')).toBeNull()
  })
})
