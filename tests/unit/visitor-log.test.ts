import { browserName } from '@maveshi/shared/visitor/browser-name'
import { entryOf, isLogged, readLog, withEntry } from '@maveshi/shared/visitor/log'
import { placeIn, withPlace } from '@maveshi/shared/visitor/network-place'
import { describe, expect, test } from 'vitest'
import { readablePath } from '../../backoffice/src/screens/analytics/visits.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['/login?from=%2Fadmin%3Flng%3Den', '/login?from=/admin?lng=en'],
  ['/buy?q=%E0%A4%97%E0%A4%BE%E0%A4%AF', '/buy?q=गाय'],
  ['/buy?q=100%', '/buy?q=100%'],
])('the log shows the page %s as %s', (path, shown) => {
  expect(readablePath(path)).toBe(shown)
})

test.each([
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ['Firefox', `${IPHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`],
  ['Samsung Browser', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Opera', `${ANDROID} Chrome/135.0.0.0 Mobile Safari/537.36 OPR/89.0.0.0`],
  ['Opera', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16'],
  ['Edge', `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0`],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
  ],
  ['Chrome', `${ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['Chrome', `${IPHONE} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`],
  ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Unknown', 'curl/8.14.1'],
  ['Unknown', ''],
])('%s is known by what it says of itself', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name)
})

const time = new Date('2026-11-21T07:30:00.123Z')
const entry = (path: string) => entryOf({ path, userId: undefined, userAgent: 'curl/8.14.1', time })

describe('the visitor log', () => {
  test('an entry holds a page view, and no place yet', () => {
    expect(entry('/search?q=gir')).toEqual({
      id: 1795246200123,
      timestamp: '2026-11-21T07:30:00.123Z',
      path: '/search?q=gir',
      userId: 'Guest',
      userAgent: 'curl/8.14.1',
      browser: 'Unknown',
      ip: 'Unavailable',
      city: 'N/A',
      region: 'N/A',
      country: 'N/A',
    })
  })

  test('the secret of a link is not written down', () => {
    expect(entry('/reset-password?token_hash=abc&type=recovery').path).toBe(
      '/reset-password?token_hash=…&type=recovery',
    )
  })

  test('the console is left out', () => {
    expect(['/', '/buy', '/admin', '/admin/users'].filter(isLogged)).toEqual(['/', '/buy'])
  })

  test('the oldest go beyond the limit, and every entry has an id of its own', () => {
    const log = ['/a', '/b', '/c'].reduce<ReturnType<typeof readLog>>((all, path) => withEntry(all, entry(path), 2), [])
    expect(log.map(({ path }) => path)).toEqual(['/b', '/c'])
    expect(log.map(({ id }) => id - time.getTime())).toEqual([1, 2])
    expect(
      Array.from({ length: 1002 }).reduce<ReturnType<typeof readLog>>((all) => withEntry(all, entry('/')), []),
    ).toHaveLength(1000)
  })

  test('a place goes to the one entry it is of', () => {
    const log = withEntry(withEntry([], entry('/a')), entry('/b'))
    const place = { ip: '203.0.113.7', city: 'Pune', region: 'Maharashtra', country: 'India' }
    expect(withPlace(log, time.getTime(), place).map(({ city }) => city)).toEqual(['Pune', 'N/A'])
  })

  test('what is no entry is left out', () => {
    expect(readLog(JSON.stringify([null, 'x', 3, {}, { path: 5, timestamp: '' }, entry('/a')]))).toEqual([entry('/a')])
  })

  test.each([null, '', 'nonsense', '{}', '3'])('%j is an empty log', (text) => {
    expect(readLog(text)).toEqual([])
  })
})

describe('the answer of the geolocation service', () => {
  test('is read by the names that the service uses', () => {
    const answer = {
      status: 'success',
      query: '203.0.113.7',
      city: 'Pune',
      regionName: 'Maharashtra',
      country: 'India',
    }
    expect(placeIn(answer)).toEqual({ ip: '203.0.113.7', city: 'Pune', region: 'Maharashtra', country: 'India' })
    expect(placeIn({ status: 'success', query: '203.0.113.7' })).toEqual({ ip: '203.0.113.7' })
  })
  test.each([{ status: 'fail' }, null, 'no', []])('%j says nothing', (answer) => {
    expect(placeIn(answer)).toEqual({})
  })
})
