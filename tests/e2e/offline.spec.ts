import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { signIn } from '../support/journeys.ts'
import { demoListingOn } from '../support/market-api.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

/** The addresses that this browser has cached, without their origin. */
function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const keys = (await Promise.all(stores.map((store) => store.keys()))).flat()
    return keys.map(({ url }) => url.slice(location.origin.length))
  })
}

/** Opens a page and waits until it and everything of it is cached. */
async function readAndCache(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const language = await page.locator('html').getAttribute('lang')
  const photos = await page
    .locator('[data-act=zoom]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const { pathname } = new URL(page.url())
  await expect
    .poll(async () => {
      const cached = await cachedAddresses(page)
      const isCached =
        cached.some((address) => address.startsWith(pathname)) && photos.every((photo) => cached.includes(photo))
      return isCached && cached.some((address) => address.startsWith(`/offline?lng=${language}`))
    })
    .toBe(true)
}

async function anyListing(page: Page, category: string): Promise<string> {
  await page.goto(`/category/${category}`)
  return demoListingOn(page)
}

/** Every picture of the gallery has something to show. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.locator('.gallery img')
  await expect(pictures).not.toHaveCount(0)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  }
}

test('a listing that was read is there without a network, with its pictures', async ({ page, context }) => {
  const listing = await anyListing(page, 'Buffalo')
  for (const path of ['/category/Buffalo', listing]) await readAndCache(page, path)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await context.setOffline(true)
  await page.goto(listing)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expectPictures(page)
  // The list that led to it was seen lately, too.
  await page.goto('/category/Buffalo')
  await expect(page.locator(`main a[href="${listing}"]`)).toBeVisible()
})

test('the first page that a phone ever opens is cached', async ({ page, context }) => {
  const listing = await anyListing(page, 'Buffalo')
  const other = await context.browser()?.newContext({ serviceWorkers: 'allow' })
  const fresh = await other?.newPage()
  if (!other || !fresh) throw new Error('No second browser context')
  const address = new URL(listing, page.url()).href
  await readAndCache(fresh, address)
  await other.setOffline(true)
  await fresh.goto(address)
  await expectPictures(fresh)
  await other.close()
})

test('an unseen page says so in the chosen language, and lists what is cached', async ({ page, context }) => {
  const listing = await anyListing(page, 'Cattle')
  await readAndCache(page, `${listing}?lng=ta`)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await context.setOffline(true)
  await page.goto('/services/Veterinary-Support')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  const link = page.getByRole('link', { name: title })
  await expect(link).toHaveAttribute('href', listing)
  await expect
    .poll(() => link.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await context.setOffline(false)
  await page.goto('/services/Veterinary-Support')
  await expect(page.locator('main a[href^="/listing/"]').first()).toBeVisible()
})

test.describe('of members', () => {
  // What a page still loads when the network goes.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('nothing is cached', async ({ page, context }) => {
    await readAndCache(page, '/about')
    await signIn(page, DEMO_ACCOUNTS.seller.email, DEMO_ACCOUNTS.seller.password)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of ['/profile', '/sell/product', '/admin']) await page.goto(path)
    // The console leads whoever is no administrator home by itself.
    await page.waitForURL(({ pathname }) => pathname === '/')
    // What is cached after them is cached by now.
    await readAndCache(page, '/terms')
    const cached = await cachedAddresses(page)
    expect(cached.filter((path) => /^\/(dashboard|profile|sell|login|admin|rest|auth|config)/.test(path))).toEqual([])
    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'No network' })).toBeVisible()
  })
})

test('another build forgets what the one before has cached', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => caches.open('maveshi-before-listings'))
  await page.evaluate(() => caches.open('of-somebody-else'))
  const names = () => page.evaluate(() => caches.keys())
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister()
  })
  await page.goto('/terms')
  await expect.poll(async () => (await names()).includes('maveshi-before-listings')).toBe(false)
  expect(await names()).toContain('of-somebody-else')
})

test('what is cached before anything is read stays small', async ({ request, page }) => {
  await readAndCache(page, '/about?lng=ml')
  let bytes = 0
  for (const address of await cachedAddresses(page)) {
    const isShell = /^\/(offline|favicon|icons|manifest|locales)/.test(address)
    if (isShell) bytes += Number((await request.get(address)).headers()['content-length'])
  }
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThan(60_000)
})
