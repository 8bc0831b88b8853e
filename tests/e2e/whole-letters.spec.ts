import { LANGUAGES } from '@maveshi/shared/locale/languages'
import { expect, test } from '../support/browser-test.ts'

/** Letters that a phone draws less than a pixel beyond are seen whole: edges are smoothed. */
const SMOOTHED_PX = 1

/** Runs in the page: the texts on cards of which letters are cut above or below, where what is too long is cut. */
function cutLetters(smoothed_px: number): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('Nothing measures letters here')
  const isCut = (line: Text, box: DOMRect): boolean => {
    const range = document.createRange()
    range.selectNodeContents(line)
    const [first] = range.getClientRects()
    if (!first) return false
    pen.font = getComputedStyle(line.parentElement as Element).font
    const ink = pen.measureText(line.data)
    const baseline = first.top + ink.fontBoundingBoxAscent
    const rows = Math.round((range.getBoundingClientRect().height - first.height) / first.height)
    return (
      baseline - ink.actualBoundingBoxAscent < box.top - smoothed_px ||
      (rows <= 0 && baseline + ink.actualBoundingBoxDescent > box.bottom + smoothed_px)
    )
  }
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>('.listing-card .clamp, .listing-card h3')) {
    if (getComputedStyle(element).overflowY === 'visible') continue
    const box = element.getBoundingClientRect()
    const lines = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (lines.nextNode()) {
      const line = lines.currentNode as Text
      if (isCut(line, box)) found.push(line.data)
    }
  }
  return [...new Set(found)]
}

test.use({ viewport: { width: 360, height: 800 } })

for (const language of LANGUAGES) {
  test(`letters on cards are seen whole in ${language}`, async ({ page }) => {
    await page.goto(`/category/Cattle?lng=${language}`)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(cutLetters, SMOOTHED_PX)).toEqual([])
  })
}
