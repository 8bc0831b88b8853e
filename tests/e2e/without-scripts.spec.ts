import { CATEGORIES } from '@maveshi/shared/catalogue/categories'
import { LANGUAGES } from '@maveshi/shared/locale/languages'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { demoListingOn, offered, openDemoListing } from '../support/market-api.ts'

/** What the page is about, as a search engine reads it: its first structured data. */
async function structuredData(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? 'null')
}

interface Item {
  readonly position: number
  readonly url: string
}

test.use({ javaScriptEnabled: false })

for (const path of [
  '/',
  '/buy',
  '/category/Cattle',
  '/category/cattle',
  '/services/AI-Technician',
  '/feeds-and-machinery?tab=machinery',
]) {
  test(`${path} lists its listings without scripts, and describes them to machines`, async ({ page }) => {
    await page.goto(path)
    const cards = page.locator('main a[href^="/listing/"]')
    await expect(cards.nth(3)).toBeVisible()
    const data = await structuredData(page)
    expect(data['@type']).toBe('ItemList')
    const items = data.itemListElement as Item[]
    await expect(cards).toHaveCount(items.length)
    for (const [index, { position, url }] of items.entries()) {
      expect(position).toBe(index + 1)
      expect(new URL(url).pathname).toBe(await cards.nth(index).getAttribute('href'))
    }
  })
}

test('a listing is complete without scripts: pictures, facts, price, seller', async ({ page }) => {
  await page.goto('/category/Buffalo')
  const card = page.locator(`main a[href="${await demoListingOn(page)}"]`).first()
  const title = (await card.textContent())?.trim() ?? ''
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('rowheader', { name: 'Breed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Seller', exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /Photo 1 of/ })).toBeVisible()
  const data = await structuredData(page)
  expect(data).toMatchObject({ '@type': 'Product', name: title, category: 'Buffalo', offers: { '@type': 'Offer' } })
})

test('a listing of every category opens', async ({ request }) => {
  for (const { value } of CATEGORIES.filter(({ isCreatable }) => isCreatable)) {
    const [listing] = await offered(request, `category=eq.${value}`)
    expect((await request.get(`/listing/${listing?.id}`)).status(), value).toBe(200)
  }
})

test('a service is described as a service', async ({ page }) => {
  await page.goto('/services/Veterinary-Support')
  await openDemoListing(page)
  await expect(page).toHaveURL(/\/listing\//)
  expect(await structuredData(page)).toMatchObject({ '@type': 'Service', category: 'Veterinary-Support' })
})

test('filters, pages, menus and the change of language work without scripts', async ({ page }) => {
  await page.goto('/buy')
  await page.getByLabel('Category').selectOption('Goat')
  await page.getByRole('button', { name: /^Show \(/ }).click()
  await expect(page.getByRole('link', { name: 'Remove: Goat' })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/category=Goat.*after=/)
  await page.locator('summary').filter({ hasText: 'English', visible: true }).click()
  await page.getByRole('link', { name: 'தமிழ்' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
})

test('on a phone the filters open without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/category/Cattle')
  await expect(page.getByLabel('State')).toBeHidden()
  await page.getByText('Filters').click()
  await page.getByRole('checkbox', { name: /^Gir/ }).check()
  await page.getByRole('button', { name: /^Show \(/ }).click()
  await expect(page.getByRole('link', { name: 'Remove: Gir' })).toBeVisible()
})

test('the order is chosen with a button of its own, and keeps the filters', async ({ page }) => {
  await page.goto('/category/Cattle?breed=Gir')
  await page.getByLabel('Sort by').selectOption('price-up')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/breed=Gir.*sort=price-up/)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const prices = (await page.locator('main .listing-grid li').allTextContents())
    .map((text) => /₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
    .filter((price) => price !== undefined)
    .map(Number)
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await page.getByRole('link', { name: 'Remove: Gir' }).click()
  await expect(page).toHaveURL('/category/Cattle?sort=price-up')
})

test('the menus of the header and of the phone lead everywhere', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  const menu = (words: string) => page.locator('summary').filter({ hasText: words, visible: true })
  for (const [name, entry, path] of [
    ['Products', 'Machinery', '/feeds-and-machinery?tab=machinery'],
    ['Services', 'Veterinary Support', '/services/Veterinary-Support'],
    ['Sell', 'Sell a Service', '/sell/service'],
  ] as const) {
    await menu(name).click()
    await bar.getByRole('link', { name: entry }).click()
    await expect(page).toHaveURL(path)
  }
  await expect(page.getByRole('main').locator('noscript')).not.toBeEmpty()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  await menu('Menu').click()
  await menu('Products').click()
  await bar.getByRole('link', { name: 'Goat' }).click()
  await expect(page).toHaveURL('/category/Goat')
})

test('a listing shows all its photographs, says why one has to sign in, and where', async ({ page }) => {
  const listings = await offered(page.request, 'category=eq.Buffalo')
  const { id, listing_photos } = listings.find((one) => one.listing_photos.length > 1) ?? { listing_photos: [] }
  await page.goto(`/listing/${id}`)
  const photos = page.getByRole('region', { name: 'Photos' }).getByRole('img')
  await expect(photos).toHaveCount(listing_photos.length)
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded()
    await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  }
  await expect(page.getByText('Log in to see sellers’ numbers')).toBeVisible()
  await page.getByRole('link', { name: 'Call', exact: true }).click()
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/listing/${id}`)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('Urdu is written from right to left', async ({ page }) => {
  await page.goto('/?lng=ur')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const language of LANGUAGES) {
    test(`the button that sorts a list stands in one line: ${language}`, async ({ page }) => {
      await page.goto(`/category/Cattle?lng=${language}`)
      const button = page.locator('noscript').getByRole('button')
      const lines = await button.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines).toBe(1)
      const overflow_px = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow_px).toBeLessThanOrEqual(0)
    })
  }
})

test.describe('what is not there', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('a listing that is not on the market says so, with status 404', async ({ page }) => {
    const answer = await page.goto('/listing/00000000-0000-4000-8000-000000000000')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This listing is not available' })).toBeVisible()
  })

  for (const path of ['/category/Camel', '/sell/animal', '/nowhere']) {
    test(`${path} is not there, and says so`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    })
  }
})
