import { oneLine } from '@maveshi/shared/log/one-line'
import { shortenLog } from '@maveshi/shared/log/short-log'
import { standInFront } from '@maveshi/supabase/local/front'
import { describe as describeError, logRequestsInLines } from '@maveshi/supabase/local/request-log'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** A console that remembers what was printed. */
function recording(): { log: Console; lines: string[] } {
  const lines: string[] = []
  const print = (...parts: unknown[]) => void lines.push(parts.join(' '))
  return { log: { error: print, warn: print, info: print, log: print } as unknown as Console, lines }
}

describe('a line of the log', () => {
  test('is one line without control characters, whatever it is made from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        expect(oneLine(text)).not.toMatch(/\p{Cc}|[\u2028-\u202e\u2066-\u2069]/u)
      }),
    )
  })

  test('shows what could not be printed, and leaves words of every script alone', () => {
    expect(oneLine('मवेशी\r\nதமிழ்\u001b[2J')).toBe('मवेशी\\u000d\\u000aதமிழ்\\u001b[2J')
  })

  test('says of an error what and where, in one line', () => {
    const { log, lines } = recording()
    shortenLog(log)
    log.error('GET / failed:', new TypeError('no\nsuch thing'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^GET \/ failed: TypeError: no\\u000asuch thing \(.*log\.test\.ts:\d+\)$/)
  })

  test('says nothing new after the hundred and twentieth of a minute', () => {
    const { log, lines } = recording()
    shortenLog(log)
    for (let turn = 0; turn < 1000; turn += 1) log.error('GET / failed:', new Error(`the ${turn}th`))
    expect(lines).toHaveLength(120)
  })
})

describe('an error of the database', () => {
  test.each([
    ['invalid input syntax for type uuid: "98765 43210"', '22P02 invalid input syntax for type uuid: "…"'],
    ['invalid input syntax for type json: "{"phone":"98765"}"', '22P02 invalid input syntax for type json: "…"'],
  ])('is told without its values: %s', (message, line) => {
    expect(describeError(Object.assign(new Error(message), { code: '22P02', detail: 'Token 98765' }))).toBe(line)
  })

  test('is told with the names of what it concerns', () => {
    const error = { code: '23505', table: 'profiles', constraint: 'profiles_pkey', detail: 'Key (email)=(a@b.c)' }
    const line = describeError(Object.assign(new Error('duplicate key value'), error))
    expect(line).toBe('23505 duplicate key value [profiles profiles_pkey]')
  })
})

test('what is said within a request is one line with its number, and not without end', async () => {
  const { log, lines } = recording()
  logRequestsInLines(log)
  const failing = {
    fetch: () => {
      log.error('Auth error:', Object.assign(new Error('value "98765" is\nwrong'), { code: '22P02' }))
      return new Response(null, { status: 400 })
    },
  }
  const front = standInFront({
    lite: failing,
    keys: { secretKey: 'secret' },
    dataDir: '',
    addressLimitFactor: 1,
  } as never)
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => front.request('/rest/v1/listings?select=id&seller_id=eq.98765')),
  )
  const [first] = answers
  expect(lines[0]).toMatch(/^[\dT:.-]+Z \S+ GET \/rest\/v1\/listings Auth error: 22P02 value "…" is\\u000awrong$/)
  expect(lines[0]).toContain(first?.headers.get('x-request-id'))
  expect(lines).toHaveLength(120)
})
