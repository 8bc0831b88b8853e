import type { Language } from '@maveshi/shared/locale/languages'
import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { graveViolations, newName, registerNamed } from '../support/console-people.ts'
import { insertGoat, insertRow } from '../support/market-rows.ts'
import { openAsItIs } from '../support/page-as-it-is.ts'
import { type ApiSeller, phoneOf, registerByApi } from '../support/seller-api.ts'
import { insertWanted } from '../support/wanted-notices.ts'
import { wordsOf } from '../support/words.ts'

let signedIn: Promise<SupabaseClient> | undefined
const admin = (baseURL = '') => {
  signedIn ??= administrator(baseURL)
  return signedIn
}

/** A notice that is on the page of all. @param words by which it is found there */
async function showWanted({ id }: ApiSeller, words: string, category?: string): Promise<void> {
  await insertWanted(id, { words, ...(category ? { category } : {}) })
  // What came past the market's own pages is on them within a second.
  const page = `http://localhost:${process.env.MARKET_PORT}/wanted`
  await expect.poll(async () => (await fetch(page)).text()).toContain(words)
}

/** The card of a notice by somebody's own words in it. */
const cardOf = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).first()

const NUMBER = /98765 43210/

test('what a buyer looks for is looked at, and then a seller sees it and reaches the buyer', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const [buyer, seller] = [await registerByApi(request), await registerByApi(request)]
  await insertGoat(seller.id, 'active', { place_id: 'IN.16.521' })
  const words = newName('For my farm')

  const phone = await (await phoneOf(browser, buyer, baseURL ?? '')).newPage()
  await phone.goto('/wanted/new')
  await phone.getByLabel('What is it?').selectOption('Goat')
  await phone.getByRole('combobox', { name: 'Breed', exact: true }).selectOption('Osmanabadi')
  await phone.getByLabel('In your own words').fill(words)
  await phone.getByRole('link', { name: 'Show it to sellers' }).click()
  await expect(phone.getByText('Choose the state where you look for it.')).toBeVisible()
  await expect(phone.getByRole('combobox', { name: 'State' })).toBeFocused()
  await phone.getByLabel('State').selectOption({ label: 'Maharashtra' })
  await expect(phone.getByLabel('District')).toBeVisible()
  await expect(phone.getByLabel('In your own words')).toHaveValue(words)
  await phone.getByRole('link', { name: 'Show it to sellers' }).click()
  await expect(phone.getByText('We look at it first.')).toBeVisible()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('What I look for')
  await phone.getByRole('link', { name: 'See what I look for' }).click()
  await expect(cardOf(phone, words)).toContainText('Under review')

  await openConsole(page, await admin(baseURL), '/wanted-notices')
  const waiting = page.getByRole('article').filter({ hasText: words })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved. Sellers see it now.')).toBeVisible()
  await expect(waiting).toHaveCount(0)

  const shop = await (await phoneOf(browser, seller, baseURL ?? '')).newPage()
  await shop.goto('/notices')
  await expect(shop.getByText('Somebody looks for what you sell.')).toBeVisible()
  await shop.goto('/wanted?category=Goat&state=IN.16')
  await cardOf(shop, words).getByRole('link', { name: 'Call the buyer' }).click()
  await expect(shop.getByRole('dialog').getByRole('link', { name: NUMBER })).toBeVisible()

  await shop.goto('/dashboard')
  const forMe = shop.getByRole('listitem').filter({ hasText: 'Fits your listing' }).filter({ hasText: words })
  await forMe.getByRole('button', { name: 'Call the buyer' }).click()
  await expect(forMe.getByRole('link', { name: NUMBER })).toBeVisible()

  await phone.goto('/dashboard')
  const own = cardOf(phone, words)
  await expect(own).toContainText('1 seller asked for your number')
  await own.getByRole('button', { name: 'No longer needed' }).click()
  await expect(own).toContainText('Closed')
  await own.getByRole('button', { name: 'Still needed, show it again' }).click()
  await expect(own).toContainText('Sellers see it')
})

test('a guest reads what is looked for, and is asked for an account to reach the buyer', async ({ page, request }) => {
  const words = newName('For a guest')
  await showWanted(await registerByApi(request), words)
  await page.goto('/wanted')
  const card = cardOf(page, words)
  await expect(card).toContainText('Osmanabadi')
  await expect(card).toContainText('Up to ₹12,000')
  await expect(card).toContainText('Within 100 km of Pune, Maharashtra')
  await card.getByRole('link', { name: 'Call the buyer' }).click()
  await expect(page.getByRole('dialog')).toContainText('To see the buyer’s number, you need an account.')
})

test('what somebody writes is read as it was written, with its language where that is another one', async ({
  page,
  request,
}) => {
  const words = newName('दोन शेळ्या हव्यात')
  await showWanted(await registerByApi(request), words)
  const label = (language: Language) => wordsOf(language)('listing:writtenIn.hi-mr')
  await page.goto('/wanted?lng=ta')
  await expect(cardOf(page, words)).toContainText(label('ta'))
  await page.goto('/wanted?lng=mr')
  await expect(cardOf(page, words)).toBeVisible()
  await expect(cardOf(page, words)).not.toContainText(label('mr'))
})

