import { isLanguage, LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { type Browser, chromium, request } from '@playwright/test'
import { findBrowser } from '../../../commands/browser.ts'
import { ownWords, type WordProblems, wordProblems } from '../../support/words-in-view.ts'
import { type Market, openMarket } from '../market.ts'
import { explore, resized, steady } from './explore.ts'
import { allPlaces, type Place, READERS } from './places.ts'
import { Windows } from './readers.ts'
import { Said } from './said.ts'

/** How wide a window is, and how many presses follow each other: what opens within a dialog is the same on a desk. */
const WIDTHS = [
  { width_px: 360, depth: 3 },
  { width_px: 1280, depth: 1 },
] as const
/** So many read at once: one waits while another draws. */
const READERS_AT_ONCE = 4

/** What a place asks the search for, who decides in the demo market, and the columns of a file as they have to be. */
const ASKED = [
  ...'zzzz tharparkar gaay kolhapur murrha bakri'.split(' '),
  ...DEMO_ACCOUNTS.administrator.name.split(' '),
  'field',
  'key',
  'value',
]

/** What is read: without a language all of them, without a part of the address every page. */
interface WordsOptions {
  readonly language?: string | undefined
  readonly page?: string | undefined
  /** The origin of a demo market that is open already; what is pressed there is done. */
  readonly at?: string | undefined
  /** How many presses may follow each other at most; 0 reads the pages as they open. */
  readonly presses?: string | undefined
  /** Names the texts that no page has said. */
  readonly unsaid?: boolean | undefined
}

/** What was found in a language: each problem by its text. */
class Findings {
  readonly #texts: Readonly<Record<keyof WordProblems, Set<string>>> = {
    foreign: new Set(),
    broken: new Set(),
    cut: new Set(),
    overlapping: new Set(),
  }
  readonly #language: Language
  unread = 0
  /** What the pages said altogether. */
  readonly said = new Said()
  states = 0

  constructor(language: Language) {
    this.#language = language
  }

  /** Notes what is new, and prints it at once: a whole language takes minutes. */
  add(problems: WordProblems, where: string): void {
    this.states += 1
    for (const [kind, texts] of Object.entries(this.#texts))
      for (const text of problems[kind as keyof WordProblems]) {
        if (texts.has(text)) continue
        texts.add(text)
        console.log(`${this.#language} ${kind}: ${text}\n    ${where}`)
      }
  }

  addUnread(where: string, error: unknown): void {
    this.unread += 1
    console.log(`${this.#language} unread: ${where}: ${String(error).split('\n')[0]}`)
  }

  get counts(): Readonly<Record<string, number>> {
    const counts = Object.entries(this.#texts).map(([kind, { size }]) => [kind, size])
    return { states: this.states, ...Object.fromEntries(counts), unread: this.unread }
  }
}

/** Whose words are read, and by what words of their own nobody is troubled. */
interface Reading {
  readonly language: Language
  readonly own: readonly string[]
}

interface Window {
  readonly width_px: number
  /** Where nothing is pressed a page is opened once, and read as wide as this too. */
  readonly also_px?: number
  readonly depth: number
  readonly pressed: Set<string>
}

/** A page that is still to be read, in a window. */
interface Sight {
  readonly place: Place
  readonly window: Window
  /** Whether it could not be read before. */
  readonly isSecond?: true
}

/** Reads pages until none is left to read. */
async function readOn(windows: Windows, left: Sight[], findings: Findings, { language, own }: Reading): Promise<void> {
  for (let next = left.shift(); next; next = left.shift()) {
    const { place, window } = next
    const { path, trouble = '' } = place
    const where = `${path} ${window.width_px} px ${trouble}`
    try {
      const page = await windows.of(place, window.width_px)
      await explore({
        ...window,
        page,
        address: `${path}${path.includes('?') ? '&' : '?'}lng=${language}`,
        look: async (name) => {
          findings.add(await wordProblems(page, language, own, true), `${where} ${name}`)
          await findings.said.add(page)
        },
      })
      if (window.also_px) {
        await resized(page, window.also_px)
        const problems = await steady(page, () => wordProblems(page, language, own, true))
        findings.add(problems, `${path} ${window.also_px} px ${trouble}`)
        await resized(page, window.width_px)
      }
    } catch (error) {
      await windows.giveUp(place, window.width_px)
      if (next.isSecond) findings.addUnread(where, error)
      else left.push({ ...next, isSecond: true })
    }
  }
}

/** Reads pages and all that opens on them, several at once. */
async function readAll(
  browser: Browser,
  origin: string,
  places: readonly Place[],
  reading: Reading,
  presses: number,
): Promise<Findings> {
  const findings = new Findings(reading.language)
  // What one reader does is seen by the next one, so each reads at all widths before: who decides comes last.
  const sizes: Window[] =
    presses === 0
      ? [{ width_px: WIDTHS[0].width_px, also_px: WIDTHS[1].width_px, depth: 0, pressed: new Set() }]
      : WIDTHS.map(({ width_px, depth }) => ({ width_px, depth: Math.min(depth, presses), pressed: new Set() }))
  const left = READERS.flatMap((reader) =>
    sizes.flatMap((window) => places.filter((place) => place.reader === reader).map((place) => ({ place, window }))),
  )
  const readers = Array.from({ length: READERS_AT_ONCE }, async () => {
    const windows = new Windows(browser, origin, reading.language)
    await readOn(windows, left, findings, reading)
    await windows.close()
  })
  await Promise.all(readers)
  return findings
}

/** Reads a market in one language. @returns what is told of it */
async function readLanguage(browser: Browser, origin: string, language: Language, options: WordsOptions) {
  const { page: part = '', presses, unsaid = false } = options
  const start_ms = performance.now()
  const api = await request.newContext({ baseURL: origin })
  const own = [...(await ownWords(api)), ...ASKED]
  await api.dispose()
  const places = (await allPlaces(origin)).filter(({ path }) => path.includes(part))
  const reading = { language, own }
  const findings = await readAll(browser, origin, places, reading, Number(presses ?? Number.POSITIVE_INFINITY))
  const seconds = Math.round((performance.now() - start_ms) / 1000)
  const { keys, all } = findings.said.unsaid(language)
  if (unsaid) for (const key of keys) console.log(`${language} unsaid: ${key}`)
  return { pages: places.length, ...findings.counts, said: `${all - keys.length} of ${all}`, seconds }
}

/**
 * Reads every page of the market and every screen of the console, with all menus, dialogs, tabs and messages that a
 * press opens, in each language and at two widths, and prints what is not in the language, broken, cut or covered.
 */
export async function benchWords({ language: only, at, ...options }: WordsOptions): Promise<void> {
  const languages = only ? only.split(',').filter(isLanguage) : LANGUAGES
  // Whatever can be decided has been after the presses of a language: the next one needs a market as it was.
  const isUnchanged = options.presses === '0'
  const table: Record<string, object> = {}
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  let market: Market | undefined
  try {
    for (const language of languages) {
      market ??= await openMarket(at)
      table[language] = await readLanguage(browser, market.origin, language, options)
      // All of them take an hour, and what was read holds where the rest is not.
      console.log(`${language}: ${JSON.stringify(table[language])}`)
      if (isUnchanged) continue
      await market.stop()
      market = undefined
    }
    console.table(table)
  } finally {
    await browser.close()
    await market?.stop()
  }
}
