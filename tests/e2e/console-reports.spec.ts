import type { APIRequestContext, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { graveViolations, insertReport, newName, registerNamed } from '../support/console-people.ts'
import { fileOf } from '../support/downloads.ts'
import { insertGoat } from '../support/market-rows.ts'
import { expectSaid } from '../support/said.ts'
import type { ApiSeller } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

// The browser writes to its console what was refused.
test.use({ expectedErrors: [/status of (404|409)/] })

const [english, tamil] = [wordsOf('en'), wordsOf('ta')]

let signedIn: Promise<SupabaseClient> | undefined
const admin = (baseURL = '') => {
  signedIn ??= administrator(baseURL)
  return signedIn
}

interface Cast {
  readonly sellerName: string
  readonly seller: ApiSeller
  readonly reporters: readonly [ApiSeller, ApiSeller]
}

async function cast(request: APIRequestContext): Promise<Cast> {
  const sellerName = newName('Manohar')
  const seller = await registerNamed(request, sellerName)
  const reporters = [
    await registerNamed(request, newName('Usha')),
    await registerNamed(request, newName('Murugan'), { language: 'ta' }),
  ] as const
  return { sellerName, seller, reporters }
}

const pathOf = (listingId: string) => `/reports/${listingId}/show`
const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').last().getByRole('row')

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('the queue has a row a listing, the gravest first, and is narrowed, sorted and written as CSV', async ({
  page,
  request,
  baseURL,
}) => {
  const { sellerName, seller, reporters } = await cast(request)
  const old = await insertGoat(seller.id, 'active', { price: 7001 })
  const fraud = await insertGoat(seller.id, 'active', { price: 7002 })
  await insertReport(old, reporters[0], 'sold', { hoursAgo: 30 })
  await insertReport(fraud, reporters[0], 'asked-for-money')
  await insertReport(fraud, reporters[1], 'misleading')

  await openConsole(page, await admin(baseURL), '/reports')
  await page.getByPlaceholder('Title, breed, seller or id').fill(sellerName)
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(sellerName.split(' ').at(-1) ?? '')))
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(0)).toContainText(/Severity 7.*2 people.*Asked for money first.*Not as described/)
  await expect(rows(page).nth(0)).toContainText(/Acknowledgement due in 23 hours.*Decision due in 6 days/)
  await expect(rows(page).nth(1)).toContainText(/Severity 1.*1 person.*Sold already/)
  await expect(rows(page).nth(1)).toContainText('Acknowledgement due 6 hours ago · late')

  const csv = await fileOf(page.getByRole('button', { name: 'Export' }))
  expect(csv).toContain('Listing id,Listing,Category,Status,Seller,Severity')
  expect(csv).toMatch(new RegExp(`${fraud},.*,${sellerName},7,2,2,"Asked for money first, Not as described"`))

  await page.getByRole('button', { name: /^Sort by deadlines/ }).click()
  await expect(rows(page).nth(0)).toContainText('Sold already')
  await choose(page, 'Deadlines', 'Not acknowledged after 24 hours')
  await expect(rows(page)).toHaveCount(1)
  await choose(page, 'Reason', 'Asked for money first')
  await expect(page.getByText('No reported listing matches these filters. Remove one.')).toBeVisible()
  expect(await graveViolations(page)).toEqual([])
})

