import { LANGUAGES } from '@maveshi/shared/locale/languages'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import { offered } from '../support/market-api.ts'

const PORTRAIT = { width: 960, height: 1280 }

/** Opens the poster of a listing whose photograph is higher than wide. */
async function openPoster(page: Page, language: string): Promise<void> {
  const [{ id } = { id: '' }] = await offered(page.request, 'category=eq.Buffalo')
  const body = await sharp({ create: { ...PORTRAIT, channels: 3, background: '#1e3cbe' } })
    .webp()
    .toBuffer()
  await intercept(page, '**/storage/v1/object/public/listing-photos/**', (route) =>
    route.fulfill({ body, contentType: 'image/webp' }),
  )
  await page.goto(`/listing/${id}/poster?lng=${language}`)
  await page.locator('.poster img').evaluate((image: HTMLImageElement, { width, height }) => {
    Object.assign(image, { width, height })
    return image.decode()
  }, PORTRAIT)
}

for (const language of LANGUAGES) {
  test(`a portrait photograph is whole on a poster, which is one sheet of paper: ${language}`, async ({ page }) => {
    await openPoster(page, language)
    const image = page.locator('.poster img')
    await expect(image).toHaveCSS('object-fit', 'contain')
    const box = await image.boundingBox()
    const sheet = await page.getByRole('main').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(sheet?.width ?? 0)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
}

test('on an Urdu poster the line of the price leaves room for the letters around it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPoster(page, 'ur')
  const lineHeight = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { lineHeight: line, fontSize } = getComputedStyle(element)
      return Number.parseFloat(line) / Number.parseFloat(fontSize)
    })
  expect(await lineHeight('.poster .price')).toBeCloseTo(await lineHeight('.poster'))
})
