import { dropPhotos, keepPhotos } from './listings.ts'
import { isPublicPage, keptAddress, keyOf, languageIn } from './routes.ts'
import type { FetchEvent } from './scope.ts'
import { chosenLanguage, keepScripts, keepShell, offlinePage } from './shell.ts'
import { keep, kept, openStore } from './stores.ts'

/** After this a kept page is shown, and the new one is kept for the next time. */
const PATIENCE_MS = 4000

type PageStore = 'pages' | 'listings'

/** Keeps a copy of a page with what belongs to it; forgets one that is no more. Nothing else is copied. */
async function keepPage(store: PageStore, url: string, answer: Response): Promise<void> {
  if (answer.status === 404 || answer.status === 410) return forget(store, url)
  if (!isPublicPage(answer)) return
  const language = answer.headers.get('content-language') ?? ''
  const copy = answer.clone()
  const html = await copy.clone().text()
  for (const dropped of await keep(store, keyOf(url, language), copy)) {
    if (store === 'listings') await dropPhotos(dropped)
  }
  await keepShell(language)
  await keepScripts(html)
  if (store === 'listings') await keepPhotos(html)
}

async function forget(store: PageStore, url: string): Promise<void> {
  const opened = await openStore(store)
  const same = (await opened.keys()).filter((key) => keyOf(key.url, '') === keyOf(url, ''))
  await Promise.all(same.map((key) => opened.delete(key, { ignoreVary: true })))
  if (store === 'listings') await dropPhotos(url)
}

async function keptPage(store: PageStore, url: string): Promise<Response | undefined> {
  const language = languageIn(url) ?? (await chosenLanguage())
  const addresses = (await (await openStore(store)).keys()).map((key) => key.url)
  const address = keptAddress(addresses, url, language)
  return address === undefined ? undefined : kept(store, address)
}

const wait = (milliseconds: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Answers a navigation: from the network, from what is kept when that is slow or away, or with the page for no network. */
export async function answerPage(event: FetchEvent, store: PageStore): Promise<Response> {
  const { url } = event.request
  // Some browsers ask for nothing early.
  const fetched = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(event.request))
  const keeping = fetched.then((answer) => keepPage(store, url, answer))
  event.waitUntil(keeping.catch(() => undefined))
  const network = fetched.catch(() => undefined)
  const old = await keptPage(store, url)
  if (!old) return (await network) ?? offlinePage()
  const answer = await Promise.race([network, wait(PATIENCE_MS)])
  return answer && answer.status < 500 ? answer : old
}

/** Keeps a page that was opened before there was a worker: the browser has most of it in its own cache. */
export async function keepOpenPage(store: PageStore, url: string): Promise<void> {
  const answer = await fetch(url, { credentials: languageIn(url) ? 'omit' : 'same-origin' })
  await keepPage(store, url, answer)
}