test('the queue is paged', async ({ page, request, baseURL }) => {
  const { sellerName, seller, reporters } = await cast(request)
  for (let count = 0; count < 11; count++) {
    await insertReport(await insertGoat(seller.id, 'active'), reporters[0], 'other', { hoursAgo: count })
  }
  const query = new URLSearchParams({ filter: JSON.stringify({ q: sellerName }), perPage: '10', page: '1' })
  await openConsole(page, await admin(baseURL), `/reports?${query}&sort=oldest&order=ASC`)
  await expect(page.getByText('1-10 of 11')).toBeVisible()
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(page.getByText('11-11 of 11')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
})

test('a listing is removed and its reports closed in one step, and it is restored', async ({
  page,
  request,
  baseURL,
}) => {
  const { sellerName, seller, reporters } = await cast(request)
  const listing = await insertGoat(seller.id, 'active')
  await insertReport(listing, reporters[0], 'asked-for-money', { details: 'He wanted 500 rupees by UPI' })
  await insertReport(listing, reporters[1], 'not-the-seller')
  await openConsole(page, await admin(baseURL), pathOf(listing))
  await expect(page.getByRole('heading', { level: 1, name: 'Reported listing' })).toBeVisible()
  await expect(page.getByText('He wanted 500 rupees by UPI')).toBeVisible()
  await expect(page.getByRole('link', { name: `Seller: ${sellerName}` })).toBeVisible()
  expect(await graveViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Remove the listing' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the listing and close its reports?' })
  await dialog.getByRole('button', { name: 'Remove the listing' }).click()
  await expect(dialog.getByText('Choose a reason: the seller will see it.')).toBeVisible()
  expect(await graveViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('radio', { name: 'Fraud' }).check()
  await dialog.getByRole('combobox', { name: 'Ready answer' }).click()
  await page.getByRole('option', { name: english('readyTexts:reporter.removed') }).click()
  await dialog
    .getByRole('textbox', { name: 'Note to the people who reported (optional)' })
    .fill('Thank you for telling us')
  await dialog.getByRole('button', { name: 'Remove the listing' }).click()
  await expectSaid(page, 'Listing removed, 2 reports closed')
  await expect(page.getByText('Removed', { exact: true })).toBeVisible()
  await expect(page.getByText('Thank you for telling us')).toHaveCount(2)
  await expect(page.getByText(english('readyTexts:reporter.removed'))).toHaveCount(1)
  await expect(page.getByText(tamil('readyTexts:reporter.removed'))).toHaveCount(1)
  await expect(page.getByText('Upheld', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Restore the listing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore the listing' }).click()
  await expectSaid(page, 'Listing restored, 0 reports closed')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
})

test('reports are acknowledged, and dismissed and upheld with a note while the listing stays', async ({
  page,
  request,
  baseURL,
}) => {
  const { seller, reporters } = await cast(request)
  const listing = await insertGoat(seller.id, 'active')
  await insertReport(listing, reporters[0], 'sold', { hoursAgo: 1 })
  await insertReport(listing, reporters[1], 'wrong-photographs')
  await openConsole(page, await admin(baseURL), pathOf(listing))
  await page.getByRole('button', { name: 'Acknowledge' }).click()
  await expectSaid(page, '2 reports acknowledged')
  await expect(page.getByText('Acknowledged', { exact: true })).toBeVisible()

  await page
    .getByRole('listitem')
    .filter({ hasText: 'Sold already' })
    .getByRole('button', { name: 'Dismiss this one' })
    .click()
  await page.getByRole('dialog').getByRole('textbox').fill('It is still there')
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expectSaid(page, '1 report closed')
  await expect(page.getByRole('listitem').filter({ hasText: 'Sold already' })).toContainText(
    /Dismissed.*It is still there/,
  )

  await page.getByRole('button', { name: 'Uphold, leave the listing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Uphold, leave the listing' }).click()
  await expectSaid(page, '1 report closed')
  await expect(page.getByText(/^Settled on /)).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
})

test('whoever comes second is told that the reports are settled, or that the listing has moved', async ({
  page,
  request,
  baseURL,
}) => {
  const { seller, reporters } = await cast(request)
  const client = await admin(baseURL)
  const [settled, sold] = [await insertGoat(seller.id, 'active'), await insertGoat(seller.id, 'active')]
  await insertReport(settled, reporters[0], 'other')
  await insertReport(sold, reporters[0], 'other')

  await openConsole(page, client, pathOf(settled))
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await client.rpc('settle_reports', { listing_id: settled, outcome: 'upheld' }).throwOnError()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expectSaid(page, 'Already decided: Upheld, by ')
  await expect(page.getByText('Upheld', { exact: true })).toBeVisible()

  await page.goto(`/admin${pathOf(sold)}`)
  await page.getByRole('button', { name: 'Remove the listing' }).click()
  await client.rpc('remove_listing', { listing_id: sold, reason: 'other' }).throwOnError()
  await page.getByRole('dialog').getByRole('radio', { name: 'Fraud' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the listing' }).click()
  await expectSaid(page, 'Already decided: Removed, by you.')
  await expect(page.getByText('Open', { exact: true })).toBeVisible()
})

test('reports of a listing that is not there say so', async ({ page, baseURL }) => {
  await openConsole(page, await admin(baseURL), pathOf('00000000-0000-4000-8000-000000000000'))
  await expect(page.getByText('There is no such listing. It may have been deleted.')).toBeVisible()
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('reported listings are cards, and are settled', async ({ page, request, baseURL }) => {
    const { sellerName, seller, reporters } = await cast(request)
    const listing = await insertGoat(seller.id, 'active')
    await insertReport(listing, reporters[0], 'wrong-photographs', { hoursAgo: 250 })
    const query = new URLSearchParams({ filter: JSON.stringify({ q: sellerName }) })
    await openConsole(page, await admin(baseURL), `/reports?${query}`)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect(page.getByText(/^Decision due 3 days ago/)).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(await graveViolations(page)).toEqual([])
    await page.getByRole('link', { name: /Osmanabadi/ }).click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
    await expectSaid(page, '1 report closed')
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.goto(`/admin/reports?${query}`)
    await expect(page.getByText('No reported listing matches these filters. Remove one.')).toBeVisible()
  })
})
