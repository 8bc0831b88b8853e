import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from '@maveshi/shared/locale/chosen'
import { FALLBACK_LANGUAGE, type Language } from '@maveshi/shared/locale/languages'
import { detectLanguage } from '../src/i18n/detect.ts'
import { categoryKey, type Tag } from './changes.ts'

/** What a request for a page tells of itself. `target` is path and query. */
export interface PageRequest {
  readonly origin: string
  readonly target: string
  readonly cookie?: string | undefined
  readonly acceptLanguage?: string | undefined
}

/**
 * Everything that a page is made from, and nothing else: who asks, with which cookies, is not among it. So a page made
 * for one person can be shown to the next, whoever they are.
 */
export interface PageKey {
  /** Origin, path and the parameters that matter, in one order. */
  readonly url: URL
  readonly language: Language
  /** What the page shows. */
  readonly tags: readonly Tag[]
  /** Whether the page is for everybody and worth caching. */
  readonly isCacheable: boolean
  /** Pictures say the same in every language. */
  readonly hasWords: boolean
}

/** Pages for one person, or about an account: their frame says nothing personal, but no cache has any use for it. */
const MEMBER_PAGES =
  /^\/(dashboard|notices|profile|sell|login|register|forgot-password|reset-password|take-over|confirm|unsubscribe|saved\/listings|saved\/facts|wanted\/new|wanted\/words)(\/|$)/

/** Says where a visit came from. Pages say the same without, and their links must not carry it on to the next reader. */
const TRACKING = /^(utm_.*|mtm_.*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|igshid|mc_cid|mc_eid|yclid|_ga|_gl)$/i

/** A secret in an address is for one person. */
const SECRET = /(^|_)(token|code|secret|password)(_|$)/i

/** Longer queries are nobody's second visit. */
const CACHED_QUERY_CHARACTERS = 512

/** What is shown in place of a page has an address in the build, where there is nothing to see. */
const ERROR_PAGES = /^\/(404|500)\/?$/

/** The value of a cookie in a `Cookie` header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', ...value] = pair.split('=')
    if (key.trim() === name) return value.join('=').trim()
  }
  return undefined
}

/** One order, no empty values (forms send those of untouched filters), nothing that only tracks. */
function normalised(search: URLSearchParams): URLSearchParams {
  const meaning = new URLSearchParams([...search].filter(([name, value]) => value !== '' && !TRACKING.test(name)))
  meaning.sort()
  return meaning
}

/** Files say the same whatever else is asked of them, but for the language. */
const FILES = /\.\w+$/

function asked({ pathname, searchParams }: URL): URLSearchParams {
  const language = searchParams.get(LANGUAGE_QUERY)
  if (FILES.test(pathname)) return new URLSearchParams(language ? { [LANGUAGE_QUERY]: language } : {})
  return normalised(searchParams)
}

/** The one category that a list is about, or nothing. */
function categoryOf({ pathname, searchParams }: URL): string | undefined {
  const [, ofPath] = /^\/(?:category|services)\/([^/]+)/.exec(pathname) ?? []
  if (ofPath) return ofPath
  return pathname.startsWith('/feeds-and-machinery') ? (searchParams.get('tab') ?? undefined) : undefined
}

/** What a page shows, by its address. Every page has the catalogue's menus. */
export function tagsOfPage(url: URL): readonly Tag[] {
  if (url.pathname.startsWith('/art/')) return []
  const [, listing] = /^\/listing\/([^/]+)/.exec(url.pathname) ?? []
  if (listing) return ['catalogue', 'notices', `listing:${listing.toLowerCase()}`]
  const [, seller] = /^\/seller\/([^/]+)/.exec(url.pathname) ?? []
  if (seller) return ['catalogue', 'listings', `seller:${seller.toLowerCase()}`]
  if (url.pathname === '/wanted') return ['catalogue', 'wanted']
  const category = categoryOf(url)
  return ['catalogue', category ? `category:${categoryKey(category)}` : 'listings']
}

/**
 * What the answer to a request depends on.
 * @throws TypeError when the target is no path
 */
export function pageKey({ origin, target, cookie, acceptLanguage }: PageRequest): PageKey {
  if (!target.startsWith('/')) throw new TypeError('The target of a request for a page is a path')
  // Put together as text: a path like `//elsewhere.example` is no other origin.
  const url = new URL(origin + target)
  if (ERROR_PAGES.test(url.pathname)) url.pathname = '/404'
  const hasWords = !url.pathname.startsWith('/art/')
  const language = hasWords
    ? detectLanguage(url, cookieValue(cookie, LANGUAGE_COOKIE), acceptLanguage ?? null)
    : FALLBACK_LANGUAGE
  url.hash = ''
  url.search = asked(url).toString()
  const isOpen = ![...url.searchParams.keys()].some((name) => SECRET.test(name))
  const isCacheable = isOpen && !MEMBER_PAGES.test(url.pathname) && url.search.length <= CACHED_QUERY_CHARACTERS
  if (url.searchParams.get(LANGUAGE_QUERY) !== language) url.searchParams.delete(LANGUAGE_QUERY)
  return { url, language, tags: tagsOfPage(url), isCacheable, hasWords }
}

/** The same for the same page. */
export const keyText = ({ url, language }: PageKey): string => `${language} ${url.href}`
