import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { health } from '../../storefront/server/health.ts'
import { numbers, underWay } from '../../storefront/server/metrics.ts'
import { noteOrigin, observe } from '../../storefront/server/observe.ts'
import { RequestLog } from '../../storefront/server/request-log.ts'
import { type OwnServer, openServer } from '../support/own-server.ts'

let written = ''
let server: OwnServer
const log = new RequestLog((text) => {
  written += text
})
const lines = () => {
  log.flush()
  return written.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))
}

async function open(proxies = 0): Promise<void> {
  server = await openServer(
    observe(
      (request, response) => {
        if (request.url?.startsWith('/buy')) noteOrigin(response, 'hit')
        if (request.url === '/about') return
        response.writeHead(request.url?.startsWith('/rest') ? 403 : 200).end('done')
      },
      { log, proxies },
    ),
    '127.0.0.1',
  )
}

beforeEach(() => {
  written = ''
})
afterEach(() => server.stop())

describe('a line of the log', () => {
  test('says of a request which it was, what for, how it ended and how long it took', async () => {
    await open()
    await fetch(`${server.origin}/buy?q=goat`)
    await fetch(`${server.origin}/rest/v1/rpc/mark_sold`, { method: 'POST' })
    await expect.poll(lines).toHaveLength(2)
    expect(lines()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        id: expect.stringMatching(/^[\w-]{36}$/),
        method: 'GET',
        route: '/buy',
        status: 200,
        ms: expect.any(Number),
        from: 'hit',
      },
      expect.objectContaining({ method: 'POST', route: '/rest/v1/rpc/mark_sold', status: 403 }),
    ])
  })

  test('holds nothing about a person', async () => {
    await open()
    await fetch(`${server.origin}/buy?q=asha-9876543210&email=asha@example.in`, {
      headers: {
        cookie: 'session=asha',
        authorization: 'Bearer asha',
        'user-agent': 'asha',
        'x-forwarded-for': '203.0.113.7',
        'x-request-id': 'asha-asha',
      },
    })
    await fetch(`${server.origin}/asha@example.in`)
    await fetch(`${server.origin}/rest/v1/asha`)
    await expect.poll(lines).toHaveLength(3)
    expect(written).not.toMatch(/asha|98765|203\.0|127\.0/)
  })

  test('has the number that a proxy of one’s own has given', async () => {
    await open(1)
    await fetch(`${server.origin}/buy`, { headers: { 'x-request-id': 'proxy-0815' } })
    await expect.poll(() => lines()[0]?.id).toBe('proxy-0815')
  })

  test('says that the visitor left', async () => {
    await open()
    const socket = connect(server.port, '127.0.0.1', () => socket.write('GET /about HTTP/1.1\r\nHost: x\r\n\r\n'))
    await expect.poll(async () => (await underWay.get()).values[0]?.value).toBe(1)
    socket.destroy()
    await expect.poll(() => lines()[0]).toMatchObject({ route: '/about', aborted: true })
  })
})

test('requests are counted by route and never by what was typed', async () => {
  numbers.resetMetrics()
  await open()
  for (const path of ['/listing/1', '/listing/2', '/asha']) await (await fetch(server.origin + path)).text()
  await expect
    .poll(() => numbers.metrics())
    .toContain('maveshi_requests_total{method="GET",route="/listing/[id]",status="200"} 2')
  expect(await numbers.metrics()).not.toContain('asha')
})

describe('health', () => {
  let isOpen = true
  let answers = true
  let now = 0
  const askBackend = vi.fn(async () => {
    if (!answers) throw new Error('away')
  })
  async function openHealth(): Promise<void> {
    isOpen = true
    answers = true
    now = 0
    askBackend.mockClear()
    const middleware = health({ askBackend, isOpen: () => isOpen, now: () => now })
    server = await openServer((request, response) => {
      void middleware(request, response, () => response.writeHead(404).end())
    }, '127.0.0.1')
  }
  const statusOf = async (path: string) => (await fetch(server.origin + path)).status

  test('the process lives whatever the backend does', async () => {
    await openHealth()
    answers = false
    expect(await statusOf('/healthz')).toBe(200)
    expect(askBackend).not.toHaveBeenCalled()
  })

  test('is ready while the backend answers, which is asked once a second', async () => {
    await openHealth()
    expect(await Promise.all(Array.from({ length: 20 }, () => statusOf('/readyz')))).toEqual(Array(20).fill(200))
    answers = false
    expect(await statusOf('/readyz')).toBe(200)
    expect(askBackend).toHaveBeenCalledTimes(1)
    now = 1000
    expect(await statusOf('/readyz')).toBe(503)
    answers = true
    now = 2000
    expect(await statusOf('/readyz')).toBe(200)
  })

  test('a process that is told to stop is not ready', async () => {
    await openHealth()
    isOpen = false
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
  })
})
