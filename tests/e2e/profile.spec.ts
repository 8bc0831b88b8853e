import { readFileSync } from 'node:fs'
import { AVATAR_SIDE_PX, AVATAR_STORED_BYTES } from '@maveshi/shared/limits'
import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { colouredPhoto } from '../support/chosen-photos.ts'
import { openProfile, registerSeller } from '../support/journeys.ts'
import { insertGoat } from '../support/market-rows.ts'
import { openAsItIs } from '../support/page-as-it-is.ts'
import { inspectPicture, phonePhoto } from '../support/phone-photo.ts'
import { becomeSeller } from '../support/seller-api.ts'

// The browser writes every refused call, and every one without a network, to its console.
test.use({
  viewport: { width: 360, height: 740 },
  expectedErrors: [/status of 40[0-9]|ERR_INTERNET_DISCONNECTED|Failed to fetch/],
})

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('a guest signs in first, and then changes their profile', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?from=%2Fprofile$/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  const { name, email } = await registerSeller(page)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('+91 98765 43210')).toHaveCount(2)
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByLabel('Your name').fill('')
  await page.getByLabel('This number has WhatsApp').uncheck()
  await page.getByLabel('WhatsApp number').fill('12345')
  await save(page).click()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.')
  await expect(page.getByLabel('WhatsApp number')).toHaveAccessibleDescription(/not a mobile number of India/)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Your name').fill('Asha Tai')
  await page.getByLabel('WhatsApp number').fill('91234 56789')
  await page.getByLabel('I am a').selectOption('trader')
  await save(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(page.getByText('+91 91234 56789')).toBeVisible()
  await expect(page.getByText('Animal trader')).toBeVisible()
  await expect(page.locator('[data-account-name]').first()).toHaveText('Asha Tai')
})

test('a name that can be none is said to be beside it, and nothing is sent', async ({ page }) => {
  await openProfile(page, '/profile/edit')
  const name = page.getByLabel('Your name')
  for (const unfit of ['Maveshi Support', 'asha@example.in', '98765 43210']) {
    await name.fill(unfit)
    await save(page).click()
    await expect(name).toHaveAccessibleDescription(/^Write only your name, in letters/)
    await expect(name).toHaveValue(unfit)
  }
  expect(await violations(page)).toEqual([])
  await name.fill('Asha Tai')
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Asha Tai' })).toBeVisible()
})

test('another language changes the whole market', async ({ page }) => {
  await openProfile(page, '/profile/edit')
  await page.getByLabel('Your language').selectOption('mr')
  await save(page).click()
  await page.waitForURL((url) => url.pathname === '/profile')
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
})

test('without a network nothing that was typed is lost', async ({ page, context }) => {
  await openProfile(page, '/profile/edit')
  await page.getByLabel('Your name').fill('Asha of the hills')
  await context.setOffline(true)
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Asha of the hills')
  await context.setOffline(false)
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Asha of the hills' })).toBeVisible()
})

test('a session that has ended is asked for again, and nothing that was typed is lost', async ({ page }) => {
  const { password } = await openProfile(page, '/profile/edit')
  await page.getByLabel('Your name').fill('Asha again')
  await page.evaluate(() => localStorage.clear())
  await save(page).click()
  await expect(page.getByText('User not authenticated.')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: /Your session has ended/ })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Asha again' })).toBeVisible()
})

test('a picture of oneself is small, square, upright, and says nothing of where it was taken', async ({ page }) => {
  await openProfile(page, '/profile/edit')
  const choose = page.getByLabel('Choose a picture')
  await choose.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('This file cannot be opened as a picture.')).toBeVisible()
  const sent = page.waitForResponse((response) => response.url().includes('/storage/v1/object/avatars/'))
  await choose.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  const path = new URL((await sent).url()).pathname.replace('/object/', '/object/public/')
  await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible()
  await page.goto('/profile')
  await expect(page.locator(`main img[src="${path}"]`)).toBeVisible()
  const picture = await inspectPicture(await (await page.request.get(path)).body())
  expect(picture).toMatchObject({ width: AVATAR_SIDE_PX, height: AVATAR_SIDE_PX, isRedAbove: true, exif: undefined })
  expect(picture.bytes).toBeLessThanOrEqual(AVATAR_STORED_BYTES)
})

test('buyers see the picture of a seller beside their listing, until the seller takes it away', async ({ page }) => {
  const { id } = await becomeSeller(page)
  const listing = await insertGoat(id, 'active')
  await page.goto('/profile/edit')
  const shown = (await colouredPhoto('me', '#b41e14')).buffer
  const sent = page.waitForResponse((response) => response.url().includes('/storage/v1/object/avatars/'))
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: shown })
  const path = new URL((await sent).url()).pathname.replace('/object/', '/object/public/')
  const remove = page.getByRole('button', { name: 'Remove the picture' })
  await expect(remove).toBeVisible()
  const buyer = await page.context().newPage()
  const seller = buyer.locator('section').filter({ has: buyer.getByRole('heading', { name: 'Seller', exact: true }) })
  await buyer.goto(`/listing/${listing}`)
  const picture = seller.locator('img')
  await expect(picture).toHaveAttribute('src', path)
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(AVATAR_SIDE_PX)
  const named = page.waitForResponse((response) => response.request().method() === 'PATCH')
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await remove.click()
  await expect(remove).toBeHidden()
  expect([(await named).ok(), (await deleted).ok()]).toEqual([true, true])
  await openAsItIs(buyer, `/listing/${listing}`)
  await expect(seller).toBeVisible()
  await expect(picture).toHaveCount(0)
  // An old address shows it to nobody either.
  expect((await page.request.get(path)).ok()).toBe(false)
})

test('one’s own data come as a file, and a wish to be deleted can be taken back', async ({ page }) => {
  const { email, name } = await openProfile(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^maveshi-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(data).toMatchObject({ account: { email }, profile: { name, whatsapp: '+919876543210' }, listings: [] })
  await expect(page.getByText('Your file has been saved.')).toBeVisible()

  await page.getByText('Delete my account...').click()
  await page.getByLabel(/Why do you want to leave/).fill('Sold everything')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Request deletion' }).click()
  await expect(page.getByText(/^You requested deletion on /)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sold everything')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the request' }).click()
  await expect(page.getByText('Delete my account...')).toBeVisible()
})
