import { loadavg } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../../commands/browser.ts'
import { type CountedOrigin, countedOrigin } from '../../support/counted-origin.ts'
import { firstVisit } from '../../support/first-visit.ts'
import { type GuestPage, guestPages, MEASURED_LANGUAGES } from '../../support/guest-pages.ts'
import { openMarket } from '../market.ts'
import { median } from '../median.ts'
import { bytesByType } from './bytes.ts'
import { visitSlowly, type Waiting } from './slow-visit.ts'
import { openStaticTwin } from './static-twin.ts'

type MeasuredLanguage = (typeof MEASURED_LANGUAGES)[number]

/** Which pages, in which languages, how often; without a name, all of them. */
interface PagesOptions {
  readonly rounds: number
  readonly page?: string | undefined
  readonly language?: string | undefined
  /** The origin of a market that is open already. */
  readonly at?: string | undefined
}

/** Where everything of one run is. */
interface Bench {
  readonly browser: Browser
  readonly market: string
  readonly counted: CountedOrigin
  readonly rounds: number
}

async function weigh({ browser, counted }: Bench, { path }: GuestPage, language: MeasuredLanguage) {
  const context = await browser.newContext({ locale: language, viewport: { width: 360, height: 740 } })
  const { exchanges } = await firstVisit(await context.newPage(), counted, path)
  await context.close()
  return bytesByType(exchanges)
}

/** Market and static page in turn, so that whatever else the machine does meets both. */
async function wait({ browser, market, rounds }: Bench, { path }: GuestPage, language: MeasuredLanguage) {
  const waits: { market: Waiting[]; twin: Waiting[] } = { market: [], twin: [] }
  const twin = await openStaticTwin(market, path, language, (url) => visitSlowly(browser, url, language))
  for (let round = 0; round < rounds; round += 1) {
    waits.market.push(await visitSlowly(browser, market + path, language))
    waits.twin.push(await visitSlowly(browser, twin.url, language))
  }
  await twin.stop()
  return waits
}

const middle = (waits: readonly Waiting[], of: keyof Waiting) => median(waits.map((waiting) => waiting[of]))

function rowOf({ market, twin }: { market: readonly Waiting[]; twin: readonly Waiting[] }) {
  const firstPaint = middle(market, 'firstPaintMs')
  const twinFirstPaint = middle(twin, 'firstPaintMs')
  return {
    FCP: Math.round(firstPaint),
    'static FCP': Math.round(twinFirstPaint),
    ratio: Math.round((firstPaint / twinFirstPaint) * 100) / 100,
    LCP: Math.round(middle(market, 'largestPaintMs')),
    'static LCP': Math.round(middle(twin, 'largestPaintMs')),
    CLS: Number(middle(market, 'layoutShift').toFixed(3)),
    blocked: Math.round(middle(market, 'blockedMs')),
    'static blocked': Math.round(middle(twin, 'blockedMs')),
  }
}

/**
 * Prints, page by page and language by language, what a guest's first visit weighs in bytes, and how long it takes, in
 * milliseconds, over slow 3G (400 kbit/s, 400 ms) on a processor four times slower: beside a page of the same bytes and
 * pictures without scripts, sent by a bare server.
 */
export async function benchPages({ rounds, page, language, at }: PagesOptions): Promise<void> {
  const market = await openMarket(at)
  const counted = await countedOrigin(market.origin)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const bench = { browser, market: market.origin, counted, rounds }
  console.log(`\nMedians of ${rounds} visits; load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
  try {
    const table: Record<string, object> = {}
    for (const one of (await guestPages(market.origin)).filter(({ name }) => !page || name === page)) {
      for (const spoken of MEASURED_LANGUAGES.filter((code) => !language || code === language)) {
        const name = `${one.name} ${spoken}`
        const row = { ...(await weigh(bench, one, spoken)), ...rowOf(await wait(bench, one, spoken)) }
        table[name] = row
        // All of it takes a quarter of an hour.
        console.log(`${name}: FCP ${row.FCP} ms, static ${row['static FCP']} ms`)
      }
    }
    console.table(table)
  } finally {
    await browser.close()
    await counted.stop()
    await market.stop()
  }
}
