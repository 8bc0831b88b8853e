import { addToCache, type CacheName, cached } from './caches.ts'
import type { FetchEvent } from './scope.ts'

/** Stands where a picture was never seen: the colour behind it shows. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Hands on what comes as it comes: a page neither waits for its being cached, nor fails where the phone is full. */
async function fetchAndCache(cacheName: CacheName, event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(addToCache(cacheName, event.request.url, answer.clone()).catch(() => undefined))
  return answer
}

/** A script: the name says what is in it. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  return (await cached('files', event.request.url)) ?? fetchAndCache('files', event)
}

/** A picture: from the cache first, since a photograph never changes under its address. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const known = (await cached('photos', url)) ?? (await cached('pictures', url))
  if (known) return known
  return fetchAndCache('pictures', event).catch(
    () => new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } }),
  )
}

/** Words, icons and the manifest: new ones where there is a network. */
export async function answerShell(event: FetchEvent): Promise<Response> {
  return fetchAndCache('shell', event).catch(async () => (await cached('shell', event.request.url)) ?? Response.error())
}
