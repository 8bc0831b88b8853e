import { devices, type Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import { insertGoat, insertRow, updateRows } from '../support/market-rows.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { becomeSeller, endSession } from '../support/seller-api.ts'

test.use({
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  expectedErrors: [/Failed to load resource/],
})

const at = (id: string) => `/listing/${id}`

/** Opens a listing as somebody who has just registered. @returns who it is */
async function openAsMember(page: Page, id: string): Promise<string> {
  const me = await becomeSeller(page)
  await page.goto(at(id))
  return me.id
}

const call = (page: Page) => page.getByRole('link', { name: 'Call', exact: true }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function report(page: Page, details = ''): Promise<void> {
  await page.getByRole('link', { name: 'Report' }).click()
  await page.getByRole('radio', { name: 'Already sold', exact: true }).check()
  if (details) await page.getByLabel('Tell us more').fill(details)
  await page.getByRole('button', { name: 'Send report' }).click()
}

/** Expects that calling, saving and reporting each say the same in a dialog. The last one stays open. */
async function expectRefused(page: Page, sentence: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const press of [call, (tab: Page) => save(tab).click()]) {
    await press(page)
    await expect(dialog).toContainText(sentence)
    await page.keyboard.press('Escape')
  }
  await report(page)
  await expect(dialog).toContainText(sentence)
}

/** The database's answer to whoever has done enough for a day: what it counts is everybody's, and no test's to change. */
async function refuseForToday(page: Page, calls: string, details: string, max: number): Promise<void> {
  const refusal = { code: 'PT429', message: 'enough for today', details, hint: JSON.stringify({ max }) }
  await intercept(page, calls, (route, request) =>
    request.method() === 'POST' ? route.fulfill({ status: 429, json: refusal }) : route.continue(),
  )
}

test('enough for a day is said with how often it may be done', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await refuseForToday(page, '**/rest/v1/rpc/reveal_contact', 'contacts', 50)
  await refuseForToday(page, '**/rest/v1/favourites*', 'favourites', 300)
  await refuseForToday(page, '**/rest/v1/reports*', 'reports', 1)
  await openAsMember(page, id)
  const dialog = page.getByRole('dialog')
  await call(page)
  await expect(dialog).toContainText('You have viewed 50 numbers today, the most for one day.')
  await page.keyboard.press('Escape')
  await save(page).click()
  await expect(dialog).toContainText('You have saved 300 listings today, the most for one day.')
  await page.keyboard.press('Escape')
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
  await report(page, 'He sold it last week.')
  await expect(dialog).toContainText('You have sent 1 report today, the most for one day.')
  await expect(dialog.getByLabel('Tell us more')).toHaveValue('He sold it last week.')
})

test('somebody suspended is told so, and where to complain', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  const me = await openAsMember(page, id)
  await expect(save(page)).toBeEnabled()
  await updateRows('profiles', `id=eq.${me}`, { suspended_at: new Date().toISOString() })
  const dialog = page.getByRole('dialog')
  const sentence = 'Your account is suspended. Until that ends, you cannot call, save or report.'
  await expectRefused(page, sentence)
  await expect(dialog.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/grievance')
})

test('a listing that has ended meanwhile says so, and one whose seller took the number away', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  const me = await openAsMember(page, id)
  await expect(save(page)).toBeEnabled()
  await updateRows('listings', `id=eq.${id}`, { status: 'withdrawn' })
  const dialog = page.getByRole('dialog')
  const sentence = 'This listing is no longer available.'
  await expectRefused(page, sentence)

  const mine = await insertGoat(me, 'active')
  await page.goto(at(mine))
  await call(page)
  await expect(dialog).toContainText('This is your own listing.')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(dialog).toContainText('You cannot report your own listing.')
})

test('a seller without a number offers no call; one whose number went meanwhile is said', async ({ page }) => {
  const { id, seller } = await offerGoat(page.request)
  await openAsMember(page, id)
  await updateRows('profiles', `id=eq.${seller.id}`, { phone: null, whatsapp: null })
  await call(page)
  await expect(page.getByRole('dialog')).toContainText('The seller has not given a number for this.')
  const later = await insertGoat(seller.id, 'active')
  await page.goto(at(later))
  await expect(page.getByText('This seller has not given a number yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveCount(0)
})

test('a dead network is said beside the buttons and in the report, which keeps its words', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await openAsMember(page, id)
  await expect(save(page)).toBeEnabled()
  await intercept(page, '**/rest/v1/{rpc/reveal_contact,favourites}**', (route) => route.abort())
  const sentence = 'No connection. Check your network and try again.'
  await call(page)
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('link', { name: 'Report' }).click()
  // Whether it was reported before has been asked by now.
  await page.getByRole('radio', { name: 'Already sold', exact: true }).check()
  await intercept(page, '**/rest/v1/reports**', (route) => route.abort())
  await page.getByLabel('Tell us more').fill('Sold on Monday.')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(sentence)
  await page.unroute('**/rest/v1/reports**')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We will review this listing.')).toBeVisible()
})

test('whose login has ended logs in again and comes back to the listing', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await openAsMember(page, id)
  await expect(save(page)).toBeEnabled()
  // Nobody finds out before the press: the page's own client looks after its session whenever it likes.
  let press = () => {}
  const pressed = new Promise<void>((resolve) => {
    press = resolve
  })
  await intercept(page, '**/auth/v1/token**', async (route) => {
    await pressed
    await route.continue()
  })
  await endSession(page)
  await call(page)
  press()
  const dialog = page.getByRole('dialog', { name: 'Call the seller' })
  await expect(dialog).toContainText('Your session has ended. Log in again to return to this page.')
  await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?from=${encodeURIComponent(at(id))}`,
  )
})

test('a report that was settled is told with its answer, and can be made again', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  const me = await openAsMember(page, id)
  const settled = { reporter_id: me, listing_id: id, reason: 'sold', status: 'dismissed', resolution: 'It is there.' }
  await insertRow('reports', settled)
  await page.getByRole('link', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('We checked it, and it follows the rules.')
  await expect(dialog).toContainText('It is there.')
  await dialog.getByRole('button', { name: 'Report again' }).click()
  await dialog.getByRole('radio', { name: 'Something else', exact: true }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Thank you. We will review this listing.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(dialog).toContainText('You have already reported this listing.')
  await expect(dialog).toContainText('You reported this on')
})
