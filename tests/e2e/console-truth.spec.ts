import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { insertReport } from '../support/console-people.ts'
import { insertGoat, updateRows } from '../support/market-rows.ts'
import { waitingGoats } from '../support/review.ts'
import { newNumber, registerByApi, signInByApi } from '../support/seller-api.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

test('as many listings with the same number as are told at most are said to be that many or more', async ({
  page,
  request,
}) => {
  const phone = newNumber()
  const { seller, ids } = await waitingGoats(request, 1)
  const many = await waitingGoats(request, 12)
  for (const { id } of [seller, many.seller]) await updateRows('profiles', `id=eq.${id}`, { phone })
  await openConsole(page, admin, `/listings/${ids[0]}/show`)
  const signals = page.getByRole('region', { name: 'What to check' })
  await expect(signals).toContainText('12 or more listings of other people have the same phone number.')
  const related = page.getByRole('region', { name: 'Related listings' })
  await expect(related.getByRole('button', { name: 'Expand: With the same phone number' })).toHaveText('Expand (12)')
  await openConsole(page, admin, `/listings/${many.ids[0]}/show`)
  await expect(signals).toContainText('A listing of somebody else has the same phone number.')
})

test('words that raise a flag are marked in what a change makes of a listing', async ({ page, request }) => {
  const seller = await registerByApi(request)
  const revises = await insertGoat(seller.id, 'active', { description: 'A calm goat' })
  const id = await insertGoat(seller.id, 'pending', { revises, description: 'A calm goat, write to goat@okaxis' })
  await openConsole(page, admin, `/listings/${id}/show`)
  const change = page.getByRole('table', { name: 'What changes' })
  await expect(change.getByRole('row', { name: /^Description/ }).locator('mark')).toHaveText('goat@okaxis')
})

test('one report is spoken of as one', async ({ page, request }) => {
  const seller = await registerByApi(request)
  const id = await insertGoat(seller.id, 'active')
  await insertReport(id, await registerByApi(request), 'sold')
  await openConsole(page, admin, `/reports/${id}/show`)
  const dismiss = page.getByRole('button', { name: 'Dismiss', exact: true })
  await dismiss.click()
  await page.getByRole('dialog', { name: 'Dismiss the report?' }).getByRole('button', { name: 'Cancel' }).click()
  await insertReport(id, await registerByApi(request), 'misleading')
  await page.reload()
  await dismiss.click()
  await expect(page.getByRole('dialog', { name: 'Dismiss the reports?' })).toBeVisible()
})

test('nothing of a suspended seller is called live, for whoever decides or for the seller', async ({
  page,
  request,
}) => {
  // Listings with the same number are shown beside it, and those of other tests are live.
  const seller = await registerByApi(request, { phone: newNumber() })
  const id = await insertGoat(seller.id, 'active')
  await insertReport(id, await registerByApi(request), 'sold')
  await admin.rpc('suspend_profile', { profile: seller.id, reason: 'Sells nothing' }).throwOnError()
  const places = [
    `/listings/${id}/show`,
    `/listings?filter=${encodeURIComponent(JSON.stringify({ seller_id: seller.id }))}`,
    `/reports/${id}/show`,
    `/users/${seller.id}/show`,
  ]
  for (const path of places) {
    await openConsole(page, admin, path)
    await expect(
      page
        .getByRole('main')
        .getByText(/^Hidden: seller suspended/)
        .first(),
    ).toBeVisible()
    const main = page.getByRole('main')
    // The one thing that may be called so is what the listing once was.
    const past = main.getByRole('region', { name: 'History' }).getByText(/^Live/)
    const expected = path.startsWith('/listings/') ? 1 : 0
    await expect(past).toHaveCount(expected)
    await expect(main.getByText(/^Live/)).toHaveCount(expected)
  }
  await signInByApi(page, seller)
  await page.goto('/dashboard?lng=en')
  const card = page.getByRole('listitem').filter({ hasText: 'Your account is suspended' })
  await expect(card).toContainText('Hidden')
  await expect(card.getByRole('button')).toHaveCount(0)
  await expect(card).not.toContainText('Live')
})

test('no filter of a list is blank while it narrows nothing', async ({ page }) => {
  await openConsole(page, admin, '/categories')
  await expect(page.getByRole('combobox', { name: 'Takes listings' })).toHaveText('All')
  await openConsole(page, admin, '/search-lexicon')
  await expect(page.getByRole('combobox', { name: 'Leads to' })).toHaveAttribute('placeholder', 'All')
})

test('a form without a word does not say that none is missing', async ({ page }) => {
  await openConsole(page, admin, '/livestock-types/create')
  const english = page.getByLabel('Name – English')
  await expect(english).toBeVisible()
  await expect(page.getByText('No word is missing')).toBeHidden()
  await english.fill('Mithun')
  await expect(page.getByText('10 words are missing')).toBeVisible()
})
