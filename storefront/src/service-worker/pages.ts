import { addToCache, cached, openCache } from './caches.ts'
import { cachePhotos, evictPhotos } from './listings.ts'
import { cachedAddress, isPublicPage, keyOf, languageIn } from './routes.ts'
import type { FetchEvent } from './scope.ts'
import { cacheScripts, cacheShell, chosenLanguage, offlinePage } from './shell.ts'

/** After this a cached page is shown, and the new one is cached for the next time. */
const NETWORK_TIMEOUT_MS = 4000

type PageCacheName = 'pages' | 'listings'

/** Caches a copy of a page with what belongs to it; evicts one that is no more. Nothing else is copied. */
async function cachePage(cacheName: PageCacheName, url: string, answer: Response): Promise<void> {
  if (answer.status === 404 || answer.status === 410) return evict(cacheName, url)
  if (!isPublicPage(answer)) return
  const language = answer.headers.get('content-language') ?? ''
  const copy = answer.clone()
  const html = await copy.clone().text()
  for (const evicted of await addToCache(cacheName, keyOf(url, language), copy)) {
    if (cacheName === 'listings') await evictPhotos(evicted)
  }
  await cacheShell(language)
  await cacheScripts(html)
  if (cacheName === 'listings') await cachePhotos(html)
}

async function evict(cacheName: PageCacheName, url: string): Promise<void> {
  const opened = await openCache(cacheName)
  const same = (await opened.keys()).filter((key) => keyOf(key.url, '') === keyOf(url, ''))
  await Promise.all(same.map((key) => opened.delete(key, { ignoreVary: true })))
  if (cacheName === 'listings') await evictPhotos(url)
}

async function cachedPage(cacheName: PageCacheName, url: string): Promise<Response | undefined> {
  const language = languageIn(url) ?? (await chosenLanguage())
  const addresses = (await (await openCache(cacheName)).keys()).map((key) => key.url)
  const address = cachedAddress(addresses, url, language)
  return address === undefined ? undefined : cached(cacheName, address)
}

const wait = (milliseconds: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Answers a navigation: from the network, from the cache when that is slow or away, or with the page for no network. */
export async function answerPage(event: FetchEvent, cacheName: PageCacheName): Promise<Response> {
  const { url } = event.request
  // Some browsers ask for nothing early.
  const fetched = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request))
  const caching = fetched.then((answer) => cachePage(cacheName, url, answer))
  event.waitUntil(caching.catch(() => undefined))
  const network = fetched.catch(() => undefined)
  const old = await cachedPage(cacheName, url)
  if (!old) return (await network) ?? offlinePage()
  const answer = await Promise.race([network, wait(NETWORK_TIMEOUT_MS)])
  return answer && answer.status < 500 ? answer : old
}

/** Caches a page that was opened before there was a worker: the browser has most of it in its own cache. */
export async function cacheOpenPage(cacheName: PageCacheName, url: string): Promise<void> {
  const answer = await fetch(url, { credentials: languageIn(url) ? 'omit' : 'same-origin' })
  await cachePage(cacheName, url, answer)
}
