import { WAITING_PAUSE_MS } from '@maveshi/shared/limits'
import type { Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { comeBack, kill } from '../support/faults/interruptions.ts'
import { type Selling, test } from '../support/faults/selling-test.ts'
import { hold, intercept } from '../support/intercept.ts'
import { nextStep } from '../support/journeys.ts'
import { holdToasts } from '../support/said.ts'
import { type ApiSeller, ownRows, phoneOf, registerByApi, signInByApi } from '../support/seller-api.ts'
import {
  expectOneListing,
  expectPreserved,
  expectSubmitted,
  fillForm,
  openForm,
  submitForm,
  takeStep,
} from '../support/selling.ts'
import { wordsOf } from '../support/words.ts'

async function logOut(tab: Page): Promise<void> {
  await tab.goto('/about')
  await tab.getByText('Asha Patil').first().click()
  await tab.getByRole('button', { name: 'Logout' }).first().click()
  await tab.waitForURL((url) => url.pathname === '/')
}

/** Somebody takes the place of whoever is signed in, in another tab of the same phone. */
async function signInElsewhere({ phone }: Selling, person: ApiSeller): Promise<void> {
  const tab = await phone.newPage()
  await signInByApi(tab, person)
  await tab.close()
}

const waitForNetwork = (page: Page) => page.getByRole('button', { name: 'Send when I am online' }).click()

/** Fills the form and leaves it to be sent when there is a network, without one. */
async function leaveWaiting({ page, phone }: Selling): Promise<void> {
  await fillForm(page)
  await phone.setOffline(true)
  await submitForm(page)
  await expect(page.getByText(/^No connection\./)).toBeVisible()
  await waitForNetwork(page)
  await expect(page.getByRole('heading', { name: 'Your listing is waiting to be sent' })).toBeVisible()
  await expect(page.getByText('All answers and 2 photos are saved on this phone.')).toBeVisible()
}

test('two presses at once, in each of two tabs, make one listing', async ({ selling }) => {
  const { page, phone, request, seller } = selling
  await fillForm(page)
  const second = await phone.newPage()
  await openForm(second)
  await expectPreserved(second, 'place')
  // Neither tab hears of the other's sending before both are pressed: it would thank, and have no button.
  const goOn = await hold(phone, '**/rest/v1/listings*')
  const button = (tab: Page) => tab.getByRole('button', { name: 'Submit listing' })
  for (const tab of [page, second]) await expect(button(tab)).toBeEnabled()
  await Promise.all([button(page).dblclick(), button(second).dblclick()])
  goOn()
  await Promise.all([expectSubmitted(page), expectSubmitted(second)])
  await expectOneListing(request, seller)
})

test('what two tabs write at the same time is all kept', async ({ selling }) => {
  const { page, phone } = selling
  await takeStep(page, 'category')
  const second = await phone.newPage()
  await openForm(second)
  await page.getByLabel(/^Tell buyers more/).fill('Calm')
  await second.getByLabel(/^Age/).fill('4')
  await page.getByLabel(/^Price in rupees/).fill('65,000')
  for (const tab of [page, second]) {
    await expect(tab.getByLabel(/^Tell buyers more/)).toHaveValue('Calm')
    await expect(tab.getByLabel(/^Age/)).toHaveValue('4')
    await expect(tab.getByLabel(/^Price in rupees/)).toHaveValue('65,000')
  }
})

test('a listing that waits for a network is sent when there is one', async ({ selling }) => {
  const { page, phone, request, seller } = selling
  await leaveWaiting(selling)
  await phone.setOffline(false)
  await expectSubmitted(page)
  await expectOneListing(request, seller)
})

test('a listing that waits is tried again when the network that came back lets it down', async ({ selling }) => {
  const { page, phone, request, seller } = selling
  await leaveWaiting(selling)
  await intercept(phone, '**/rest/v1/listings*', (route) => route.abort())
  await page.clock.install()
  await phone.setOffline(false)
  await expect(page.getByText(wordsOf('en')('createListing:waiting.still'))).toBeVisible()
  await phone.unroute('**/rest/v1/listings*')
  const tries: string[] = []
  page.on('request', (sent) => sent.url().includes('/rest/v1/listings') && tries.push(sent.url()))
  await expect
    .poll(async () => {
      // In steps: a request that is just on its way must not run out of time by them.
      if (tries.length === 0) await page.clock.fastForward(WAITING_PAUSE_MS / 4)
      return tries
    })
    .not.toEqual([])
  await expectSubmitted(page)
  await expectOneListing(request, seller)
})

test('on a small screen, what became of a listing without a network comes into sight', async ({ selling }) => {
  const { page, phone } = selling
  await fillForm(page)
  await page.setViewportSize({ width: 360, height: 740 })
  // Until it is known that the page is a phone's, all headings stand on it.
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  for (const title of ['Details', 'Photos', 'Price and place', 'Preview']) await nextStep(page, title)
  await phone.setOffline(true)
  await submitForm(page)
  await expect(page.getByText(/^No connection\./)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Send when I am online' })).toBeInViewport()
  await waitForNetwork(page)
  const heading = page.getByRole('heading', { name: 'Your listing is waiting to be sent' })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
})

test('a listing that waits is sent by any page, after the tab was killed, and that is said', async ({ selling }) => {
  const { page, phone, request, seller } = selling
  await leaveWaiting(selling)
  await page.close()
  await phone.setOffline(false)
  const home = await phone.newPage()
  await holdToasts(home)
  await home.goto('/about')
  await expect(home.getByText('Listing submitted')).toBeVisible()
  await expectOneListing(request, seller)
})

test('a listing that waits can be changed, with all that is in it', async ({ selling }) => {
  const { page, phone, request, seller } = selling
  await leaveWaiting(selling)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expectPreserved(page, 'place')
  await phone.setOffline(false)
  // It waits no more, and so is not sent by itself.
  await page.reload()
  await expectPreserved(page, 'place')
  expect((await ownRows(request, seller)).listings).toHaveLength(0)
  await submitForm(page)
  await expectSubmitted(page)
  await expectOneListing(request, seller)
})

test('a waiting listing whose answer the market refuses leads back to that answer', async ({ selling }) => {
  const { page, phone } = selling
  await leaveWaiting(selling)
  await intercept(page, '**/rest/v1/listings', (route) =>
    route.fulfill({ status: 422, json: { code: 'PT422', message: 'choice', details: 'breed', hint: null } }),
  )
  await phone.setOffline(false)
  await expect(page.getByLabel('Breed', { exact: true })).toHaveAccessibleDescription('Choose one from the list.')
  await expectPreserved(page, 'place')
})

test('words go along to another phone, and the listing is submitted from there', async ({
  selling,
  browser,
  baseURL,
}) => {
  const { page, seller, request } = selling
  await takeStep(page, 'category')
  await takeStep(page, 'answers')
  await expect(page.getByText('Saved on this phone and in your account.')).toBeVisible()
  const other = await phoneOf(browser, seller, baseURL ?? '')
  const there = await other.newPage()
  await openForm(there)
  await expectPreserved(there, 'answers')
  for (const step of ['first photograph', 'second photograph', 'price', 'place'] as const) await takeStep(there, step)
  await expectPreserved(there, 'place')
  await submitForm(there)
  await expectSubmitted(there)
  await expectOneListing(request, seller)
  await other.close()
})

test('a draft is its writer’s: nobody else who signs in on the phone sees it, and it is there again for them', async ({
  selling,
}) => {
  const { page, request, seller } = selling
  const other = await registerByApi(request)
  await takeStep(page, 'category')
  await takeStep(page, 'answers')
  await page.close()
  await signInElsewhere(selling, other)
  selling.page = await selling.phone.newPage()
  // What the account has would be there by then.
  const asked = selling.page.waitForResponse(/listing_drafts\?select/)
  await openForm(selling.page)
  await (await asked).finished()
  await expect(selling.page.getByRole('radio', { name: 'Cattle' })).not.toBeChecked()
  await signInElsewhere(selling, seller)
  await kill(selling)
  await expectPreserved(selling.page, 'answers')
})

test('somebody else who signs in in another tab cannot submit what this one holds', async ({ selling }) => {
  const { page, request, seller } = selling
  const other = await registerByApi(request)
  await fillForm(page)
  await signInElsewhere(selling, other)
  await comeBack(selling)
  await submitForm(page)
  await expectSubmitted(page)
  await expectOneListing(request, seller)
  expect((await ownRows(request, other)).listings).toEqual([])
})

test('signing out in another tab is noticed, and the form waits for its writer', async ({ selling }) => {
  const { page, phone } = selling
  await takeStep(page, 'category')
  await takeStep(page, 'answers')
  await logOut(await phone.newPage())
  await comeBack(selling)
  await expectPreserved(page, 'answers')
})
