import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { insertReport, newName } from '../support/console-people.ts'
import { insertGoat, updateRows } from '../support/market-rows.ts'
import { waitingGoats } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'
import { newNumber, registerByApi, signInByApi } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

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

test('what was created is said in the reader’s language', async ({ page, afterwards }) => {
  const t = wordsOf('ta')
  const name = newName('Mithun')
  afterwards(async () => admin.from('livestock_types').delete().eq('value', name).throwOnError())
  await openConsole(page, admin, '/livestock-types/create?lng=ta')
  await page.getByRole('main').getByRole('combobox').first().click()
  await page.getByRole('option').first().click()
  await page.getByLabel(`${t('admin:catalogue.name')} – English`).fill(name)
  await page.getByRole('button', { name: t('admin:ra.action.save') }).click()
  await expectSaid(page, t('admin:ra.notification.created'))
})

/** Amounts whose sign is not before their digits as they are drawn, and how many there are at all. */
function amountsDrawn(): { wrong: string[]; count: number } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const wrong: string[] = []
  let count = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { index } of (node.textContent ?? '').matchAll(/₹\u2069?\u2066?\d/g)) {
      const leftOf = (from: number) => {
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, from + 1)
        return range.getBoundingClientRect().left
      }
      count += 1
      if (leftOf(index) > leftOf(index + 1)) wrong.push(node.textContent ?? '')
    }
  return { wrong, count }
}

test('the sign of rupees stands before its number in sentences of Urdu too', async ({ page, request }) => {
  const { ids } = await waitingGoats(request, 1)
  const { id } = await registerByApi(request)
  for (let made = 0; made < 5; made++) await insertGoat(id, 'active')
  await openConsole(page, admin, `/listings/${ids[0]}/show?lng=ur`)
  await expect(
    page
      .getByText(/₹[\d,]+ – ₹[\d,]+/)
      .or(page.getByText(/₹[\d,]+.*₹[\d,]+/))
      .first(),
  ).toBeVisible()
  const { wrong, count } = await page.evaluate(amountsDrawn)
  expect(count).toBeGreaterThan(2)
  expect(wrong).toEqual([])
})

test('a path below a list that leads nowhere says so, in its title and beneath it', async ({ page }) => {
  await openConsole(page, admin, '/search-lexicon/create')
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible()
  await expect(page.getByText('There is no such page in the console.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})
