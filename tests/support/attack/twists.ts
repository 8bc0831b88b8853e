import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { type Attempt, type Header, mostly } from './attempt.ts'
import { oddWord } from './values.ts'

/** The bytes of a text, each written as one character. */
export const asBytes = (text: string): string => Buffer.from(text).toString('latin1')

/** A text as a part of an address; half surrogates become U+FFFD. */
export const percent = (text: string): string => encodeURIComponent(text.toWellFormed())

/** How else a letter, a slash or nothing at all can be written in an address. */
const PATH_TWISTS: readonly ((path: string, at: number) => string)[] = [
  (path, at) => `${path.slice(0, at)}%${path.charCodeAt(at).toString(16).padStart(2, '0')}${path.slice(at + 1)}`,
  (path) => path.replace(/^(\/\w+)/, (part) => part.toUpperCase()),
  (path) => path.replace(/\/(?=\w+($|\?))/, '//'),
  (path) => path.replace(/\/(?=\w+($|\?))/, '/./'),
  (path) => path.replace(/\/(?=\w+($|\?))/, '/x/../'),
  (path) => path.replace(/\/(?=\w+($|\?))/, '/%2e%2e/../'),
  (path) => path.replace(/\/(?=\w+($|\?))/, '%2f'),
  (path) => path.replace(/\/(?=\w+($|\?))/, '\\'),
  (path, at) => `${path.slice(0, at)}%00${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}%${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}%zz${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}%c0%af${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}%ff${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}\xff${path.slice(at)}`,
  (path, at) => `${path.slice(0, at)}${asBytes('ग')}${path.slice(at)}`,
  (path) => `${path};v=1`,
  (path) => `${path}#part`,
  (path) => `${path}${path.includes('?') ? '&' : '?'}${'a=b&'.repeat(3000)}`,
  (path) => `${path}${path.includes('?') ? '&' : '?'}select=*&select=id&=&&%=%`,
  (path) => `/..${path}`,
  (path) => `//elsewhere.example${path}`,
  (path) => `http://elsewhere.example${path}`,
  (path) => `${path}/`,
]

const twistPath = fc
  .tuple(fc.constantFrom(...PATH_TWISTS), fc.nat())
  .map(([twist, at]) => (attempt: Attempt): Attempt => {
    const path = twist(attempt.path, 1 + (at % Math.max(1, attempt.path.length - 1)))
    // A space would end the target: what follows is no version of HTTP.
    return { ...attempt, path, isWellFormed: attempt.isWellFormed && !/[ \r\n]/.test(path) }
  })

/** What no header may hold would only show that Node refuses it. */
export const headerText = (text: string): string =>
  [...asBytes(text).slice(0, 4000)].map((one) => (one < ' ' || one === '\x7f' ? '?' : one)).join('')

const TIMES = [...Array(40).keys()]

/** Each replaces the header of its name, or comes to it. */
const HEADER_TWISTS: readonly fc.Arbitrary<readonly Header[]>[] = [
  fc
    .constantFrom('', 'elsewhere.example', 'x:99999', 'x:-1', '[::1', 'a b', 'localhost:1:2', '@', '/', '%00', '..')
    .map((host) => [['host', host]]),
  oddWord.map((value) => [['cookie', headerText(`lng=${value}; ${value}=1;;=;`)]]),
  fc.constant([['cookie', `${'a=b; '.repeat(1500)}`]]),
  fc
    .constantFrom('xx', '*', 'hi;q=9', ',,,;', 'en-'.repeat(900), 'क')
    .map((value) => [['accept-language', headerText(value)]]),
  fc
    .constantFrom('gzip', 'br', 'deflate', 'zstd', 'gzip;q=0,*', 'identity;q=0', 'x')
    .map((value) => [['accept-encoding', value]]),
  fc
    .constantFrom(
      'text/csv',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.plan+text; options=analyze|verbose',
      'application/geo+json',
      'text/xml',
      'application/octet-stream',
      '*/*;q=x',
      'x',
    )
    .map((value) => [['accept', value]]),
  fc
    .constantFrom(
      'bytes=0-0',
      'bytes=-1',
      'bytes=9-1',
      'bytes=0-,1-,2-',
      '0-0',
      '5-2',
      '-1',
      '0-99999999999999999999',
      'rows=0-9',
    )
    .map((value) => [
      ['range', value],
      ['range-unit', 'items'],
    ]),
  fc
    .constantFrom('auth', 'storage', 'private', 'pg_catalog', 'information_schema', 'public, auth', '', "p'")
    .map((value) => [
      ['accept-profile', value],
      ['content-profile', value],
    ]),
  fc.constantFrom('GET', 'DELETE', 'PUT', 'TRACE', 'x').map((value) => [['x-http-method-override', value]]),
  fc.constantFrom('127.0.0.1', '::1, 10.0.0.1', 'x'.repeat(3000), '').map((value) => [
    ['x-forwarded-for', value],
    ['forwarded', `for=${value}`],
    ['x-real-ip', value],
  ]),
  fc.constantFrom('elsewhere.example', 'x:99999', '').map((value) => [
    ['x-forwarded-host', value],
    ['x-forwarded-proto', 'gopher'],
    ['x-forwarded-prefix', '/..'],
  ]),
  fc.constantFrom('"x"', '*', 'W/"', '"'.repeat(3000)).map((value) => [
    ['if-none-match', value],
    ['if-match', value],
  ]),
  fc.constantFrom('Sat, 31 Feb 2026 99:99:99 GMT', '-1', 'x').map((value) => [
    ['if-modified-since', value],
    ['if-range', value],
  ]),
  fc.constantFrom('http://elsewhere.example', 'null', 'http://127.0.0.1', 'x').map((value) => [
    ['origin', value],
    ['access-control-request-method', 'PATCH'],
    ['referer', value],
  ]),
  fc.constantFrom('100-continue', 'x').map((value) => [['expect', value]]),
  fc
    .constantFrom('', 'sb_publishable_x', 'sb_secret_x', 'x'.repeat(3000), 'eyJhbGciOiJub25lIn0.e30.')
    .map((value) => [['apikey', value]]),
  fc.constant(TIMES.map((n): Header => [`x-many-${n}`, 'x'.repeat(100)])),
  fc.constantFrom('20000', '2').map((value) => [['x-large', 'x'.repeat(Number(value))]]),
  fc.constant([['authorization', 'Basic YTpi']]),
  fc.constant([['connection', 'close, host, authorization, apikey']]),
  fc.constantFrom('h2c', 'websocket').map((value) => [
    ['upgrade', value],
    ['connection', 'Upgrade'],
  ]),
]

