import { test as base, expect } from '../support/browser-test.ts'
import { haltingOrigin } from '../support/halting-origin.ts'

/** Longer than a browser waits for more before it paints what it has. */
const HALT_MS = 2000

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
  baseURL: async ({}, use) => {
    const halting = await haltingOrigin(`http://localhost:${process.env.MARKET_PORT}`, 'By Farmers', HALT_MS)
    await use(halting.origin)
    await halting.stop()
  },
})

test.use({ viewport: { width: 360, height: 740 } })

test('a page that halts in the middle of its banner moves nothing once it is painted', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.moved = JSON.stringify(entry)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/feeds-and-machinery?tab=feeds&lng=en')
  await expect(page.getByRole('contentinfo')).toContainText('Maveshi')
  await expect(page.locator('html[data-moved]')).toHaveCount(0)
})
