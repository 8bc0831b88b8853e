import { truncateSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { choosePhotos, colouredPhoto } from '../support/chosen-photos.ts'
import { intercept } from '../support/intercept.ts'
import { chooseCategory, describeCow, openSellForm } from '../support/journeys.ts'

const MEGABYTE = 1024 * 1024

const submit = (page: Page) => page.getByRole('button', { name: 'Submit listing' }).click()
const chooseFile = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles([{ name, mimeType, buffer }])

test('a missing answer is asked for beside its field', async ({ page }) => {
  await openSellForm(page)
  await chooseCategory(page, 'Cattle')
  await submit(page)
  const breed = page.getByLabel('Breed', { exact: true })
  await expect(breed).toHaveAccessibleDescription('This answer is required.')
  await expect(page.getByRole('radio', { name: 'Cow' })).toBeFocused()
  await expect(page.getByText('4 answers need to be corrected.')).toBeVisible()
  await breed.selectOption('Gir')
  await expect(breed).toHaveAccessibleDescription('')
})

test('a price of −1 is refused beside its field, in the person’s language, and nothing typed is lost', async ({
  page,
}) => {
  await openSellForm(page)
  await chooseCategory(page, 'Cattle')
  await describeCow(page)
  await page.getByLabel(/^Price in rupees/).fill('−1')
  await submit(page)
  await expect(page.getByLabel(/^Price in rupees/)).toHaveAccessibleDescription(/Enter a number from 0 to/)
  await page.goto('/sell/product?lng=mr')
  await expect(page.locator('#breed')).toHaveValue('Gir')
  await expect(page.locator('#price')).toHaveValue('−1')
  await page.locator('main button[type=submit]').click()
  await expect(page.locator('#price')).toHaveAccessibleDescription(/0 .*1,00,00,00,000/)
  await expect(page.locator('#price-problem')).toHaveText(/\p{Script=Devanagari}/u)
})

test('files that are no photographs are refused by name, and the answers stay', async ({ page }, info) => {
  await openSellForm(page)
  await chooseCategory(page, 'Cattle')
  await describeCow(page)
  await test.step('another type', async () => {
    await chooseFile(page, 'papers.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
    await expect(page.getByText('“papers.pdf” is not a photo that we can read.')).toBeVisible()
  })
  await test.step('30 MB', async () => {
    // From the disk: 30 MB through the browser's tool take a busy machine a minute.
    const huge = info.outputPath('huge.jpg')
    writeFileSync(huge, '')
    truncateSync(huge, 30 * MEGABYTE)
    await page.locator('input[type=file]').setInputFiles(huge)
    await expect(page.getByText('“huge.jpg” is too large (30 MB). A photo may have 25 MB at most.')).toBeVisible()
  })
  await test.step('a damaged picture', async () => {
    await chooseFile(page, 'broken.jpg', 'image/jpeg', Buffer.from('not a picture'))
    await expect(page.getByText('“broken.jpg” cannot be opened.')).toBeVisible()
  })
  await expect(page.getByLabel(/^Age/)).toHaveValue('4')
})

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('half-way through the photographs loses nothing, and the next try goes on', async ({ page, context }) => {
    await openSellForm(page)
    await chooseCategory(page, 'Cattle')
    await describeCow(page)
    await page.getByLabel(/^Tell buyers more/).fill('Two calvings')
    await choosePhotos(page, [await colouredPhoto('cow', '#b41e14')])
    await expect(page.getByRole('img', { name: 'Photo 1, cover' })).toBeVisible()

    let sent = 0
    await intercept(page, '**/storage/v1/object/**', async (route) => {
      if (++sent === 1) return route.continue()
      await context.setOffline(true)
      return route.abort('internetdisconnected')
    })
    await submit(page)
    await expect(page.getByText(/^No connection\. Everything you typed and the photos are saved/)).toBeVisible()

    await page.unroute('**/storage/v1/object/**')
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByLabel(/^Tell buyers more/)).toHaveValue('Two calvings')
    await expect(page.getByRole('img', { name: 'Photo 1, cover' })).toBeVisible()
    // The district is the seller's own, and is read anew.
    await expect(page.getByRole('combobox', { name: 'District', exact: true })).toHaveValue('Pune, Maharashtra')
    await submit(page)
    await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible({ timeout: 30_000 })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Gir cow' })).toHaveCount(1)
  })

  test('at login is said in a sentence, and what was typed stays', async ({ page, context }) => {
    await page.goto('/login')
    await page.getByLabel('E-mail').fill('asha@example.in')
    await page.getByLabel('Password', { exact: true }).fill('a-good-password')
    // The scripts are there before the network goes.
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('No connection.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('asha@example.in')
  })
})
