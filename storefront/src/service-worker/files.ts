import { keep, kept, type StoreName } from './stores.ts'

/** Stands where a picture was never seen: the colour behind it shows. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>'

async function fetchAndKeep(store: StoreName, request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) await keep(store, request.url, answer.clone())
  return answer
}

/** A script: the name says what is in it. */
export async function answerFile(request: Request): Promise<Response> {
  return (await kept('files', request.url)) ?? fetchAndKeep('files', request)
}

/** A picture: kept first, since a photograph never changes under its address. */
export async function answerPicture(request: Request): Promise<Response> {
  const known = (await kept('photos', request.url)) ?? (await kept('pictures', request.url))
  if (known) return known
  return fetchAndKeep('pictures', request).catch(
    () => new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml' } }),
  )
}

/** Words, icons and the manifest: new ones where there is a network. */
export async function answerShell(request: Request): Promise<Response> {
  return fetchAndKeep('shell', request).catch(async () => (await kept('shell', request.url)) ?? Response.error())
}
