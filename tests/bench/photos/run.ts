import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../commands/browser.ts'
import { choosePhotos, photoTiles } from '../../support/chosen-photos.ts'
import { herdPhotos } from '../../support/herd-photos.ts'
import { chooseCategory, nextStep, signIn } from '../../support/journeys.ts'
import { openMarket } from '../market.ts'

const PHOTOS = 5
const SLOWER = 4
const PATIENCE_MS = 300_000

/** Notes how long the page's own thread is busy at a stretch, where that is 50 ms or more. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { taskDurations: durations })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(Math.round(duration))
    }).observe({ type: 'longtask' })
  })
  return () => page.evaluate(() => (window as unknown as { taskDurations: number[] }).taskDurations)
}

async function openPhotos(page: Page): Promise<void> {
  await signIn(page, DEMO_ACCOUNTS.seller.email, DEMO_ACCOUNTS.seller.password, '/sell/product')
  await chooseCategory(page, 'Cattle')
  await nextStep(page, 'Photos')
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/**
 * Prepares five photographs of 12 megapixels at phone size with a slowed processor, and prints how long that takes and
 * for how long the page does not answer.
 * @param at the origin of a market that is open already
 */
export async function benchPhotos(at?: string): Promise<void> {
  const buffers = await herdPhotos(PHOTOS)
  const market = await openMarket(at)
  try {
    await measure(market.origin, buffers)
  } finally {
    await market.stop()
  }
}

async function measure(baseURL: string, buffers: readonly Buffer[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const page = await browser.newPage({
    baseURL,
    locale: 'en-IN',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  page.setDefaultTimeout(PATIENCE_MS)
  await openPhotos(page)
  await slowDown(await page.context().newCDPSession(page))
  const tasks = await watchTasks(page)
  const start = performance.now()
  await choosePhotos(
    page,
    buffers.map((buffer, index) => ({ name: `herd-${index}.jpg`, mimeType: 'image/jpeg', buffer })),
  )
  await photoTiles(page)
    .nth(PHOTOS - 1)
    .waitFor()
  const placed_ms = performance.now() - start
  await photoTiles(page)
    .filter({ hasText: 'Ready' })
    .nth(PHOTOS - 1)
    .waitFor()
  const ready_ms = performance.now() - start
  const durations = (await tasks()).sort((a, b) => b - a)
  await browser.close()
  console.table({
    'chosen, MB': (buffers.reduce((sum, { length }) => sum + length, 0) / 1e6).toFixed(1),
    'all in their places, ms': Math.round(placed_ms),
    'all ready, ms': Math.round(ready_ms),
    'tasks of 50 ms and more': durations.length,
    'longest tasks, ms': durations.slice(0, 5).join(' ') || 'none',
  })
}
