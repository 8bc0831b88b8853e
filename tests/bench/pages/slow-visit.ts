import type { Language } from '@maveshi/shared/locale/languages'
import type { Browser } from '@playwright/test'

/** What a person waits for, in milliseconds, and how much the page moves meanwhile. */
export interface Waiting {
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly layoutShift: number
  /** Of every long task after the first paint, what goes beyond 50 ms. */
  readonly blockedMs: number
}

/** A phone: 360 × 740, and a processor a quarter as fast as this machine's. */
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SLOWER_PROCESSOR = 4

const BYTES_PER_SECOND = 400_000 / 8
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
}

interface Recorded {
  firstPaintMs: number
  largestPaintMs: number
  layoutShift: number
  readonly tasks: [start: number, duration: number][]
}

declare global {
  interface Window {
    recorded: Recorded
  }
}

/** Runs in the page, before anything of its own. */
function record(): void {
  const recorded: Recorded = { firstPaintMs: Number.NaN, largestPaintMs: Number.NaN, layoutShift: 0, tasks: [] }
  window.recorded = recorded
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recorded.firstPaintMs = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    recorded.largestPaintMs = startTime
  })
  observe('layout-shift', (entry) => {
    recorded.layoutShift += (entry as PerformanceEntry & { readonly value: number }).value
  })
  observe('longtask', ({ startTime, duration }) => {
    recorded.tasks.push([startTime, duration])
  })
}

/** Opens a page for the first time on a slow phone in a slow network, and waits until all of it is there. */
export async function visitSlowly(browser: Browser, url: string, language: Language): Promise<Waiting> {
  const context = await browser.newContext({ ...PHONE, locale: language })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(record)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_3G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    // What is left to do is done by the time that the page has nothing to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const { tasks, ...recorded } = await page.evaluate(() => window.recorded)
    const blockedMs = tasks
      .filter(([start, duration]) => start + duration > recorded.firstPaintMs)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
    return { ...recorded, blockedMs }
  } finally {
    await context.close()
  }
}
