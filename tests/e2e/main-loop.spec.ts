import { PHOTO_STORED_BYTES } from '@maveshi/shared/limits'
import { devices, type Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test, WITH_MOTION } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { chooseCategory, choosePlace, describeCow, nextStep, registerSeller } from '../support/journeys.ts'
import { openAsItIs } from '../support/page-as-it-is.ts'
import { inspectPicture, phonePhoto } from '../support/phone-photo.ts'
import { setTimeLimit } from '../support/time-limit.ts'

test.use(WITH_MOTION)

const PHONE = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } }

/** @returns the listing's id */
async function listCow(page: Page, description: string): Promise<string> {
  await page.goto('/')
  await page.getByText('Menu', { exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Sell', { exact: true }).click()
  await menu.getByRole('link', { name: 'Sell a Product' }).click()
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await page.getByRole('link', { name: 'No, Create Account' }).click()
  await registerSeller(page)
  await page.waitForURL((url) => url.pathname === '/sell/product')
  await chooseCategory(page, 'Cattle')
  await describeCow(page)
  await page.getByLabel(/^Milk per day/).fill('12')
  await page.getByRole('radio', { name: 'Yes' }).first().check()
  await page.getByLabel(/^Tell buyers more/).fill(description)
  await nextStep(page, 'Photos')
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'IMG_2026.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }])
  await expect(page.getByRole('img', { name: 'Photo 1, cover' })).toBeVisible({ timeout: 30_000 })
  await nextStep(page, 'Price and place')
  await page.getByLabel(/^Price in rupees/).fill('65,000')
  await choosePlace(page)
  await nextStep(page, 'Preview')
  const submitted = page.waitForRequest('**/rest/v1/rpc/submit_listing')
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'View listing' }).click()
  await expect(page.getByText('Under review')).toBeVisible()
  return (await submitted).postDataJSON().listing_id
}

/** Opens the listing by its own address: how many wait before it depends on what else is submitted meanwhile. */
async function approve(page: Page, client: SupabaseClient, id: string, description: string): Promise<void> {
  await openConsole(page, client, `/listings/${id}/show`)
  await expect(page.getByText(description)).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).first().click()
  await expect(page.getByText('Listing approved')).toBeVisible()
}

/** Where the listing stands on a list. */
const cardOf = (page: Page, id: string) =>
  page.getByRole('listitem').filter({ has: page.locator(`a[href="/listing/${id}"]`) })

/** Finds the listing the way a guest does who reads Marathi: from the home page by the picture of the category. */
async function findInMarathi(page: Page, id: string, description: string): Promise<void> {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await page.getByRole('main').getByRole('link', { name: 'गाय-बैल' }).click()
  await page.waitForURL((url) => url.pathname === '/category/Cattle')
  const link = cardOf(page, id).getByRole('link', { name: 'गीर गाय' })
  await link.click()
  await expect(page.getByText(description)).toBeVisible()
}

test('a seller lists a cow from a phone, an administrator approves it, a guest reads it in Marathi', async ({
  browser,
  page,
  baseURL,
}) => {
  setTimeLimit(120_000)
  const description = `Calm, eats well. ${Date.now()}`
  await using seller = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '', locale: 'en-IN' })
  const id = await listCow(await seller.newPage(), description)
  await using reader = await browser.newContext({ ...PHONE, baseURL: baseURL ?? '', locale: 'mr-IN' })
  const guest = await reader.newPage()
  await guest.goto('/category/Cattle')
  await expect(guest.getByRole('contentinfo')).toBeVisible()
  await expect(cardOf(guest, id)).toHaveCount(0)

  await approve(page, await administrator(baseURL), id, description)
  await openAsItIs(guest, '/category/Cattle')
  await findInMarathi(guest, id, description)

  await test.step('the facts are in Marathi', async () => {
    for (const [label, answer] of [
      ['जात', 'गीर'],
      ['वय', '4 वर्षे'],
      ['रोजचे दूध', '12 लिटर/दिवस'],
      ['कशासाठी', 'दूध'],
    ] as const) {
      const row = guest.getByRole('row').filter({ has: guest.getByRole('rowheader', { name: label, exact: true }) })
      await expect(row.getByRole('cell')).toHaveText(answer)
    }
    await expect(guest.getByText('₹65,000').first()).toBeVisible()
  })

  await test.step('the photograph is upright, light, and says nothing about where it was taken', async () => {
    const source = await guest
      .getByRole('img', { name: /^फोटो|गीर/ })
      .first()
      .getAttribute('src')
    const answer = await guest.request.get(source ?? '')
    expect(answer.headers()['cache-control']).toContain('31536000')
    const picture = await inspectPicture(await answer.body())
    expect(picture).toMatchObject({
      width: 960,
      height: 1280,
      isRedAbove: true,
      exif: undefined,
      orientation: undefined,
    })
    expect(picture.bytes).toBeLessThanOrEqual(PHOTO_STORED_BYTES)
  })
})
