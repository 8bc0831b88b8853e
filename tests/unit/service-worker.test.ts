import { describe, expect, test } from 'vitest'
import { allowLookup, readLookupUrl } from '../../storefront/server/lookup.ts'
import { listingFacts, scriptsOf } from '../../storefront/src/service-worker/page-text.ts'
import { cachedAddress, isPublicPage, keyOf, routeOf } from '../../storefront/src/service-worker/routes.ts'

const ORIGIN = 'https://market.example'

function route(path: string, { mode = 'no-cors', method = 'GET', headers = {} } = {}) {
  return routeOf(
    { method, mode: mode as RequestMode, url: new URL(path, ORIGIN).href, headers: new Headers(headers) },
    ORIGIN,
  )
}

describe('what the service worker answers', () => {
  test.each([
    ['/listing/abc', 'listing'],
    ['/listing/abc?near=521', 'listing'],
    ['/listing/abc/poster', 'page'],
    ['/buy', 'page'],
    ['/dashboard', 'page'],
  ])('a visit of %s as %s', (path, expected) => {
    expect(route(path, { mode: 'navigate' })).toBe(expected)
  })

  test.each([
    ['/_astro/x.js', 'file'],
    ['/storage/v1/object/public/listing-photos/a.webp', 'picture'],
    ['/art/cow.svg', 'picture'],
    ['/locales/ta/listing.json', 'shell'],
    ['/offline/cached.json', 'cached'],
    ['/rest/v1/listings', undefined],
    ['/auth/v1/token', undefined],
    ['/storage/v1/object/sign/x', undefined],
    ['/admin/assets/index.js', undefined],
    ['/config.json', undefined],
    ['https://elsewhere.example/_astro/x.js', undefined],
  ])('a call of %s as %s', (path, expected) => {
    expect(route(path)).toBe(expected)
  })

  test('nothing that says who asks, and nothing that writes', () => {
    expect(route('/art/cow.svg', { headers: { authorization: 'Bearer x' } })).toBeUndefined()
    expect(route('/art/cow.svg', { headers: { apikey: 'x' } })).toBeUndefined()
    expect(route('/buy', { mode: 'navigate', method: 'POST' })).toBeUndefined()
  })
})

describe('what the service worker caches', () => {
  const answer = (cacheControl: string | undefined, changes: Partial<Response> = {}) => ({
    status: 200,
    redirected: false,
    headers: new Headers({ 'content-language': 'ta', ...(cacheControl ? { 'cache-control': cacheControl } : {}) }),
    ...changes,
  })

  test('pages for everybody alone', () => {
    expect(isPublicPage(answer('public, max-age=0'))).toBe(true)
    for (const other of [answer('private, no-store'), answer('no-store'), answer(undefined)])
      expect(isPublicPage(other)).toBe(false)
    for (const changes of [
      { status: 404 },
      { redirected: true },
      { headers: new Headers({ 'cache-control': 'public' }) },
    ])
      expect(isPublicPage(answer('public', changes))).toBe(false)
  })

  test('one page once: a listing by its path, a list by what narrows it', () => {
    expect(keyOf(`${ORIGIN}/listing/a?near=521&lng=hi`, 'ta')).toBe('/listing/a?lng=ta')
    expect(keyOf(`${ORIGIN}/buy?page=2&category=Goat&q=&utm_source=x`, 'en')).toBe('/buy?category=Goat&page=2&lng=en')
  })

  test('the chosen language first, any other before none', () => {
    const cached = ['hi', 'ta'].map((language) => ORIGIN + keyOf(`${ORIGIN}/listing/a`, language))
    expect(cachedAddress(cached, `${ORIGIN}/listing/a`, 'ta')).toBe(`${ORIGIN}/listing/a?lng=ta`)
    expect(cachedAddress(cached, `${ORIGIN}/listing/a`, 'ur')).toBe(`${ORIGIN}/listing/a?lng=hi`)
    expect(cachedAddress(cached, `${ORIGIN}/listing/b`, 'ta')).toBeUndefined()
  })
})

describe('what a page says of itself', () => {
  const photo = '/storage/v1/object/public/listing-photos/a/b/c.webp'
  const html = `<meta name="description" content="₹10,800 · Type: Desi &#34;A&#34; &amp; more"><script type="application/ld+json">{"name":"Gir \\u003ccow>","image":["${ORIGIN}${photo}","x"]}</script>
    <script type="module" src="/_astro/a.js"></script><script type="module" src="/_astro/a.js"></script>`

  test('its title, its photographs, its scripts', () => {
    expect(listingFacts(html)).toEqual({
      title: 'Gir <cow>',
      summary: '₹10,800 · Type: Desi "A" & more',
      photos: [photo],
    })
    expect(listingFacts('<p>')).toBeUndefined()
    expect(scriptsOf(html)).toEqual(['/_astro/a.js'])
  })
})

describe('the geolocation service', () => {
  const policy = "default-src 'self'; connect-src 'self'; object-src 'none'"

  test('is added to what pages may call, and nothing is where none is set up', () => {
    const lookup = readLookupUrl({ PUBLIC_IP_LOOKUP_URL: 'https://place.example/json' })
    expect(allowLookup(policy, lookup)).toContain("connect-src 'self' https://place.example;")
    expect(allowLookup(policy, readLookupUrl({}))).toBe(policy)
  })

  test.each(['place.example', 'javascript:alert(1)'])('%s is no address of one', (text) => {
    expect(() => readLookupUrl({ PUBLIC_IP_LOOKUP_URL: text })).toThrow('PUBLIC_IP_LOOKUP_URL')
  })
})
