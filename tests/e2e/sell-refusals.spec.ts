import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import { insertGoat, insertRow, newGoat, updateRows } from '../support/market-rows.ts'
import { becomeSeller } from '../support/seller-api.ts'
import {
  expectOneListing,
  expectPreserved,
  expectSubmitted,
  fillForm,
  openForm,
  submitForm,
} from '../support/selling.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

/** As many as one person may keep. */
const DRAFT_LIMIT = 50

async function submitListing(page: Page): Promise<void> {
  await openForm(page)
  await fillForm(page)
  await submitForm(page)
}

/** Submits once more what the form has held meanwhile. */
async function expectSubmittedNow(page: Page): Promise<void> {
  await submitForm(page)
  await expectSubmitted(page)
}

test('a seller who is suspended while writing is told so in the form, and loses nothing', async ({ page, request }) => {
  const seller = await becomeSeller(page)
  await openForm(page)
  await fillForm(page)
  await updateRows('profiles', `id=eq.${seller.id}`, { suspended_at: new Date().toISOString() })
  await submitForm(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Your account is suspended, so you cannot sell.' })
  await expect(alert).toContainText('What you typed is saved.')
  await expect(alert).toBeInViewport()
  await expectPreserved(page, 'place')
  expect(await openForm(page)).toBe('form')
  await expectPreserved(page, 'place')
  await updateRows('profiles', `id=eq.${seller.id}`, { suspended_at: null })
  await expectSubmittedNow(page)
  await expectOneListing(request, seller)
})

test('a seller who has too many unfinished listings is told to delete one, and loses nothing', async ({ page }) => {
  const { id } = await becomeSeller(page)
  const drafts = Array.from({ length: DRAFT_LIMIT }, () => newGoat(id, 'draft'))
  await insertRow('listings', drafts)
  await submitListing(page)
  const alert = page.getByRole('alert').filter({ hasText: 'You have as many unfinished listings as one can have.' })
  await expect(alert).toContainText('Delete one under “My listings”, then send this one. Everything is saved.')
  await expectPreserved(page, 'place')
  await updateRows('listings', `id=eq.${drafts[0]?.id}`, { status: 'pending', subcategory: 'doe' })
  await expectSubmittedNow(page)
})

test('a seller who has sent enough photographs for a day is told so, and loses nothing', async ({ page }) => {
  await becomeSeller(page)
  const refusal = { code: 'PT429', message: 'enough for today', details: 'photos', hint: '{"max":200}' }
  // What the database counts is a day's, and two hundred pictures take too long to send.
  await intercept(page, '**/rest/v1/listing_photos*', (route, call) =>
    call.method() === 'POST' ? route.fulfill({ status: 429, json: refusal }) : route.continue(),
  )
  await submitListing(page)
  const alert = page.getByRole('alert').filter({ hasText: 'You have reached the limit for one day.' })
  await expect(alert).toContainText('Everything is saved: try again tomorrow.')
  await expectPreserved(page, 'place')
  await page.unrouteAll({ behavior: 'wait' })
  await expectSubmittedNow(page)
})

test('a seller whose photographs fill what one may store is told beside each, and loses nothing', async ({ page }) => {
  await becomeSeller(page)
  const refusal = { statusCode: '403', error: 'Unauthorized', message: 'the person has enough files' }
  await intercept(page, '**/storage/v1/object/listing-photos/**', (route, call) =>
    call.method() === 'POST' ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
  )
  await submitListing(page)
  await expect(page.getByRole('alert').filter({ hasText: 'This photo was not sent.' })).toBeVisible()
  await expectPreserved(page, 'place')
  await page.unrouteAll({ behavior: 'wait' })
  await expectSubmittedNow(page)
})

test('a listing whose photographs have changed since it was submitted does not come back, and says why', async ({
  page,
}) => {
  const { id } = await becomeSeller(page)
  await insertGoat(id, 'active', { expiresInDays: -2 })
  // The rules of the storage let nobody change such a file, so that only a fault or the operator's hand does.
  const refusal = { code: 'PT409', message: 'the photographs have changed', details: 'photos', hint: null }
  await intercept(page, '**/rest/v1/rpc/renew_listing', (route) => route.fulfill({ status: 409, json: refusal }))
  await page.goto('/dashboard')
  const card = page.getByRole('listitem').filter({ has: page.getByText('Expired', { exact: true }) })
  await card.getByRole('button', { name: 'Renew' }).click()
  await expect(card.getByRole('alert')).toHaveText(
    'The photos of this listing have changed or are missing. Create a new listing.',
  )
  await expect(card.getByText('Expired', { exact: true })).toBeVisible()
})
