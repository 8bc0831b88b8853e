import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { insertGoat, insertRow, updateRows } from '../support/market-rows.ts'
import { openAsItIs } from '../support/page-as-it-is.ts'
import { expectSaid } from '../support/said.ts'
import { addPhoto, becomeSeller, ownRows } from '../support/seller-api.ts'

const DAY_MS = 86_400_000

/** A goat on offer with a photograph, of somebody who is signed in on the page. */
async function offerWithPhoto(request: APIRequestContext, seller: Awaited<ReturnType<typeof becomeSeller>>) {
  const id = await insertGoat(seller.id, 'draft')
  await addPhoto(request, seller, id)
  const published_at = new Date().toISOString()
  const expires_at = new Date(Date.now() + 9 * DAY_MS).toISOString()
  await updateRows('listings', `id=eq.${id}`, { status: 'active', subcategory: 'doe', published_at, expires_at })
  return id
}

test('what is on offer is edited, and buyers see the old version until a moderator approves', async ({
  page,
  baseURL,
  browser,
}) => {
  const seller = await becomeSeller(page)
  const id = await offerWithPhoto(page.request, seller)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByText('You are editing a listing that is live.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Photo 1\b/ }).first()).toBeVisible()
  await page.getByLabel(/^Age/).fill('15')
  // A number in the words makes any listing wait.
  await page.getByLabel(/^Tell buyers more/).fill('Call 98765 43210')
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByText('We are reviewing the change')).toBeVisible()

  const buyer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await buyer.goto(`/listing/${id}`)
  await expect(buyer.getByRole('cell', { name: '14 months' })).toBeVisible()
  await page.getByRole('link', { name: 'View listing' }).click()
  await expect(page.getByText('You have changed this listing. We are reviewing the change')).toBeVisible()

  const { listings } = await ownRows(page.request, seller)
  const revision = listings.find(({ status }) => status === 'pending')
  const moderator = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openConsole(moderator, await administrator(baseURL), `/listings/${revision?.id}/show`)
  const changes = moderator.getByRole('table', { name: 'What changes' })
  await expect(changes.getByRole('row', { name: /^Age 14 months 15 months/ })).toBeVisible()
  await expect(moderator.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await moderator.keyboard.press('a')
  await expectSaid(moderator, 'Change approved.')
  await openAsItIs(buyer, `/listing/${id}`)
  await expect(buyer.getByRole('cell', { name: '15 months' })).toBeVisible()
  expect((await ownRows(page.request, seller)).listings).toMatchObject([{ id, status: 'active' }])
})

test('a listing is begun with the answers of another one, and without its photographs', async ({ page }) => {
  const seller = await becomeSeller(page)
  await offerWithPhoto(page.request, seller)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Sell another like this' }).click()
  await expect(page.getByLabel(/^Age/)).toHaveValue('14')
  await expect(page.getByLabel(/^Price in rupees/)).toHaveValue('9000')
  await expect(page.getByRole('img', { name: /^Photo 1\b/ })).toHaveCount(0)
  await expect(page).toHaveURL(/\/sell\/product\?listing=/)
})

test('what waits for a review is seen by its seller, and is taken back to be changed', async ({ page }) => {
  const seller = await becomeSeller(page)
  await insertGoat(seller.id, 'pending')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'See what you sent' }).click()
  await expect(page.getByText('Only you can see this.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit it' }).click()
  await expect(page.getByLabel(/^Age/)).toHaveValue('14')
})

test('many are found by their tags, and their prices change by per cent in one go', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const seller = await becomeSeller(page)
  const [first, second] = [
    await insertGoat(seller.id, 'active'),
    await insertGoat(seller.id, 'active', { price: 9250 }),
  ]
  for (const [listing_id, label] of [
    [first, 'Moti 11'],
    [second, 'Moti 12'],
  ]) {
    await insertRow('listing_labels', { listing_id, seller_id: seller.id, label })
  }
  await insertGoat(seller.id, 'withdrawn')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Compact list' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Search my listings' }).fill('moti')
  await page.getByRole('checkbox', { name: 'Select all 2 listings' }).check()
  await page.getByRole('button', { name: 'Change price (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the prices of 2 listings' })
  await dialog.getByLabel('Per cent').fill('10')
  await expect(dialog.getByText('₹8,300')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Done: 2 listings')).toBeVisible()
  await expect(page.getByRole('row', { name: /Moti 11.*₹8,100/ })).toBeVisible()
})
