import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { type Browser, chromium, request } from '@playwright/test'
import { findBrowser } from '../../../commands/browser.ts'
import { ownWords, type WordProblems, wordProblems } from '../../support/words-in-view.ts'
import { openMarket } from '../market.ts'
import { explore } from './explore.ts'
import { allPlaces, type Place } from './places.ts'
import { Windows } from './readers.ts'

const WIDTHS_PX = [360, 1280] as const
/** So many read at once: one waits while another draws. */
const READERS_AT_ONCE = 4

/** What a place asks the search for, who decides in the demo market, and the columns of a file as they have to be. */
const ASKED = ['zzzz', ...DEMO_ACCOUNTS.administrator.name.split(' '), 'field', 'key', 'value']

/** What is read: without a language all of them, without a part of the address every page. */
interface WordsOptions {
  readonly language?: string | undefined
  readonly page?: string | undefined
  /** The origin of a demo market that is open already; what is pressed there is done. */
  readonly at?: string | undefined
}

/** What was found in a language: each problem by its text, with where it was seen first. */
class Findings {
  readonly #texts: Readonly<Record<keyof WordProblems, Map<string, string>>> = {
    foreign: new Map(),
    broken: new Map(),
    cut: new Map(),
    overlapping: new Map(),
  }
  readonly unread: string[] = []
  states = 0

  add(problems: WordProblems, where: string): void {
    this.states += 1
    for (const [kind, texts] of Object.entries(this.#texts))
      for (const text of problems[kind as keyof WordProblems]) if (!texts.has(text)) texts.set(text, where)
  }

  print(language: Language): void {
    for (const [kind, texts] of Object.entries(this.#texts))
      for (const [text, where] of texts) console.log(`${language} ${kind}: ${text}\n    ${where}`)
    for (const place of this.unread) console.log(`${language} unread: ${place}`)
  }

  get counts(): Readonly<Record<string, number>> {
    const counts = Object.entries(this.#texts).map(([kind, { size }]) => [kind, size])
    return { states: this.states, ...Object.fromEntries(counts), unread: this.unread.length }
  }
}

/** Reads pages until none is left to read. */
async function readOn(
  windows: Windows,
  left: { readonly place: Place; readonly width_px: number }[],
  pressed: ReadonlyMap<number, Set<string>>,
  look: (problems: WordProblems, where: string) => void,
  language: Language,
  own: readonly string[],
  unread: string[],
): Promise<void> {
  for (let next = left.shift(); next; next = left.shift()) {
    const { place, width_px } = next
    const address = `${place.path}${place.path.includes('?') ? '&' : '?'}lng=${language}`
    try {
      const page = await windows.of(place.reader, width_px)
      await explore(page, address, pressed.get(width_px) ?? new Set(), async (name) =>
        look(await wordProblems(page, language, own), `${place.path} ${width_px} px ${name}`),
      )
    } catch (error) {
      unread.push(`${place.path} ${width_px} px: ${String(error).split('\n')[0]}`)
    }
  }
}

/** Reads pages and all that opens on them, several at once. */
async function readAll(
  browser: Browser,
  origin: string,
  places: readonly Place[],
  language: Language,
  own: readonly string[],
): Promise<Findings> {
  const findings = new Findings()
  const left = WIDTHS_PX.flatMap((width_px) => places.map((place) => ({ place, width_px })))
  const pressed = new Map(WIDTHS_PX.map((width_px) => [width_px, new Set<string>()]))
  const readers = Array.from({ length: READERS_AT_ONCE }, async () => {
    const windows = new Windows(browser, origin, language)
    const look = (problems: WordProblems, where: string) => findings.add(problems, where)
    await readOn(windows, left, pressed, look, language, own, findings.unread)
    await windows.close()
  })
  await Promise.all(readers)
  return findings
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
    const own = [...(await ownWords(api)), ...ASKED]
    await api.dispose()
    const table: Record<string, object> = {}
    for (const language of LANGUAGES.filter((code) => !only || only.split(',').includes(code))) {
      const start_ms = performance.now()
      // Read anew: what was pressed in the last language is done, and a listing may have been decided on.
      const places = (await allPlaces(market.origin)).filter(({ path }) => path.includes(part))
      const findings = await readAll(browser, market.origin, places, language, own)
      findings.print(language)
      const seconds = Math.round((performance.now() - start_ms) / 1000)
      table[language] = { pages: places.length, ...findings.counts, seconds }
    }
    console.table(table)
  } finally {
    await browser.close()
    await market.stop()
  }
}
