import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { administrator } from '../support/console.ts'
import { ownName } from '../support/own-category.ts'
import { rawRequest } from '../support/raw-request.ts'

const MARKET = Number(process.env.MARKET_PORT)
const BACKEND = Number(process.env.MARKET_API_PORT)
const ID = '2f6d3c1e-5b7a-4c8d-9e0f-112233445566'

const KINDS = [
  '/',
  `/listing/${ID}`,
  '/nowhere',
  '/dashboard',
  '/admin/',
  '/config.json',
  '/locales/en/home.json',
  '/art/cow.svg',
  '/sitemap.xml',
  '/sw.js',
  '/rest/v1/places?select=id',
  '/auth/v1/user',
  '/storage/v1/object/public/avatars/x.webp',
]

const ODD_HEADERS = [
  'Host: localhost\nCookie: i18next=%E0%A4%A; =; ;;;a=%',
  'Host: localhost\nAccept-Language: *;q=x,,;;',
  `Host: localhost\nAccept-Language: ${'en-'.repeat(3000)}`,
  'Host: localhost\nRange: bytes=9-1,x',
  'Host: localhost\nIf-None-Match: "',
  `Host: localhost\nIf-None-Match: ${'"a",'.repeat(3000)}`,
  'Host: localhost\nIf-Modified-Since: never',
  'Host: localhost\nAccept-Encoding: br;q=x, *;q=-1',
  'Host: localhost\nContent-Encoding: br',
  'Host: localhost\nContent-Length: 5\nTransfer-Encoding: chunked',
  'Host: localhost\nContent-Length: x',
  'Host: localhost\nExpect: something',
  'Host: localhost\nUpgrade: websocket',
  'Host: localhost\nAuthorization: Bearer %%%\napikey: x',
  'Host: localhost\nPrefer: ,,,;;=\nAccept: %%%',
  `Host: localhost\nX: ${'x'.repeat(20_000)}`,
]

for (const headers of ODD_HEADERS) {
  const name = headers.slice(0, 60).split('\n')[1]
  test(`no route fails over ${name}`, async () => {
    for (const path of KINDS) {
      const { status } = await rawRequest(MARKET, `GET ${path} HTTP/1.1\n${headers}`)
      expect(status, path).toBeGreaterThanOrEqual(200)
      expect(status, path).toBeLessThan(500)
    }
  })
}

test('nobody is asked whom a visitor names, and no picture is made for an address', async () => {
  const asked: string[] = []
  const named = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  await new Promise<void>((listening) => named.listen(0, '127.0.0.1', listening))
  const { port } = named.address() as AddressInfo
  const query = `href=/secret.svg&w=20&f=svg`
  const elsewhere = encodeURIComponent(`http://127.0.0.1:${port}/secret.svg`)
  for (const path of [
    '/_image',
    '/_image/',
    '/%5Fimage',
    '/./_image',
    '/_IMAGE',
    '/_server-islands/x',
    '/_actions/x',
  ]) {
    for (const target of [`${path}?${query}`, `${path}?href=${elsewhere}&f=svg`]) {
      const { status } = await rawRequest(MARKET, `GET ${target} HTTP/1.1\nHost: 127.0.0.1:${port}`)
      expect(status, target).toBe(404)
    }
  }
  named.close()
  expect(asked).toEqual([])
})

test('no request is hidden in another one', async ({ request, baseURL }) => {
  const { publishableKey: apikey } = await (await request.get('/config.json')).json()
  const hidden = ownName('hidden').toLowerCase()
  const body = JSON.stringify({ query: hidden })
  const inner = [
    'POST /rest/v1/rpc/record_empty_search HTTP/1.1',
    'Host: x',
    `apikey: ${apikey}`,
    `Authorization: Bearer ${apikey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
  for (const method of ['GET', 'HEAD']) {
    for (const coding of ['chunked', 'identity, chunked', 'Chunked']) {
      const head = `${method} /rest/v1/categories?select=value&limit=1 HTTP/1.1\nHost: localhost\napikey: ${apikey}`
      const chunk = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`
      const { status } = await rawRequest(MARKET, `${head}\nTransfer-Encoding: ${coding}`, chunk)
      expect(status, `${method} ${coding}`).toBe(400)
    }
  }
  // What is asked afterwards on the same connections is answered with what was asked for.
  for (let turn = 0; turn < 8; turn += 1) {
    const answer = await request.get('/rest/v1/categories?select=value&value=eq.Goat', { headers: { apikey } })
    expect(await answer.json()).toEqual([{ value: 'Goat' }])
  }
  const found = await (await administrator(baseURL)).from('empty_searches').select('query').eq('query', hidden)
  expect(found.data).toEqual([])
})

