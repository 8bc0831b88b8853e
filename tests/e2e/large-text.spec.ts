import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { offered } from '../support/market-api.ts'

test.use({ expectedErrors: [/status of (404|500)/] })

const PAGES = ['/', '/search?q=murrha', '/category/Cattle?breed=Gir&near=411001', '/about', '/grievance', '/nowhere']

async function addresses(page: Page, language: string): Promise<string[]> {
  const [listing] = await offered(page.request, 'category=eq.Buffalo')
  const paths = [...PAGES, `/listing/${listing?.id}`, `/listing/${listing?.id}/poster`, '/500', '/register']
  return paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
}

/** How a page is read: its width in CSS pixels, and the size of letters that the browser is set to. */
const READINGS = [
  { reading: 'magnified four times', width: 320, letters_px: 16 },
  { reading: 'with letters twice as large', width: 360, letters_px: 32 },
  { reading: 'with letters twice as large on a wider screen', width: 640, letters_px: 32 },
]

/** Opens what is folded, one after the other, and tells what stands out of the screen to the side, if something does. */
function overflowingElements(): string[] {
  const width = document.documentElement.clientWidth
  const isOut = (element: Element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    return (
      own > 0 &&
      element.checkVisibility() &&
      (left < -1 || right > width + 1) &&
      !element.closest('.gallery, .strip, .sr-only')
    )
  }
  const found = new Set<Element>()
  const note = () => {
    for (const element of document.querySelectorAll('body *')) if (isOut(element)) found.add(element)
  }
  note()
  const wereOpen = [...document.querySelectorAll('details[open]')]
  for (const folded of document.querySelectorAll('details')) {
    folded.open = true
    note()
    if (!folded.matches('.mobile-menu')) folded.open = false
  }
  const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
  for (const folded of document.querySelectorAll('details')) folded.open = wereOpen.includes(folded)
  return [...scrolls, ...[...found].slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 200))]
}

for (const language of ['en', 'ta', 'ml', 'ur']) {
  test(`large letters cut nothing off in ${language}, and nothing scrolls sideways`, async ({ page }) => {
    const problems: Record<string, string[]> = {}
    const browser = await page.context().newCDPSession(page)
    for (const address of await addresses(page, language)) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      for (const { reading, width, letters_px } of READINGS) {
        await page.setViewportSize({ width, height: 640 })
        await browser.send('Page.setFontSizes', { fontSizes: { standard: letters_px } })
        await expect(page.locator('html')).toHaveCSS('font-size', `${letters_px}px`)
        const found = await page.evaluate(overflowingElements)
        if (found.length > 0) problems[`${address} ${reading}`] = found
      }
    }
    expect(problems).toEqual({})
  })
}
