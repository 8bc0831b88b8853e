import { expect, test } from '../support/browser-test.ts'
import { demoListingOn } from '../support/market-api.ts'

test('the home page shows what is for sale', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Buy & Sell Livestock/)
  await expect(page.locator('main a[href^="/listing/"]').nth(5)).toBeVisible()
})

test('the home page leads to every kind of thing, and says what it costs', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const [kind, path] of [
    ['Cattle', '/category/Cattle'],
    ['Machinery', '/feeds-and-machinery?tab=machinery'],
    ['AI Technician', '/services/AI-Technician'],
    ['New listings', '/buy'],
    ['Feeds and machinery', '/feeds-and-machinery?tab=feeds'],
    ['Services for your animals', '/services'],
  ] as const) {
    await expect(main.getByRole('link', { name: kind, exact: true })).toHaveAttribute('href', path)
  }
  await expect(main.getByRole('heading', { name: 'No commission', exact: true })).toBeVisible()
})

test('whoever names their district sees what is near, and how far it is on the listing’s own page', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Near (district or PIN code)').fill('Pune')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Remove: Near Pune, Maharashtra' })).toBeVisible()
  const told = page.getByRole('main').getByRole('listitem').filter({ hasText: / km / })
  const card = told.filter({ has: page.locator(`a[href="${await demoListingOn(page, told)}"]`) })
  const [, km] = /([\d,]+) km/.exec((await card.textContent()) ?? '') ?? []
  await card.getByRole('link').click()
  await expect(page.getByText(`About ${km} km from you`, { exact: true })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /near/)
})

test('a seller whose registration was checked is marked so', async ({ page }) => {
  await page.goto('/services/Veterinary-Support')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Seller verified' }).first()
  await card.getByRole('link').click()
  await expect(page.getByText('Registration checked by us', { exact: true })).toBeVisible()
})