/** The same name twice, which most servers join with a comma. */
const DOUBLED = ['authorization', 'apikey', 'content-type', 'prefer', 'host', 'accept', 'range', 'cookie']

const addHeaders = fc.oneof(...HEADER_TWISTS).map((headers) => (attempt: Attempt): Attempt => {
  const replaced = new Set(headers.map(([name]) => name))
  const size = headers.reduce((sum, [, value]) => sum + value.length, 0)
  return {
    ...attempt,
    headers: [...attempt.headers.filter(([name]) => !replaced.has(name)), ...headers],
    // Node answers larger heads by itself and closes; so it does with an empty or unknown expectation.
    isWellFormed: attempt.isWellFormed && size < 14_000 && !replaced.has('upgrade') && !replaced.has('expect'),
  }
})

const doubleHeader = fc.tuple(fc.constantFrom(...DOUBLED), oddWord).map(
  ([name, value]) =>
    (attempt: Attempt): Attempt => ({
      ...attempt,
      headers: [...attempt.headers, [name, headerText(value)]],
      isWellFormed: attempt.isWellFormed && name !== 'host',
    }),
)

const CONTENT_TYPES = [
  'text/csv',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/vnd.pgrst.object+json',
  'application/json, text/csv',
  '/',
  '',
]

/** Replaces or drops bytes, so that it is no UTF-8, or no whole document. */
const corruptions: readonly ((body: Buffer) => Buffer)[] = [
  (body) => body.subarray(0, Math.floor(body.length / 2)),
  (body) => Buffer.concat([body.subarray(0, body.length - 1), Buffer.from([0xff, 0xfe, 0x00])]),
  (body) => Buffer.from(body.toString('latin1').replace(/[a-z]/, '\xc3\x28'), 'latin1'),
  (body) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
  (body) => Buffer.from(body.toString(), 'utf16le'),
  (body) => Buffer.concat([body, body]),
  () => Buffer.alloc(0),
]

const twistBody = fc.oneof(
  fc.constantFrom(...CONTENT_TYPES).map(
    (type) =>
      (attempt: Attempt): Attempt => ({
        ...attempt,
        headers: [...attempt.headers.filter(([name]) => name !== 'content-type'), ['content-type', type]],
      }),
  ),
  fc.constantFrom(...corruptions).map(
    (how) =>
      (attempt: Attempt): Attempt => ({ ...attempt, body: attempt.body && how(attempt.body) }),
  ),
  fc.constantFrom('gzip', 'br', 'gzip, gzip', 'x').map(
    (coding) =>
      (attempt: Attempt): Attempt => ({
        ...attempt,
        headers: [...attempt.headers, ['content-encoding', coding]],
        body: attempt.body && (coding === 'gzip' ? gzipSync(attempt.body) : attempt.body),
      }),
  ),
  fc.constant(
    (attempt: Attempt): Attempt => ({
      ...attempt,
      headers: [...attempt.headers, ['content-encoding', 'gzip']],
      body: gzipSync(Buffer.alloc(4_000_000, '[')),
    }),
  ),
  fc.constantFrom([40, 40, 40], [5, 5, 5, 5, 5, 5]).map(
    (pausesMs) =>
      (attempt: Attempt): Attempt => ({ ...attempt, pausesMs }),
  ),
  fc.constantFrom(0.3, 0.9).map(
    (cutAt) =>
      (attempt: Attempt): Attempt => ({ ...attempt, cutAt, isWellFormed: false }),
  ),
)

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'X']
const twistMethod = fc.constantFrom(...METHODS).map(
  (method) =>
    (attempt: Attempt): Attempt => ({
      ...attempt,
      method,
      isWellFormed: attempt.isWellFormed && /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/.test(method),
    }),
)

const unchanged = (attempt: Attempt): Attempt => attempt

/** Mostly leaves a request as it is; else changes its address, its headers, its body or its method. */
export function twisted(attempts: fc.Arbitrary<Attempt>): fc.Arbitrary<Attempt> {
  const twist = mostly(
    [20, fc.constant(unchanged)],
    [4, twistPath],
    [4, addHeaders],
    [1, doubleHeader],
    [4, twistBody],
    [1, twistMethod],
  )
  return fc.tuple(attempts, twist).map(([attempt, change]) => change(attempt))
}
