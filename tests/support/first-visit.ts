import { expect, type Page } from '@playwright/test'
import type { CountedOrigin, Exchange } from './counted-origin.ts'

/** Nothing more comes by itself after this. */
const QUIET_MS = 500

/** What came to a browser that had never been there, before anybody touched the page. */
export interface FirstVisit {
  readonly exchanges: readonly Exchange[]
  /** What had come when the page showed what it is about: pictures and all else were kept waiting. */
  readonly beforeMainContent: readonly Exchange[]
  /** Addresses that the page waited for before it showed anything. */
  readonly renderBlocking: readonly string[]
  /** Addresses of other origins that were asked for. */
  readonly thirdParty: readonly string[]
}

/** Runs in the page. */
function renderBlockingAddresses(): string[] {
  const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    readonly renderBlockingStatus?: string
  })[]
  return entries.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').map(({ name }) => name)
}

const paints = () => performance.getEntriesByName('first-contentful-paint').length

/** @throws Error when the page does not show its heading and its listings by itself */
async function mainContent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main a[href^="/listing/"], main [data-listing], main [data-act]').first()).toBeVisible()
  await expect.poll(() => page.evaluate(paints)).toBe(1)
}

/**
 * Opens a page and waits until everything that loads by itself is there: its late scripts, the service worker, and what
 * that keeps.
 * @param page of a context that has seen nothing, with service workers allowed
 */
export async function firstVisit(page: Page, counted: CountedOrigin, path: string): Promise<FirstVisit> {
  const thirdParty: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== counted.origin) thirdParty.push(request.url())
  })
  counted.reset()
  counted.hold()
  await page.goto(counted.origin + path, { waitUntil: 'commit' })
  await mainContent(page)
  const beforeMainContent = [...counted.exchanges]
  counted.release()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await counted.quiet(QUIET_MS)
  return {
    exchanges: [...counted.exchanges],
    beforeMainContent,
    renderBlocking: await page.evaluate(renderBlockingAddresses),
    thirdParty,
  }
}

/** What arrives and settles on a page for members; nothing is kept waiting. */
export async function settled(page: Page, counted: CountedOrigin, path: string): Promise<readonly Exchange[]> {
  counted.reset()
  await page.goto(counted.origin + path)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await counted.quiet(QUIET_MS)
  return [...counted.exchanges]
}
