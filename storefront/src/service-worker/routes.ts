/**
 * How a request is answered. `page` and `listing` are navigations: network first. `shell` is small files that are the
 * same for everybody, network first; `file` and `picture` never change under one name, so a cached one comes first.
 * `cached` is the list of cached listings, which only the worker knows.
 */
export type Route = 'page' | 'listing' | 'shell' | 'file' | 'picture' | 'cached'

/** Where the page for no network asks for what is cached. */
export const CACHED_LISTINGS = '/offline/cached.json'

const LANGUAGE_QUERY = 'lng'
const LISTING = /^\/listing\/[^/]+\/?$/
const TRACKING = /^(utm_|fbclid$|gclid$)/

const FILES: readonly (readonly [start: string, route: Route])[] = [
  ['/_astro/', 'file'],
  ['/storage/v1/object/public/', 'picture'],
  ['/art/', 'picture'],
  ['/locales/', 'shell'],
  ['/icons/', 'shell'],
  ['/favicon', 'shell'],
  ['/manifest.webmanifest', 'shell'],
  [CACHED_LISTINGS, 'cached'],
]

type Asked = Pick<Request, 'method' | 'url' | 'mode'> & { readonly headers: Pick<Headers, 'has'> }

/**
 * @param origin the market's own
 * @returns nothing for what is none of the worker's business: other servers, the backend's calls, whatever says who asks
 */
export function routeOf({ method, url, mode, headers }: Asked, origin: string): Route | undefined {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return undefined
  if (headers.has('authorization') || headers.has('apikey')) return undefined
  if (mode === 'navigate') return LISTING.test(asked.pathname) ? 'listing' : 'page'
  return FILES.find(([start]) => asked.pathname.startsWith(start))?.[1]
}

/**
 * Under which address a page is cached: what does not change it is left out, and a listing is one page, whatever list it
 * was reached from.
 */
export function keyOf(url: string, language: string): string {
  const { pathname, searchParams } = new URL(url)
  const meaning = [...searchParams].filter(
    ([name, value]) => value !== '' && name !== LANGUAGE_QUERY && !TRACKING.test(name),
  )
  const query = new URLSearchParams(LISTING.test(pathname) ? [] : meaning)
  query.sort()
  query.set(LANGUAGE_QUERY, language)
  return `${pathname}?${query}`
}

/** The language that an address names. */
export const languageIn = (url: string): string | null => new URL(url).searchParams.get(LANGUAGE_QUERY)

/** Of the addresses of cached pages, the one in this language, else one in any other: better strange words than none. */
export function cachedAddress(cached: readonly string[], url: string, language: string): string | undefined {
  const wanted = (language: string) => (address: string) =>
    keyOf(address, language) === keyOf(url, language) && (languageIn(address) === language || language === '')
  return cached.find(wanted(language)) ?? cached.find(wanted(''))
}

/**
 * Whether an answer is a page for everybody, and so may be cached: the server marks those of members, of accounts and with
 * secrets as private, and every page of words names its language.
 */
export function isPublicPage({ status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>) {
  const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? 'private')
  return status === 200 && !redirected && !isPrivate && headers.has('content-language')
}
