import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { IDLE_CONNECTION_MS, KEEP_ALIVE_MS } from '@maveshi/shared/limits'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { agentTo, forwardTo } from '../../storefront/server/backend.ts'
import type { Tag } from '../../storefront/server/changes.ts'
import { type OwnServer, openServer } from '../support/own-server.ts'

interface Arrived {
  readonly line: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

let arrived: Arrived[] = []
let changes: { person: string | undefined; changed: readonly Tag[] }[] = []
let answer: { status: number; range?: string } = { status: 200 }
let backend: OwnServer
let front: OwnServer

beforeAll(async () => {
  backend = await openServer(async (request, response) => {
    arrived.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: await text(request) })
    response.writeHead(answer.status, answer.range ? { 'content-range': answer.range } : {}).end('[]')
  }, '127.0.0.1')
  const middleware = forwardTo(backend.origin, (person, changed) => changes.push({ person, changed }))
  front = await openServer((request, response) => {
    void middleware(request, response, () => response.writeHead(204).end())
  }, '127.0.0.1')
})

afterAll(() => Promise.all([front.stop(), backend.stop()]))

beforeEach(() => {
  arrived = []
  changes = []
  answer = { status: 200 }
})

/** Sends a request as it is written, which no client would. @returns the status */
function send(head: string, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(front.port, '127.0.0.1', () => socket.write(`${head}\r\nHost: x\r\n\r\n${body}`))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(Number(String(data).split(' ')[1]))
    })
    socket.once('error', reject)
  })
}

test.each([
  'GET /rest/v1/../../_system/introspect HTTP/1.1',
  'GET /rest/v1/%2e%2e/%2e%2e/_system/introspect HTTP/1.1',
  'GET /rest/v1/..%2f..%2f_system/introspect HTTP/1.1',
  'GET /auth/v1/../../_system/config HTTP/1.1',
  'GET /storage/v1/./../../_system HTTP/1.1',
  'GET /rest/v1/ HTTP/1.1',
  'GET /rest HTTP/1.1',
  'OPTIONS /rest/v1/listings HTTP/1.1',
  'GET /rest/v1/listings?description=match.(a*)*b HTTP/1.1',
  'GET /rest/v1/places?id=eq.%zz HTTP/1.1',
  'POST /auth/v1/magiclink HTTP/1.1\r\nContent-Length: 0',
  'POST /rest/v1/rpc/search_listings HTTP/1.1\r\nContent-Length: 99000000',
  'POST /rest/v1/rpc/search_listings HTTP/1.1\r\nContent-Encoding: gzip\r\nContent-Length: 0',
])('%s stays here', async (head) => {
  expect(await send(head)).toBeGreaterThanOrEqual(400)
  expect(arrived).toEqual([])
})

test('a body that says no length is read no further than it may go', async () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const head = 'POST /rest/v1/rpc/search_listings HTTP/1.1\r\nTransfer-Encoding: chunked'
  expect(await send(head, chunk.repeat(8))).toBe(413)
  expect(arrived).toEqual([])
})

test('whoever goes on sending after a refusal reads it all the same, and sees the connection end', async () => {
  const half = 'x'.repeat(1_500_000)
  const socket = connect(front.port, '127.0.0.1', () =>
    socket.write(
      `POST /rest/v1/rpc/search_listings HTTP/1.1\r\nHost: x\r\nContent-Length: ${2 * half.length}\r\n\r\n${half}`,
    ),
  )
  // The answer has come, and is left lying until everything is sent.
  await once(socket, 'readable')
  await new Promise((resolve) => socket.write(half, resolve))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*too large".*}$/s)
  expect(arrived).toEqual([])
})

