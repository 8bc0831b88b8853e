import { type Browser, chromium, request } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { findBrowser } from '../../../commands/browser.ts'
import { BROWSER_ARGUMENTS } from '../../support/browser-arguments.ts'
import { administrator, colleagueOf, openConsole } from '../../support/console.ts'
import { insertRow, newGoat } from '../../support/market-rows.ts'
import { listOf } from '../../support/review.ts'
import { registerByApi } from '../../support/seller-api.ts'
import { Chance } from '../cost/chance.ts'
import { startMarket } from '../market.ts'
import { reviewAll } from './reviewer.ts'
import { figuresOf, stepsOf } from './steps.ts'
import { watchDecisions } from './watch.ts'

const REVIEWERS = ['Meera Joshi', 'Usha Rao', 'Ravi Kumar'] as const
const OWN_WORDS = /Goat number \d+ of the run\./

/** Waiting goats of one seller, each with words of its own. */
async function waitingGoats(origin: string, count: number) {
  const api = await request.newContext({ baseURL: origin })
  const seller = await registerByApi(api)
  await api.dispose()
  const goats = Array.from({ length: count }, (_, index) => {
    const submitted_at = new Date(Date.now() - (index + 1) * 1000).toISOString()
    return { ...newGoat(seller.id, 'pending', { submitted_at }), description: `Goat number ${index} of the run.` }
  })
  await insertRow('listings', goats)
  return { seller, wordsOf: new Map(goats.map(({ id, description }) => [id, description] as const)) }
}

/** How many of a seller's listings wait. */
async function waitingOf(admin: SupabaseClient, sellerId: string): Promise<number> {
  const rows = admin.from('listings').select('id', { count: 'exact', head: true })
  return (await rows.eq('seller_id', sellerId).eq('status', 'pending').throwOnError()).count ?? 0
}

/** Somebody who reviews, in a browser of their own. */
async function openReviewer(origin: string, admin: SupabaseClient, name: string, list: string) {
  const api = await request.newContext({ baseURL: origin })
  const { client } = await colleagueOf(admin, api, origin, { name })
  await api.dispose()
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGUMENTS] })
  const page = await browser.newPage({ baseURL: origin, locale: 'en-IN' })
  const asked = await watchDecisions(page, OWN_WORDS)
  await openConsole(page, client, list)
  return { browser, page, asked }
}

async function decideAll(origin: string, count: number, seed: number, browsers: Browser[]): Promise<void> {
  const admin = await administrator(origin)
  const { seller, wordsOf } = await waitingGoats(origin, count)
  const list = listOf({ seller_id: seller.id, status: 'pending' })
  const reviewers = []
  for (const name of REVIEWERS) {
    const reviewer = await openReviewer(origin, admin, name, list)
    browsers.push(reviewer.browser)
    reviewers.push(reviewer)
  }
  const waiting = () => waitingOf(admin, seller.id)
  const began = performance.now()
  await Promise.all(
    reviewers.map(({ page }, index) => reviewAll(page, `/admin${list}`, waiting, new Chance(seed + index))),
  )
  const asked = reviewers.flatMap((reviewer) => reviewer.asked)
  console.table({
    seed,
    ...figuresOf(await stepsOf(admin, [...wordsOf.keys()]), asked, wordsOf, await waiting()),
    seconds: Math.round((performance.now() - began) / 1000),
  })
}

/**
 * Lets three people, each in a browser of their own, work through one queue by keys at random speeds, and prints whether
 * every listing was decided, once, and by somebody who had it before the eyes.
 * @param count of listings
 * @param seed of what looks random
 */
export async function benchDecisions(count: number, seed: number): Promise<void> {
  const market = await startMarket({ ADDRESS_LIMIT_FACTOR: '1000' })
  Object.assign(process.env, { MARKET_DATA_DIR: market.dataDir, MARKET_API_PORT: String(market.apiPort) })
  const browsers: Browser[] = []
  try {
    await decideAll(market.origin, count, seed, browsers)
  } finally {
    for (const browser of browsers) await browser.close()
    await market.stop()
  }
}
