import { addToCache, cached, openCache } from './caches.ts'
import { scriptsOf } from './page-text.ts'
import { languageIn } from './routes.ts'

const OFFLINE = '/offline'
/** Same for all languages: on the page for no network, and on the home screen. */
const ICONS = ['/favicon.svg', '/icons/icon-192.png']
/** What scripts of guests' pages read when they have something to say. */
const NAMESPACES = ['toast', 'listing']

const addressIn = (language: string) => `${OFFLINE}?lng=${language}`

async function cacheAddress(address: string): Promise<void> {
  const answer = await fetch(address)
  if (answer.ok) await addToCache('shell', address, answer)
}

/** Caches the scripts of a page, which mostly are in the browser's own cache already. */
export async function cacheScripts(html: string): Promise<void> {
  for (const path of scriptsOf(html)) {
    if (await cached('files', path)) continue
    const answer = await fetch(path)
    if (answer.ok) await addToCache('files', path, answer)
  }
}

async function offlineAddresses(): Promise<readonly string[]> {
  const keys = await (await openCache('shell')).keys()
  return keys.map(({ url }) => url).filter((url) => new URL(url).pathname === OFFLINE)
}

/** The language that was chosen last: the one in which the page for no network is cached. */
export async function chosenLanguage(): Promise<string> {
  const [address = ''] = await offlineAddresses()
  return address && (languageIn(address) ?? '')
}

/** The page for no network. */
export async function offlinePage(): Promise<Response> {
  const [address = ''] = await offlineAddresses()
  return (await cached('shell', address)) ?? Response.error()
}

/**
 * Caches what is needed without a network, in place of the same in another language: about 12 KB on the way.
 * @param language the one just read in; without it, the one that the server finds in cookie and browser
 * @throws TypeError when the network is away
 */
export async function cacheShell(language?: string): Promise<void> {
  if (language && (await chosenLanguage()) === language) return
  // A language in an address is also a choice, and is remembered: this one is none.
  const answer = await fetch(language ? addressIn(language) : OFFLINE, {
    credentials: language ? 'omit' : 'same-origin',
  })
  const found = answer.headers.get('content-language')
  if (!answer.ok || !found) throw new TypeError(`The page for no network: ${answer.status}`)
  const html = await answer.clone().text()
  const before = await offlineAddresses()
  await addToCache('shell', addressIn(found), answer)
  const cache = await openCache('shell')
  const others = before.filter((url) => languageIn(url) !== found)
  await Promise.all(others.map((url) => cache.delete(url, { ignoreVary: true })))
  const words = NAMESPACES.map((name) => `/locales/${found}/${name}.json`)
  await Promise.all([...ICONS, `/manifest.webmanifest?lng=${found}`, ...words].map(cacheAddress))
  await cacheScripts(html)
}