test('a name of no server is a 400, on pages that are kept too', async () => {
  const hosts = ['x:99999', 'x:1:2', '[', '[::1', '999.999.999.999', 'a b', '%00', 'x@y', '', 'x'.repeat(300)]
  for (const host of [...hosts, ...hosts]) {
    const { status } = await rawRequest(MARKET, `GET /about HTTP/1.1\nHost: ${host}`)
    expect(status, host).toBe(400)
  }
  expect((await rawRequest(MARKET, 'GET / HTTP/1.1')).status).toBe(400)
})

test('an address that says nothing is a 400', async () => {
  const targets = ['/%', '/%zz', '/%00', '/buy?after=%00', '/search?q=%E0%A4%A', '/listing/%c0%ae', '/admin/%', '/?%']
  for (const target of [...targets, '/locales/%00', '/art/%1b.svg', '*', 'x']) {
    const { status } = await rawRequest(MARKET, `GET ${target} HTTP/1.1\nHost: localhost`)
    expect(status, target).toBe(400)
  }
  expect((await rawRequest(MARKET, `GET /${'x'.repeat(9000)} HTTP/1.1\nHost: localhost`)).status).toBe(414)
})

test('nothing leads out of the backend’s paths, on either port', async () => {
  const targets = [
    '/rest/v1/../../_system/introspect',
    '/rest/v1/%2e%2e/%2e%2e/_system/introspect',
    '/rest/v1/..%2f..%2f_system/introspect',
    '/auth/v1/../../_system/config',
    '/storage/v1/object/../../../_system/introspect',
    'http://elsewhere.example/rest/v1/../../_system/introspect',
    '/rest/v1/',
    '/auth/v1/admin/users',
    '/storage/v1/bucket',
  ]
  for (const port of [MARKET, BACKEND]) {
    for (const target of targets) {
      const { status, head } = await rawRequest(port, `GET ${target} HTTP/1.1\nHost: localhost`)
      expect(status, `${target} at ${port}`).toBe(404)
      expect(head).not.toContain('x-powered-by')
    }
  }
  for (const target of ['/_system/introspect', '/_system', '/']) {
    expect((await rawRequest(BACKEND, `GET ${target} HTTP/1.1\nHost: localhost`)).status, target).toBe(404)
  }
})

test('what no page asks is refused on both ports', async ({ request }) => {
  const { publishableKey: apikey } = await (await request.get('/config.json')).json()
  const costly = [
    'categories?labels-%3E%3Een=imatch.((a*)*)*b',
    'listings?select=id,public_profiles(id,listings(id,public_profiles(id)))&status=eq.active',
    'listings?select=*&description=ilike.*a*',
    'public_profiles?select=*',
    'places?select=id,listings(count)',
  ]
  for (const port of [MARKET, BACKEND]) {
    for (const target of costly) {
      const answer = await request.get(`http://127.0.0.1:${port}/rest/v1/${target}`, { headers: { apikey } })
      expect(answer.status(), target).toBe(400)
    }
    const data = { attributes: { breed: Array.from({ length: 20_000 }, (_, n) => `v${n}`) } }
    const call = `http://127.0.0.1:${port}/rest/v1/rpc/search_listings`
    expect((await request.post(call, { headers: { apikey }, data })).status()).toBe(413)
  }
})

test('every kind of answer has a policy that says where forms may go', async () => {
  for (const path of [...KINDS, '/%', '/nowhere.js', '/rest/v1/nothing']) {
    const { head } = await rawRequest(MARKET, `GET ${path} HTTP/1.1\nHost: localhost:${MARKET}`)
    const policy = /^content-security-policy: (.*)$/im.exec(head)?.[1] ?? ''
    for (const directive of ['default-src', 'form-action', 'base-uri', 'frame-ancestors']) {
      expect(policy, path).toContain(directive)
    }
    for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy']) {
      expect(head.toLowerCase(), path).toContain(`${name}: `)
    }
  }
})