test('the backend is told what it needs to know, and nothing else that a visitor says', async () => {
  await fetch(`${front.origin}/rest/v1/rpc/search_listings`, {
    method: 'POST',
    body: '{"query":"cow"}',
    headers: {
      apikey: 'sb_publishable_x',
      'content-type': 'application/json',
      cookie: 'i18next=hi',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'elsewhere.example',
      'x-http-method-override': 'DELETE',
      'sb-forwarded-for': '203.0.113.9',
    },
  })
  const [{ line, headers, body } = { line: '', headers: {}, body: '' }] = arrived
  expect(line).toBe('POST /rest/v1/rpc/search_listings')
  expect(body).toBe('{"query":"cow"}')
  expect(headers).toMatchObject({ apikey: 'sb_publishable_x', 'content-length': '15' })
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  for (const name of ['cookie', 'x-forwarded-host', 'x-http-method-override', 'sb-forwarded-for']) {
    expect(headers).not.toHaveProperty(name)
  }
})

const claims = Buffer.from(JSON.stringify({ sub: 'asha' })).toString('base64url')
const rename = () =>
  fetch(`${front.origin}/rest/v1/profiles?id=eq.1`, {
    method: 'PATCH',
    body: '{"name":"Asha"}',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal', authorization: `Bearer x.${claims}.x` },
  })

test('a write that changes rows is told of, with whoever made it', async () => {
  answer = { status: 204, range: '*/1' }
  await rename()
  expect(changes).toEqual([{ person: 'asha', changed: ['listing:*', 'seller:*'] }])
  expect(arrived[0]?.headers.prefer).toBe('return=minimal,count=exact')
})

test.each([
  ['no row', { status: 204, range: '*/0' }],
  ['no row, and shows none', { status: 200, range: '*/0' }],
  ['nothing, since it is refused', { status: 403 }],
])('a write that changes %s leaves the pages as they are', async (_what, given) => {
  answer = given
  await rename()
  expect(changes.flatMap(({ changed }) => changed)).toEqual([])
})

test('a backend that is away is a 502', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
  const middleware = forwardTo('http://127.0.0.1:1', () => {})
  const alone = await openServer((request, response) => {
    void middleware(request, response, () => {})
  }, '127.0.0.1')
  expect((await fetch(`${alone.origin}/rest/v1/places?select=id`)).status).toBe(502)
  await alone.stop()
  expect(lines).toHaveBeenCalledTimes(1)
  lines.mockRestore()
})

/** A backend that closes a connection when a second request comes on it, and tells of each request that it answers. */
function openForgetful(answered: () => void): Promise<OwnServer> {
  const known = new WeakSet<Socket>()
  return openServer(({ socket }, response) => {
    if (known.has(socket)) {
      socket.destroy()
      return
    }
    known.add(socket)
    answered()
    response.setHeader('content-type', 'application/json').end('[]')
  }, '127.0.0.1')
}

/** The market before a backend that lets connections rest too shortly. */
async function openBeforeForgetful(answered: () => void) {
  const forgetful = await openForgetful(answered)
  const middleware = forwardTo(forgetful.origin, () => {})
  const ahead = await openServer((request, response) => {
    void middleware(request, response, () => {})
  }, '127.0.0.1')
  return { origin: ahead.origin, stop: () => Promise.all([ahead.stop(), forgetful.stop()]) }
}

test('a question that finds its connection closed is asked again, on another', async () => {
  const answered = vi.fn()
  const { origin, stop } = await openBeforeForgetful(answered)
  for (let times = 1; times <= 3; times += 1) {
    const { status } = await fetch(`${origin}/rest/v1/places?select=id`)
    expect(status, `question ${times}`).toBe(200)
  }
  expect(answered).toHaveBeenCalledTimes(3)
  await stop()
})

test('a write that finds its connection closed is not sent again: nobody knows whether it was done', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answered = vi.fn()
  const { origin, stop } = await openBeforeForgetful(answered)
  const write = () =>
    fetch(`${origin}/rest/v1/rpc/search_listings`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
  expect((await write()).status).toBe(200)
  expect((await write()).status).toBe(502)
  expect(answered).toHaveBeenCalledTimes(1)
  await stop()
  lines.mockRestore()
})

test.each(['http://127.0.0.1:1', 'https://project.example'])('connections to %s are closed by this side', (target) => {
  expect(agentTo(target)).toHaveProperty(
    'options',
    expect.objectContaining({ keepAlive: true, timeout: IDLE_CONNECTION_MS }),
  )
  expect(2 * IDLE_CONNECTION_MS).toBeLessThan(KEEP_ALIVE_MS)
})
