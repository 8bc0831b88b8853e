import { expect, test } from '../support/browser-test.ts'

/** What the page is about, as a search engine reads it: its first structured data. */
async function structuredData(page: import('@playwright/test').Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? 'null')
}

interface Item {
  readonly url: string
  readonly name: string
  readonly item: { readonly '@type': string; readonly url: string; readonly name: string; readonly category: string }
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
    expect(await cards.count()).toBeGreaterThan(3)
    const data = await structuredData(page)
    expect(data['@type']).toBe('ItemList')
    const items = data.itemListElement as Item[]
    expect(items).toHaveLength(await cards.count())
    for (const [index, { url, name, item }] of items.entries()) {
      const card = cards.nth(index)
      expect(new URL(url).pathname).toBe(await card.getAttribute('href'))
      expect(name).toBe((await card.textContent())?.trim())
      expect(item).toMatchObject({ url, name })
      expect(item.category).toMatch(/^[A-Z][A-Za-z-]+$/)
    }
    if (path.startsWith('/category'))
      expect(new Set(items.map(({ item }) => item.category))).toEqual(new Set(['Cattle']))
  })
}

test('a listing is complete without scripts: pictures, facts, price, seller', async ({ page }) => {
  await page.goto('/category/Buffalo')
  const card = page.locator('main a[href^="/listing/"]').first()
  const title = (await card.textContent())?.trim() ?? ''
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('rowheader', { name: 'Breed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Seller', exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /Photo 1 of/ })).toBeVisible()
  const data = await structuredData(page)
  expect(data).toMatchObject({ '@type': 'Product', name: title, category: 'Buffalo', offers: { '@type': 'Offer' } })
})

test('a listing of every category opens', async ({ page }) => {
  const kinds = ['Cattle', 'Goat', 'Buffalo', 'Poultry', 'Sheep', 'Feeds', 'Machinery']
  const lists = [
    ...kinds.map((kind) => `/buy?category=${kind}`),
    '/services/Veterinary-Support',
    '/services/AI-Technician',
  ]
  for (const list of lists) {
    await page.goto(list)
    const path = await page.locator('main a[href^="/listing/"]').first().getAttribute('href')
    expect((await page.request.get(path ?? '')).status(), list).toBe(200)
  }
})

test('a service is described as a service', async ({ page }) => {
  await page.goto('/services/Veterinary-Support')
  await page.locator('main a[href^="/listing/"]').first().click()
  expect(await structuredData(page)).toMatchObject({ '@type': 'Service', category: 'Veterinary-Support' })
})

test('filters, pages, menus and the change of language work without scripts', async ({ page }) => {
  await page.goto('/buy')
  await page.getByLabel('Category').selectOption('Goat')
  await page.getByRole('button', { name: /^Show \(/ }).click()
  await expect(page.getByRole('link', { name: 'Remove: Goat' })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/category=Goat.*after=/)
  await page.getByText('English', { exact: true }).first().click()
  await page.getByRole('link', { name: 'தமிழ்' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
})

test('on a phone the filters open without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/category/Cattle')
  await expect(page.getByLabel('State')).toBeHidden()
  await page.getByText('Narrow the list').click()
  await page.getByRole('checkbox', { name: /^Gir/ }).check()
  await page.getByRole('button', { name: /^Show \(/ }).click()
  await expect(page.getByRole('link', { name: 'Remove: Gir' })).toBeVisible()
})

test('Urdu is written from right to left', async ({ page }) => {
  await page.goto('/?lng=ur')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test.describe('what is not there', () => {
  test.use({ expectedMisdeeds: [/status of 404/] })

  test('a listing that is not on the market says so, with status 404', async ({ page }) => {
    const answer = await page.goto('/listing/00000000-0000-4000-8000-000000000000')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This listing is not on the market' })).toBeVisible()
  })

  for (const path of ['/category/Camel', '/sell/animal', '/nowhere']) {
    test(`${path} is not there, and says so`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible()
    })
  }
})
