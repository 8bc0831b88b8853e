import { scriptsOf } from './page-text.ts'
import { languageIn } from './routes.ts'
import { keep, kept, openStore } from './stores.ts'

const OFFLINE = '/offline'
/** Same for all languages: on the page for no network, and on the home screen. */
const ICONS = ['/favicon.svg', '/icons/icon-192.png']
/** What scripts of guests' pages read when they have something to say. */
const NAMESPACES = ['toast', 'listing']

const addressIn = (language: string) => `${OFFLINE}?lng=${language}`

async function keepAddress(address: string): Promise<void> {
  const answer = await fetch(address)
  if (answer.ok) await keep('shell', address, answer)
}

/** Keeps the scripts of a page, which mostly are in the browser's own cache already. */
export async function keepScripts(html: string): Promise<void> {
  for (const path of scriptsOf(html)) {
    if (await kept('files', path)) continue
    const answer = await fetch(path)
    if (answer.ok) await keep('files', path, answer)
  }
}

async function offlineAddresses(): Promise<readonly string[]> {
  const keys = await (await openStore('shell')).keys()
  return keys.map(({ url }) => url).filter((url) => new URL(url).pathname === OFFLINE)
}

/** The language that was chosen last: the one in which the page for no network is kept. */
export async function chosenLanguage(): Promise<string> {
  const [address = ''] = await offlineAddresses()
  return address && (languageIn(address) ?? '')
}

/** The page for no network. */
export async function offlinePage(): Promise<Response> {
  const [address = ''] = await offlineAddresses()
  return (await kept('shell', address)) ?? Response.error()
}

/**
 * Keeps what is needed without a network, in place of the same in another language: about 12 KB on the way.
 * @param language the one just read in; without it, the one that the server finds in cookie and browser
 * @throws TypeError when the network is away
 */
export async function keepShell(language?: string): Promise<void> {
  if (language && (await chosenLanguage()) === language) return
  // A language in an address is also a choice, and is remembered: this one is none.
  const answer = await fetch(language ? addressIn(language) : OFFLINE, {
    credentials: language ? 'omit' : 'same-origin',
  })
  const found = answer.headers.get('content-language')
  if (!answer.ok || !found) throw new TypeError(`The page for no network: ${answer.status}`)
  const html = await answer.clone().text()
  const before = await offlineAddresses()
  await keep('shell', addressIn(found), answer)
  const store = await openStore('shell')
  const others = before.filter((url) => languageIn(url) !== found)
  await Promise.all(others.map((url) => store.delete(url, { ignoreVary: true })))
  const words = NAMESPACES.map((name) => `/locales/${found}/${name}.json`)
  await Promise.all([...ICONS, `/manifest.webmanifest?lng=${found}`, ...words].map(keepAddress))
  await keepScripts(html)
}
