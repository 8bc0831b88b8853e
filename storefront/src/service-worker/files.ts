import type { FetchEvent } from './scope.ts'
import { keep, kept, type StoreName } from './stores.ts'

/** Stands where a picture was never seen: the colour behind it shows. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Hands on what comes as it comes: a page neither waits for its being kept, nor fails where the phone is full. */
async function fetchAndKeep(store: StoreName, event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(keep(store, event.request.url, answer.clone()).catch(() => undefined))
  return answer
}

/** A script: the name says what is in it. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  return (await kept('files', event.request.url)) ?? fetchAndKeep('files', event)
}

/** A picture: kept first, since a photograph never changes under its address. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const known = (await kept('photos', url)) ?? (await kept('pictures', url))
  if (known) return known
  return fetchAndKeep('pictures', event).catch(
    () => new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } }),
  )
}

/** Words, icons and the manifest: new ones where there is a network. */
export async function answerShell(event: FetchEvent): Promise<Response> {
  return fetchAndKeep('shell', event).catch(async () => (await kept('shell', event.request.url)) ?? Response.error())
}