test('where nobody looks for something, a guest goes on to all, or to the form', async ({ page }) => {
  await page.goto('/wanted?category=Goat&state=IN.31')
  await page.getByRole('link', { name: 'See all that buyers look for' }).click()
  await expect(page).toHaveURL('/wanted')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is looked for is read and narrowed, and the form leads on', async ({ page, request }) => {
    const [goat, cow] = [newName('A goat'), newName('A cow')]
    const buyer = await registerByApi(request)
    await showWanted(buyer, goat)
    await showWanted(buyer, cow, 'Cattle')
    await page.goto('/wanted')
    await page.getByLabel('Category').selectOption('Goat')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(cardOf(page, goat)).toBeVisible()
    await expect(page.getByText(cow)).toHaveCount(0)
    await expect(cardOf(page, goat).getByRole('link', { name: 'Call the buyer' })).toHaveAttribute(
      'href',
      /^\/login\?from=%2Fwanted%3Fcategory%3DGoat%23[0-9a-f-]{36}$/,
    )
    await page.getByRole('link', { name: 'Say what you look for' }).click()
    await expect(page.getByLabel('What is it?')).toHaveValue('Goat')
  })
})

test('an empty search takes its conditions over into the form', async ({ page }) => {
  await page.goto('/category/Goat?breed=Osmanabadi&priceMax=7&state=IN.16')
  await page.getByRole('link', { name: 'Say that you look for it' }).click()
  await expect(page.getByLabel('What is it?')).toHaveValue('Goat')
  await expect(page.getByRole('combobox', { name: 'Breed', exact: true })).toHaveValue('Osmanabadi')
  await expect(page.getByRole('combobox', { name: 'State', exact: true })).toHaveValue('IN.16')
  await expect(page.getByLabel('Price (₹): to')).toHaveValue('7')
})

test('what is reported is settled in the console, and taken off the market', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const [buyer, reporter] = [await registerNamed(request, newName('Buyer')), await registerByApi(request)]
  const words = newName('Pay me first')
  await showWanted(buyer, words)
  const phone = await (await phoneOf(browser, reporter, baseURL ?? '')).newPage()
  await phone.goto('/wanted')
  await cardOf(phone, words).getByRole('link', { name: 'Report' }).click()
  await phone.getByRole('radio', { name: 'Asked for money first' }).check()
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByRole('dialog')).toContainText('Thank you')

  await openConsole(page, await admin(baseURL), '/reports')
  await page.getByRole('link', { name: /^Reported wanted notices \(/ }).click()
  const reported = page.getByRole('article').filter({ hasText: words })
  await expect(reported).toContainText('1 open report')
  expect(await graveViolations(page)).toEqual([])
  await reported.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'It is fraud' }).check()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed.')).toBeVisible()
  await expect(reported).toHaveCount(0)
  await openAsItIs(phone, '/wanted')
  await expect(phone.getByText(words)).toHaveCount(0)
  await phone.goto('/dashboard')
  await expect(phone.getByText('A wanted notice')).toBeVisible()
})

test('reports are closed once that was asked, and the sidebar leads to what waits', async ({
  page,
  request,
  baseURL,
}) => {
  const [buyer, reporter] = [await registerByApi(request), await registerByApi(request)]
  const wanted_id = await insertWanted(buyer.id)
  await insertRow('reports', { wanted_id, reporter_id: reporter.id, reason: 'other' })
  const filter = JSON.stringify({ is_reported: 'true', profile_id: buyer.id })
  await openConsole(page, await admin(baseURL), `/wanted-notices?filter=${encodeURIComponent(filter)}`)
  const reported = page.getByRole('article')
  await reported.getByRole('button', { name: 'Leave it, close the reports' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This cannot be undone.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(reported).toContainText('1 open report')
  await reported.getByRole('button', { name: 'Leave it, close the reports' }).click()
  await dialog.getByRole('button', { name: 'Leave it, close the reports' }).click()
  await expect(page.getByText('Left on the market. The reports are closed.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('combobox', { name: 'Reports' })).toHaveText('All')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Every status')
  await page.getByRole('navigation').getByRole('link', { name: 'Wanted notices' }).click()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Waiting')
})

test('a press that comes late does not decide about the notice that has just come up', async ({
  page,
  request,
  baseURL,
}) => {
  const buyer = await registerByApi(request)
  const [first, second] = [newName('A first'), newName('A second')]
  await insertWanted(buyer.id, { words: first, status: 'pending' })
  await insertWanted(buyer.id, { words: second, status: 'pending' })
  const filter = JSON.stringify({ status: 'pending', profile_id: buyer.id })
  await openConsole(page, await admin(baseURL), `/wanted-notices?filter=${encodeURIComponent(filter)}`)
  const waiting = page.getByRole('article')
  await expect(waiting.filter({ hasText: first }).getByRole('button', { name: 'Approve' })).toBeEnabled()
  await expect(waiting).toHaveCount(2)
  // As soon as the other notice lies there alone, sooner than anybody reads it.
  const pressed = page.evaluate(async () => {
    await new Promise<void>((alone) =>
      new MutationObserver(() => document.querySelectorAll('article').length === 1 && setTimeout(alone)).observe(
        document,
        { childList: true, subtree: true },
      ),
    )
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA' }))
  })
  await page.keyboard.press('a')
  await pressed
  const next = waiting.filter({ hasText: second }).getByRole('button', { name: 'Approve' })
  await expect(next).toBeEnabled()
  await next.click()
  await expect(waiting).toHaveCount(0)
})

for (const language of ['en', 'ta', 'ur'] as const) {
  test(`the pages fit a phone and are accessible in ${language}`, async ({ page, request }) => {
    const t = wordsOf(language)
    await showWanted(await registerByApi(request), newName('Wide'))
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/wanted?', '/wanted/new?category=Goat&state=IN.16&']) {
      await page.goto(`${path}lng=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        path === '/wanted?' ? t('wanted:title') : t('wanted:form.title'),
      )
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await violations(page)).toEqual([])
    }
  })
}
