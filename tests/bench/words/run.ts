import { SESSION_KEY } from '@maveshi/shared/access/session'
import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { type Browser, type BrowserContext, chromium, request } from '@playwright/test'
import { findBrowser } from '../../../commands/browser.ts'
import { administrator } from '../../support/console.ts'
import { registerByApi } from '../../support/seller-api.ts'
import { ownWords, wordProblems } from '../../support/words-in-view.ts'
import { openMarket } from '../market.ts'
import { explore, watchChanges } from './explore.ts'
import { allPlaces, type Place, type Reader } from './places.ts'

const WIDTHS_PX = [360, 1280] as const

/** What is read: without a language all of them, without a part of the address every page. */
interface WordsOptions {
  readonly language?: string | undefined
  readonly page?: string | undefined
  /** The origin of a demo market that is open already; what is pressed there is done. */
  readonly at?: string | undefined
}

/** Everything found, each with where it was seen first, by kind. */
type Found = Map<string, Map<string, string>>

/** The session of a reader, as a browser stores it. */
async function sessionOf(origin: string, reader: Reader): Promise<unknown> {
  if (reader === 'guest') return undefined
  if (reader === 'administrator') return (await (await administrator(origin)).auth.getSession()).data.session
  const api = await request.newContext({ baseURL: origin })
  const { session } = await registerByApi(api)
  await api.dispose()
  return session
}

async function deviceOf(browser: Browser, origin: string, reader: Reader, width: number): Promise<BrowserContext> {
  const session = await sessionOf(origin, reader)
  const localStorage = session ? [{ name: SESSION_KEY, value: JSON.stringify(session) }] : []
  return browser.newContext({
    baseURL: origin,
    locale: 'en-IN',
    viewport: { width, height: 800 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
}

/** Reads one page, and all that opens on it. What was pressed may have ended the session, so each has its own. */
async function readPlace(
  browser: Browser,
  origin: string,
  { reader, path }: Place,
  language: Language,
  width: number,
  own: readonly string[],
  found: Found,
): Promise<number> {
  const device = await deviceOf(browser, origin, reader, width)
  const page = await device.newPage()
  let readings = 0
  try {
    await watchChanges(page)
    await explore(page, `${path}${path.includes('?') ? '&' : '?'}lng=${language}`, async (pressed) => {
      readings += 1
      for (const [kind, problems] of Object.entries(await wordProblems(page, language, own))) {
        const texts = found.get(kind) ?? new Map<string, string>()
        found.set(kind, texts)
        for (const text of problems) if (!texts.has(text)) texts.set(text, `${path} ${width} px ${pressed}`)
      }
    })
  } finally {
    await device.close()
  }
  return readings
}

/**
 * Reads every page of the market and every screen of the console, with all menus, dialogs, tabs and messages that a
 * press opens, in each language and at two widths, and prints what is not in the language, broken, cut or covered.
 */
export async function benchWords({ language: only, page: part = '', at }: WordsOptions): Promise<void> {
  const market = await openMarket(at)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const api = await request.newContext({ baseURL: market.origin })
    const own = [...(await ownWords(api)), 'Asha', 'Patil']
    await api.dispose()
    const places = (await allPlaces(market.origin)).filter(({ path }) => path.includes(part))
    const table: Record<string, object> = {}
    for (const language of LANGUAGES.filter((code) => !only || code === only)) {
      const found: Found = new Map()
      let readings = 0
      for (const width of WIDTHS_PX)
        for (const place of places)
          readings += await readPlace(browser, market.origin, place, language, width, own, found)
      for (const [kind, texts] of found)
        for (const [text, where] of texts) console.log(`${language} ${kind}: ${text}\n    ${where}`)
      const counts = Object.fromEntries([...found].map(([kind, texts]) => [kind, texts.size]))
      table[language] = { pages: places.length, readings, ...counts }
    }
    console.table(table)
  } finally {
    await browser.close()
    await market.stop()
  }
}
