import { test as base, expect } from '../support/browser-test.ts'
import { guestPages } from '../support/guest-pages.ts'
import { haltingOrigin } from '../support/halting-origin.ts'

/** Longer than a browser waits for more before it paints what it has. */
const HALT_MS = 2000

const test = base.extend<{ words: string }>({
  words: ['', { option: true }],
  baseURL: async ({ words }, use) => {
    const halting = await haltingOrigin(`http://localhost:${process.env.MARKET_PORT}`, words, HALT_MS)
    await use(halting.origin)
    await halting.stop()
  },
})

test.use({ viewport: { width: 360, height: 740 } })

for (const { place, words, name } of [
  { place: 'its banner', words: 'By Farmers', name: 'feeds' },
  { place: 'the bar at its foot', words: '</a><a href="/sell/product" data-sell', name: 'feeds' },
  { place: 'the bar for contact', words: 'data-act="whatsapp"', name: 'listing' },
]) {
  test.describe(`a page that halts in the middle of ${place}`, () => {
    test.use({ words })

    test('moves nothing once it is painted', async ({ page, baseURL }) => {
      const path = (await guestPages(baseURL ?? '')).find((one) => one.name === name)?.path ?? ''
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) document.documentElement.dataset.moved = JSON.stringify(entry)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toContainText('Maveshi')
      await expect(page.locator('html[data-moved]')).toHaveCount(0)
    })
  })
}
