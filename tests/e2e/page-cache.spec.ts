import type { APIRequestContext, APIResponse } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator } from '../support/console.ts'
import { offerGoat } from '../support/offered-goat.ts'

const PUBLIC_PAGES = [
  '/',
  '/buy',
  '/category/Goat',
  '/services',
  '/services/AI-Technician',
  '/feeds-and-machinery?tab=feeds',
  '/about',
]

async function signedIn(baseURL: string, account: { email: string; password: string }): Promise<SupabaseClient> {
  const { publishableKey } = await (await fetch(`${baseURL}/config.json`)).json()
  const client = createClient(baseURL, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { error } = await client.auth.signInWithPassword(account)
  expect(error).toBeNull()
  return client
}

const header = (answer: APIResponse, name: string) => answer.headers()[name] ?? ''
const status = (answer: APIResponse) => header(answer, 'cache-status')

async function languageOf(answer: APIResponse): Promise<string | undefined> {
  return /<html lang="(\w+)"/.exec(await answer.text())?.[1]
}

/** Whether a page's data for search engines names this price. */
async function isPriced(answer: APIResponse, price: number): Promise<boolean> {
  return new RegExp(`"price":${price}\\b`).test(await answer.text())
}

/** Twice in a row: whatever anybody changes on the market forgets what was cached before. */
async function expectCached(request: APIRequestContext, path: string): Promise<void> {
  const second = async () => {
    await request.get(path)
    return status(await request.get(path))
  }
  await expect.poll(second).toContain('hit')
}

test('a second visit hears that nothing has changed', async ({ request }) => {
  for (const path of PUBLIC_PAGES) {
    // Somebody else may be changing the market at this moment.
    await expect(async () => {
      await expectCached(request, path)
      const first = await request.get(path)
      const etag = header(first, 'etag')
      expect(etag).toMatch(/^"[\w-]+-br"$/)
      const second = await request.get(path, { headers: { 'if-none-match': etag } })
      expect(second.status()).toBe(304)
      expect(await second.body()).toHaveLength(0)
      for (const name of ['etag', 'content-security-policy']) expect(header(second, name)).toBe(header(first, name))
    }).toPass()
  }
})

test('a page comes compressed as the client takes it, and HEAD tells of it without sending it', async ({ request }) => {
  for (const [accepted, coding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', ''],
  ] as const) {
    const answer = await request.get('/about', { headers: { 'accept-encoding': accepted } })
    expect(header(answer, 'content-encoding')).toBe(coding)
    expect(await languageOf(answer)).toBe('en')
  }
  const head = await request.head('/about')
  expect(head.status()).toBe(200)
  expect(Number(header(head, 'content-length'))).toBeGreaterThan(1000)
  expect(await head.body()).toHaveLength(0)
})

test('languages never mix, whether they come from the address, a cookie or the browser', async ({ request }) => {
  const visits = [
    ['/buy', { 'accept-language': 'mr-IN,mr;q=0.9', cookie: 'other=1' }, 'mr'],
    ['/buy', { 'accept-language': 'mr', cookie: 'i18next=ta' }, 'ta'],
    ['/buy?lng=ur', { 'accept-language': 'mr', cookie: 'i18next=ta' }, 'ur'],
    ['/buy', { 'accept-language': 'en', cookie: 'other=1' }, 'en'],
  ] as const
  for (const [path, headers, language] of [...visits, ...visits]) {
    const answer = await request.get(path, { headers })
    expect(await languageOf(answer)).toBe(language)
    expect(header(answer, 'content-language')).toBe(language)
    for (const name of ['Accept-Encoding', 'Accept-Language', 'Cookie']) expect(header(answer, 'vary')).toContain(name)
  }
})

test('what one visit carries along is not shown to the next', async ({ request }) => {
  const carried = `secret${Date.now()}`
  await request.get(`/about?utm_source=${carried}`, {
    headers: { cookie: `session=${carried}`, authorization: carried },
  })
  const answer = await request.get('/about')
  expect((await answer.text()).includes(carried)).toBe(false)
})

/** The page as it is after all that was written: one that takes long to be made is answered as it was, and says so. */
async function madeAnew(request: APIRequestContext, path: string): Promise<APIResponse> {
  let answer = await request.get(path)
  await expect
    .poll(async () => {
      if (status(answer).includes('unreachable')) answer = await request.get(path)
      return status(answer)
    })
    .not.toContain('unreachable')
  return answer
}

test('a listing that is changed, withdrawn or offered again shows so at once', async ({ request, baseURL }) => {
  const price = 7100
  const { id, seller: person } = await offerGoat(request, { price })
  const seller = await signedIn(baseURL ?? '', person)
  const admin = await administrator(baseURL)
  const path = `/listing/${id}`
  // A list that no other test looks at.
  const list = `/buy?sort=price-up&visit=${Date.now()}`
  const setPrice = (rupees: number) => admin.from('listings').update({ price: rupees }).eq('id', id).throwOnError()

  await expectCached(request, path)
  await expectCached(request, list)
  await setPrice(price + 1)
  expect(await isPriced(await madeAnew(request, path), price + 1)).toBe(true)
  expect(status(await request.get(list))).toMatch(/fwd=miss|unreachable/)
  await setPrice(price)
  expect(await isPriced(await madeAnew(request, path), price)).toBe(true)

  await expectCached(request, path)
  await seller.rpc('withdraw_listing', { listing_id: id }).throwOnError()
  expect((await madeAnew(request, path)).status()).toBe(410)
  await seller.rpc('renew_listing', { listing_id: id }).throwOnError()
  expect((await madeAnew(request, path)).status()).toBe(200)
})

test('pages of members and pages about accounts are not cached', async ({ request }) => {
  for (const path of [
    '/dashboard',
    '/notices',
    '/sell/product',
    '/login',
    '/register',
    '/reset-password?token_hash=abc',
  ]) {
    const answer = await request.get(path)
    expect(header(answer, 'cache-control')).toBe('private, no-store')
    expect(header(answer, 'cdn-cache-control')).toBe('')
    expect(status(await request.get(path))).toContain('fwd=bypass')
  }
})

test('an address that leads nowhere is not cached', async ({ request }) => {
  for (const path of ['/nowhere', '/listing/nothing', '/category/Unicorn']) {
    await request.get(path)
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(header(answer, 'cache-control')).toBe('private, no-store')
    expect(status(answer)).not.toContain('hit')
  }
})

test('every answer is safe, and what is only read takes nothing else', async ({ request }) => {
  for (const path of [
    '/',
    '/dashboard',
    '/nowhere',
    '/admin',
    '/config.json',
    '/locales/en/home.json',
    '/art/cow.svg',
    '/rest/v1/categories',
  ].flatMap((path) => [path, path])) {
    // Twice: what is cached goes out another way.
    const answer = await request.get(path)
    expect(header(answer, 'x-content-type-options'), path).toBe('nosniff')
    expect(header(answer, 'x-frame-options'), path).toBe('DENY')
    const policy = header(answer, 'content-security-policy')
    expect(policy, path).toMatch(/default-src '(self|none)'/)
    expect(/script-src ([^;]*)/.exec(policy)?.[1] ?? '', path).not.toContain('unsafe')
  }
  for (const method of ['POST', 'DELETE', 'TRACE']) {
    const answer = await request.fetch('/buy', { method })
    expect(answer.status(), method).toBe(405)
    expect(header(answer, 'allow')).toContain('GET')
  }
  expect((await request.fetch('/rest/v1/listings', { method: 'TRACE' })).status()).toBe(405)
  expect((await request.get(`/buy?x=${'x'.repeat(5000)}`)).status()).toBe(414)
})

test('files that never change are cached a year, and come compressed', async ({ request }) => {
  const html = await (await request.get('/')).text()
  // The smallest travel as they are.
  const [script = ''] = /\/_astro\/SiteLayout[^"]+\.js/.exec(html) ?? []
  const answer = await request.get(script)
  expect(header(answer, 'cache-control')).toBe('public, max-age=31536000, immutable')
  expect(header(answer, 'content-encoding')).toBe('br')
  const again = await request.get(script, { headers: { 'if-none-match': header(answer, 'etag') } })
  expect(again.status()).toBe(304)
})
