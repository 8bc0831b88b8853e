import { describe, expect, test } from 'vitest'
import { keyText, pageKey } from '../../storefront/server/page-key.ts'

const origin = 'https://market.test'
const key = (target: string, headers: { cookie?: string; acceptLanguage?: string } = {}) =>
  pageKey({ origin, target, ...headers })

describe('the language', () => {
  test.each([
    ['of the query goes first', '/buy?lng=ta', { cookie: 'i18next=mr', acceptLanguage: 'hi' }, 'ta'],
    ['of the cookie goes second', '/buy', { cookie: 'a=b; i18next=mr', acceptLanguage: 'hi' }, 'mr'],
    ['of the browser goes third', '/buy', { acceptLanguage: 'hi-IN,hi;q=0.9,en;q=0.8' }, 'hi'],
    ['that nobody speaks is English', '/buy?lng=xx', { cookie: 'i18next=zz', acceptLanguage: 'fr' }, 'en'],
  ])('%s', (_what, target, headers, language) => {
    expect(key(target, headers).language).toBe(language)
  })

  test('is part of the key, however it was told', () => {
    const marathi = keyText(key('/buy', { cookie: 'i18next=mr' }))
    expect(keyText(key('/buy', { acceptLanguage: 'mr' }))).toBe(marathi)
    expect(keyText(key('/buy', { acceptLanguage: 'hi' }))).not.toBe(marathi)
  })

  test('does not matter for pictures', () => {
    expect(keyText(key('/art/cow.svg', { cookie: 'i18next=mr' }))).toBe(keyText(key('/art/cow.svg')))
  })
})

describe('the address', () => {
  test.each([
    ['parameters in another order', '/buy?sort=newest&category=Goat', '/buy?category=Goat&sort=newest'],
    ['filters left empty', '/buy?category=&sort=newest', '/buy?sort=newest'],
    ['where a visit came from', '/buy?utm_source=x&fbclid=y', '/buy'],
    ['a language that nobody speaks', '/buy?lng=xx', '/buy'],
    ['something asked of a file', '/sitemap-listings-1.xml?junk=7', '/sitemap-listings-1.xml'],
    ['something asked of a picture', '/listing/1/picture.jpg?junk=7&x=', '/listing/1/picture.jpg'],
  ])('%s: the same page', (_what, one, other) => {
    expect(keyText(key(one))).toBe(keyText(key(other)))
  })

  test.each([
    ['another page of the list', '/buy?page=2', '/buy'],
    ['another choice of several', '/buy?breed=Gir&breed=Jersey', '/buy?breed=Gir'],
    ['other letters', '/search?q=Gir', '/search?q=gir'],
  ])('%s: another page', (_what, one, other) => {
    expect(keyText(key(one))).not.toBe(keyText(key(other)))
  })

  test.each(['//elsewhere.example/x', '/\\elsewhere.example', '/@elsewhere.example'])(
    '%s stays on this origin',
    (target) => {
      expect(key(target).url.origin).toBe(origin)
    },
  )

  test('that is no path is refused', () => {
    for (const target of ['*', 'http://elsewhere.example/', '']) expect(() => key(target)).toThrow(TypeError)
  })
})

test.each(['/', '/buy?pincode=411001', '/search?q=गाय', '/category/Cattle', '/listing/1', '/about', '/selling-tips'])(
  '%s is cached',
  (target) => expect(key(target).isCacheable).toBe(true),
)

test.each([
  '/dashboard',
  '/notices',
  '/sell/product?listing=1',
  '/profile/edit',
  '/login?from=/buy',
  '/reset-password?token_hash=abc',
  '/unsubscribe?said=stop',
  '/anything?code=abc',
  `/search?q=${'x'.repeat(600)}`,
])('%s is not cached', (target) => expect(key(target).isCacheable).toBe(false))
