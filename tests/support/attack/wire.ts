import fc from 'fast-check'
import { type Attempt, door, type Target } from './attempt.ts'
import type { Known } from './likely-values.ts'
import { oddWord } from './values.ts'

interface Raw {
  readonly text: string
  readonly methods?: readonly string[]
  readonly isWellFormed?: boolean
}

const get = (path: string, ...headers: readonly string[]) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`
const post = (path: string, body: string, ...headers: readonly string[]) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n${body}`

const CATEGORIES = '/rest/v1/categories?select=value&limit=1'
const HIDDEN = '/rest/v1/profiles?select=*'

/** Requests that servers have read in different ways. `key` lets them pass as a guest's. */
function faults(key: string, paths: readonly string[], person: string): readonly Raw[] {
  const api = `apikey: ${key}`
  const admin = `{"is_admin":true}`
  const patch = `PATCH /rest/v1/profiles?id=eq.${person} HTTP/1.1\r\nhost: x\r\n${api}\r\ncontent-type: application/json\r\ncontent-length: ${admin.length}\r\n\r\n${admin}`
  const smuggled = get(HIDDEN, api)
  const last = get(CATEGORIES, api, 'connection: close')
  return [
    ...paths.flatMap((path) => [
      { text: get(`http://elsewhere.example${path}`, api, 'connection: close') },
      { text: get(`HTTP://x:99999${path}`, api, 'connection: close') },
      { text: get(`ftp://x${path}`, api, 'connection: close') },
      { text: get(`/rest/v1/..${path}`, api, 'connection: close') },
      { text: get(`/storage/v1/%2e%2e/%2e%2e${path}`, api, 'connection: close') },
      { text: get(`/auth/v1/.%2e/%2e./${path}`, api, 'connection: close') },
      { text: get(`/rest/v1\\..\\..${path}`, api, 'connection: close') },
      { text: get(`/rest/v1/..;/..${path}`, api, 'connection: close') },
      { text: get(`/rest/v1/%252e%252e${path}`, api, 'connection: close') },
      { text: get(`//rest/v1/../..${path}`, api, 'connection: close') },
      { text: get(path, api, 'connection: close') },
    ]),
    {
      text: [
        patch,
        get(CATEGORIES, api),
        post('/auth/v1/verify', '{"type":"recovery","token":"1"}', api, 'content-length: 31'),
        get(HIDDEN, api),
        last,
      ].join(''),
      methods: ['PATCH', 'GET', 'POST', 'GET', 'GET'],
    },
    {
      text:
        Array.from({ length: 30 }, (_, n) =>
          get(n % 3 ? CATEGORIES : `/rest/v1/rpc/search_listings?categories=${n}`, api),
        ).join('') + last,
      methods: Array.from({ length: 31 }, () => 'GET'),
    },
    {
      text:
        Array.from({ length: 8 }, () =>
          post('/rest/v1/rpc/search_listings', '{"categories":5}', api, 'content-length: 16'),
        ).join('') + last,
      methods: [...Array.from({ length: 8 }, () => 'POST'), 'GET'],
    },
    {
      text: post(
        CATEGORIES,
        `0\r\n\r\n${smuggled}`,
        api,
        `content-length: ${smuggled.length + 5}`,
        'transfer-encoding: chunked',
      ),
      isWellFormed: false,
    },
    {
      text: post(CATEGORIES, `2\r\n{}\r\n0\r\n\r\n${smuggled}`, api, 'transfer-encoding: chunked, identity'),
      isWellFormed: false,
    },
    {
      text: post(
        CATEGORIES,
        `2;a=b\r\n{}\r\n0\r\nx-trailer: ${'y'.repeat(500)}\r\n\r\n`,
        api,
        'transfer-encoding: chunked',
      ),
      methods: ['POST'],
    },
    { text: post(CATEGORIES, 'fffffffffffffffff\r\n{}', api, 'transfer-encoding: chunked'), isWellFormed: false },
    { text: post(CATEGORIES, '-1\r\n{}', api, 'transfer-encoding: chunked'), isWellFormed: false },
    { text: post(CATEGORIES, '{}', api, 'content-length: 2', 'content-length: 3'), isWellFormed: false },
    ...['-1', '+2', '0x2', '2, 2', '1e3', '99999999999999999999'].map((length) => ({
      text: post(CATEGORIES, '{}', api, `content-length: ${length}`),
      isWellFormed: false,
    })),
    { text: `GET ${CATEGORIES} HTTP/1.1\r\n\r\n`, isWellFormed: false },
    { text: `GET ${CATEGORIES} HTTP/1.0\r\n${api}\r\n\r\n` },
    { text: `GET ${CATEGORIES}\r\n`, isWellFormed: false },
    { text: `GET ${CATEGORIES} HTTP/2.0\r\nhost: x\r\n\r\n`, isWellFormed: false },
    { text: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', isWellFormed: false },
    { text: `GET * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n` },
    { text: 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', methods: ['OPTIONS'] },
    { text: 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: x\r\n\r\n', isWellFormed: false },
    { text: `get / HTTP/1.1\r\nhost: x\r\n\r\n`, isWellFormed: false },
    { text: `GET / HTTP/1.1\nhost: x\n\n`, isWellFormed: false },
    { text: `GET / HTTP/1.1\r\nhost: x\r\nx: a\r\n b\r\n\r\n`, isWellFormed: false },
    { text: `GET / HTTP/1.1\r\nhost : x\r\n\r\n`, isWellFormed: false },
    { text: `GET / HTTP/1.1\r\nhost: x\r\nx\x00y: z\r\n\r\n`, isWellFormed: false },
    { text: `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(3000)}\r\n`, isWellFormed: false },
    { text: `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, isWellFormed: false },
    {
      text: `GET / HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: x\r\n\r\n`,
      isWellFormed: false,
    },
    {
      text: `GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\n\r\n`,
      isWellFormed: false,
    },
    { text: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', isWellFormed: false },
    { text: '\r\n\r\n\r\n', isWellFormed: false },
    { text: '\x00'.repeat(4000), isWellFormed: false },
  ]
}

/**
 * What is wrong before any part of the market sees a request, and several requests at once on one connection.
 * @param paths that nobody may reach, from anywhere
 */
export function wireTargets(key: string, paths: readonly string[], known: Known): Target[] {
  const made = (name: string, raws: fc.Arbitrary<Raw>): Target => ({
    kind: 'wire',
    name,
    isPlain: true,
    attempts: fc.tuple(raws, door).map(
      ([{ text, methods = ['GET'], isWellFormed = true }, at]): Attempt => ({
        kind: 'wire',
        target: name,
        door: at,
        caller: 'guest',
        method: methods[0] ?? 'GET',
        path: text.split(/[ \r\n]/)[1]?.slice(0, 120) ?? '',
        headers: [],
        raw: { bytes: Buffer.from(text, 'latin1'), methods },
        isWellFormed,
      }),
    ),
  })
  const all = faults(key, paths, known.people[0] ?? '')
  const bytes = fc
    .uint8Array({ minLength: 1, maxLength: 300 })
    .map((some): Raw => ({ text: Buffer.from(some).toString('latin1'), isWellFormed: false }))
  const heads = fc.tuple(oddWord, oddWord, oddWord).map(
    ([path, name, value]): Raw => ({
      text: `GET /${path} HTTP/1.1\r\nhost: x\r\n${name}: ${value}\r\n\r\n`,
      isWellFormed: false,
    }),
  )
  // Each fault is a target of its own, so that none is left out by chance.
  return [
    ...all.map((raw, n) => made(`${n + 1}: ${raw.text.slice(0, 60).replaceAll(/\s+/g, ' ')}`, fc.constant(raw))),
    made('any bytes', bytes),
    made('any head', heads),
  ]
}
