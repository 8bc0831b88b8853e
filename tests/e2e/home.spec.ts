import { expect, test } from '../support/browser-test.ts'

test('the home page shows what is for sale', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Buy & Sell Livestock/)
  const listings = page.locator('main a[href^="/listing/"]')
  await expect(listings.first()).toBeVisible()
  expect(await listings.count()).toBeGreaterThanOrEqual(6)
})
