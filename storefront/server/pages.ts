import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { LANGUAGE_COOKIE } from '@maveshi/shared/locale/chosen'
import type { Language } from '@maveshi/shared/locale/languages'
import { Content } from './content.ts'
import { allowLookup } from './lookup.ts'
import { Memory } from './memory.ts'
import { timed } from './metrics.ts'
import type { Middleware } from './middleware.ts'
import { noteOrigin } from './observe.ts'
import {
  FRESH_SECONDS,
  type PageCache,
  type Render,
  type Served,
  STALE_IF_ERROR_SECONDS,
  STALE_WHILE_REVALIDATE_SECONDS,
} from './page-cache.ts'
import { shortIcons } from './page-icons.ts'
import { cookieValue, type PageKey, pageKey } from './page-key.ts'
import { fitPolicy, isListening } from './page-policy.ts'
import { permissions } from './safety.ts'
import { type Answer, send } from './send.ts'

/** Makes a page out of its address and language alone. */
export type RenderPage = (url: URL, language: Language) => Promise<Response>

/** A browser asks each time, and mostly hears that nothing has changed. */
const BROWSER_CACHING = `public, max-age=0, stale-if-error=${STALE_IF_ERROR_SECONDS}`
/** Caches in front of this server hear of no change: they store a page as long as a copy of this server would. */
const OUTER_CACHING = `max-age=${FRESH_SECONDS}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`
const NO_CACHING = 'private, no-store'

/** Set here, for all pages alike. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'vary',
  'set-cookie',
  'cache-control',
])

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i
const HOST_CHARACTERS = 255

const ENCODER = new TextEncoder()

/**
 * Where the market is: as the operator has named it, so that all names of one server share their pages, else as the
 * visitor has called it.
 * @returns nothing where that is no name of a server
 */
function originOf({ headers }: IncomingMessage, configured = process.env.SITE_URL): string | undefined {
  if (configured) return new URL(configured).origin
  const { host = '' } = headers
  const origin = `http://${host}`
  return host.length <= HOST_CHARACTERS && HOST.test(host) && URL.canParse(origin) ? origin : undefined
}

/** A page may remember the language that its address names; any other cookie would be for one person. */
function isForOne(response: Response, language: Language): boolean {
  const cookies = response.headers.getSetCookie()
  return (
    !cookies.every((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=${language};`)) ||
    /no-store|private/.test(response.headers.get('cache-control') ?? '')
  )
}

function headersOf(response: Response, { language, hasWords }: PageKey, isPrivate: boolean): OutgoingHttpHeaders {
  const cookies = response.headers.getSetCookie()
  const ownCaching = response.headers.get('cache-control')
  return {
    ...Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.has(name))),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    ...(hasWords ? { 'content-language': language, vary: 'Accept-Language, Cookie' } : {}),
    'cache-control': isPrivate ? NO_CACHING : (ownCaching ?? BROWSER_CACHING),
    ...(isPrivate || ownCaching ? {} : { 'cdn-cache-control': OUTER_CACHING }),
  }
}

/**
 * Turns Astro's answers into such that can be cached.
 * @param lookup a service that pages may ask besides this server
 */
export function renderWith(renderPage: RenderPage, lookup?: URL): Render {
  return async (key) => {
    const response = await timed('page', () => renderPage(key.url, key.language))
    const { status } = response
    const type = (response.headers.get('content-type') ?? 'text/plain').replace(
      /^text\/html$/,
      'text/html; charset=utf-8',
    )
    const made = new Uint8Array(await response.arrayBuffer())
    const body = type.startsWith('text/html') ? ENCODER.encode(shortIcons(new TextDecoder().decode(made))) : made
    const policy = response.headers.get('content-security-policy')
    if (policy) {
      const html = new TextDecoder().decode(body)
      const own = fitPolicy(policy, html)
      if (isListening(html)) response.headers.set('permissions-policy', permissions(true))
      response.headers.set('content-security-policy', allowLookup(own, lookup))
    }
    const isPrivate = !key.isCacheable || status !== 200 || isForOne(response, key.language)
    const content = new Content(body, type)
    return { status, headers: headersOf(response, key, isPrivate), content, isPrivate }
  }
}

/** Where an answer comes from, in the words of RFC 9211. */
function cacheStatus({ from, ageSeconds, answer }: Served): string {
  if (from === 'miss') return `maveshi; fwd=miss${answer.isPrivate ? '' : '; stored'}`
  const ttl = `maveshi; hit; ttl=${FRESH_SECONDS - ageSeconds}`
  return from === 'outdated' ? `${ttl}; detail=unreachable` : ttl
}

/** The last answer made of a cached one: within a second they are all alike. */
const lastWithHistory = new WeakMap<Answer, { readonly of: Served; readonly answer: Answer }>()

function withHistory(served: Served): Answer {
  const last = lastWithHistory.get(served.answer)
  if (last?.of.from === served.from && last.of.ageSeconds === served.ageSeconds) return last.answer
  const answer = makeHistory(served)
  lastWithHistory.set(served.answer, { of: served, answer })
  return answer
}

function makeHistory(served: Served): Answer {
  const { answer, ageSeconds, from } = served
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'cache-status': cacheStatus(served),
      ...(from === 'miss' ? {} : { age: String(ageSeconds) }),
      // An outer cache asks again as soon as it can.
      ...(from === 'outdated' ? { 'cdn-cache-control': 'max-age=0' } : {}),
    },
  }
}

async function answerFor(key: PageKey, response: ServerResponse, render: Render, cache: PageCache): Promise<Answer> {
  if (key.isCacheable) {
    const served = await cache.get(key)
    noteOrigin(response, served.from)
    return withHistory(served)
  }
  noteOrigin(response, 'bypass')
  const answer = await render(key)
  return { ...answer, headers: { ...answer.headers, 'cache-status': 'maveshi; fwd=bypass' } }
}

/** Everything of a request that decides which page it leads to. */
function requestText({ url, headers }: IncomingMessage): string {
  const { host, cookie, 'accept-language': acceptLanguage } = headers
  // No header has a line break in it.
  return `${host}\n${url}\n${cookie ? cookieValue(cookie, LANGUAGE_COOKIE) : ''}\n${acceptLanguage}`
}

/** The middleware that answers with pages. */
interface PageMiddleware {
  /** The first: whatever has led to a cached page once leads there again, past all that stands before pages. */
  readonly knownRequests: Middleware
  /** The last: unknown addresses are a page that says so. */
  readonly pages: Middleware
}

/** About 1 KB each. */
const REMEMBERED_REQUESTS = 4000

/** Answers with pages, cached ones where it can. */
export function pageMiddleware(render: Render, cache: PageCache): PageMiddleware {
  const keys = new Memory<PageKey>(REMEMBERED_REQUESTS)
  return {
    knownRequests: async (request, response, next) => {
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      const key = isReading ? keys.get(requestText(request)) : undefined
      if (!key) return next()
      await send(request, response, await answerFor(key, response, render, cache))
    },
    pages: async (request, response) => {
      const origin = originOf(request)
      if (!origin) {
        response.writeHead(400).end()
        return
      }
      const { 'accept-language': acceptLanguage, cookie } = request.headers
      const key = pageKey({ origin, target: request.url ?? '/', cookie, acceptLanguage })
      if (key.isCacheable) keys.set(requestText(request), key)
      await send(request, response, await answerFor(key, response, render, cache))
    },
  }
}
