import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { offered } from '../support/market-api.ts'

test.use({ expectedMisdeeds: [/status of (404|500)/] })

const LANGUAGES = ['en', 'ta', 'ml', 'ur']
const PAGES = ['/', '/search?q=murrha', '/category/Cattle?breed=Gir&near=411001', '/about', '/grievance', '/nowhere']

async function addresses(page: Page): Promise<string[]> {
  const [listing] = await offered(page.request, 'category=eq.Buffalo')
  const paths = [...PAGES, `/listing/${listing?.id}`, `/listing/${listing?.id}/poster`, '/500', '/register']
  return LANGUAGES.flatMap((language) => paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}lng=${language}`))
}

/** Opens what is folded, one after the other, and tells what stands out of the screen to the side, if something does. */
function whatStandsOut(): string[] {
  const width = document.documentElement.clientWidth
  const isOut = (element: Element) => {
    const { left, right, width: own } = element.getBoundingClientRect()
    return (
      own > 0 && element.checkVisibility() && (left < -1 || right > width + 1) && !element.closest('.gallery, .sr-only')
    )
  }
  const found = new Set<Element>()
  const note = () => {
    for (const element of document.querySelectorAll('body *')) if (isOut(element)) found.add(element)
  }
  note()
  for (const folded of document.querySelectorAll('details')) {
    folded.open = true
    note()
    if (!folded.matches('.mobile-menu')) folded.open = false
  }
  const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
  return [...scrolls, ...[...found].slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 200))]
}

for (const { what, width, fontSize } of [
  { what: 'magnified four times', width: 320, fontSize: '100%' },
  { what: 'with letters twice as large', width: 360, fontSize: '200%' },
  { what: 'with letters twice as large on a wider screen', width: 640, fontSize: '200%' },
]) {
  test(`${what}, nothing is cut off and nothing scrolls sideways`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 640 })
    const problems: Record<string, string[]> = {}
    for (const address of await addresses(page)) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, fontSize)
      const found = await page.evaluate(whatStandsOut)
      if (found.length > 0) problems[address] = found
    }
    expect(problems).toEqual({})
  })
}
