import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { test as base, expect } from '../support/browser-test.ts'
import { signIn } from '../support/journeys.ts'
import { type StorefrontWithLookup, startStorefrontWithLookup } from '../support/storefront-with-lookup.ts'
import { lastEntry, visitorLog } from '../support/visits.ts'

const PLACE = { status: 'success', query: '203.0.113.7', city: 'Pune', regionName: 'Maharashtra', country: 'India' }
const NOTICE = 'May a service tell us your town'

base('a page view is written down on the phone, with nobody asked', async ({ page }) => {
  await page.goto('/buy?category=Goat')
  expect(await lastEntry(page, '/buy?category=Goat')).toEqual({
    id: expect.any(Number),
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    path: '/buy?category=Goat',
    userId: 'Guest',
    userAgent: await page.evaluate(() => navigator.userAgent),
    browser: 'Chrome',
    ip: 'Unavailable',
    city: 'N/A',
    region: 'N/A',
    country: 'N/A',
  })
  await page.goto('/login')
  await lastEntry(page, '/login')
  expect((await visitorLog(page)).map(({ path }) => path)).toEqual(['/buy?category=Goat', '/login'])
  await expect(page.getByText(NOTICE)).toBeHidden()
})

base('no more than 1000 are stored', async ({ page }) => {
  await page.goto('/about')
  await lastEntry(page, '/about')
  await page.evaluate(() => {
    const [entry] = JSON.parse(localStorage.getItem('maveshi-visitor-log') ?? '[]')
    const full = Array.from({ length: 1000 }, (_, index) => ({ ...entry, id: index, path: `/old-${index}` }))
    localStorage.setItem('maveshi-visitor-log', JSON.stringify(full))
  })
  await page.goto('/terms')
  await lastEntry(page, '/terms')
  const entries = await visitorLog(page)
  expect(entries).toHaveLength(1000)
  expect(entries[0]?.path).toBe('/old-1')
})

base('the console is not in the log, a member is', async ({ page }) => {
  await signIn(page, DEMO_ACCOUNTS.administrator.email, DEMO_ACCOUNTS.administrator.password)
  const { userId } = (await lastEntry(page, '/dashboard')) ?? {}
  expect(userId).toMatch(/^[0-9a-f-]{36}$/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Dashboard' }).first()).toBeVisible()
  await page.goto('/about')
  await lastEntry(page, '/about')
  expect((await visitorLog(page)).filter(({ path }) => path.startsWith('/admin'))).toEqual([])
})

const test = base.extend<object, { storefront: StorefrontWithLookup }>({
  storefront: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
    async ({}, use) => {
      const storefront = await startStorefrontWithLookup(`http://localhost:${process.env.MARKET_PORT}`)
      await use(storefront)
      await storefront.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ storefront }, use) => use(storefront.origin),
})

test.describe('where a geolocation service is set up', () => {
  // One service counts what it is asked.
  test.describe.configure({ mode: 'serial' })
  test.use({ expectedErrors: [/outside request: http:\/\/127\.0\.0\.1:\d+\/json/] })

  test.beforeEach(({ storefront }) => {
    storefront.answer = PLACE
    ;(storefront.lookups as string[]).length = 0
  })

  test('it is asked once somebody agrees, once a page, and not before', async ({ page, storefront }) => {
    await page.goto('/buy')
    await expect(page.getByText(NOTICE)).toBeVisible()
    expect(await lastEntry(page, '/buy')).toMatchObject({ ip: 'Unavailable', city: 'N/A' })
    expect(storefront.lookups).toEqual([])
    // Nobody has to answer to go on.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await page.waitForURL((url) => url.pathname === '/about')
    await lastEntry(page, '/about')
    expect(storefront.lookups).toEqual([])
    await page.getByRole('button', { name: 'Agree' }).click()
    await expect(page.getByText(NOTICE)).toBeHidden()
    await expect
      .poll(async () => (await visitorLog(page)).at(-1))
      .toMatchObject({ path: '/about', ip: '203.0.113.7', city: 'Pune', region: 'Maharashtra', country: 'India' })
    expect(storefront.lookups).toEqual(['GET /json'])
    await page.goto('/terms')
    await expect.poll(async () => (await visitorLog(page)).at(-1)).toMatchObject({ path: '/terms', city: 'Pune' })
    expect(storefront.lookups).toHaveLength(2)
    await expect(page.getByText(NOTICE)).toBeHidden()
  })

  test('a no is remembered, and can be thought over on the privacy page', async ({ page, storefront }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'No thanks' }).click()
    await expect(page.getByText(NOTICE)).toBeHidden()
    await page.goto('/terms')
    expect(await lastEntry(page, '/terms')).toMatchObject({ ip: 'Unavailable' })
    await page.goto('/privacy')
    await expect(page.getByText(NOTICE)).toBeVisible()
    expect(storefront.lookups).toEqual([])
    await page.getByRole('button', { name: 'Agree' }).click()
    await expect.poll(async () => (await visitorLog(page)).at(-1)).toMatchObject({ path: '/privacy', city: 'Pune' })
    expect(storefront.lookups).toHaveLength(1)
  })

  test.describe('that fails', () => {
    test.use({ expectedErrors: [/127\.0\.0\.1:\d+\/json|Failed to load resource/] })

    test('the log says Error', async ({ page, storefront }) => {
      storefront.answer = undefined
      await page.goto('/about')
      await page.getByRole('button', { name: 'Agree' }).click()
      await expect.poll(async () => (await visitorLog(page)).at(-1)).toMatchObject({ ip: 'Error', country: 'Error' })
    })

    test('an answer without a place leaves it unknown', async ({ page, storefront }) => {
      storefront.answer = { status: 'fail', message: 'reserved range' }
      await page.goto('/about')
      await page.getByRole('button', { name: 'Agree' }).click()
      await expect.poll(() => storefront.lookups.length).toBe(1)
      expect(await lastEntry(page, '/about')).toMatchObject({ ip: 'Unavailable', city: 'N/A' })
    })
  })
})
