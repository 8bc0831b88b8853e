import type { APIRequestContext, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { graveViolations, insertReport, newName, registerNamed } from '../support/console-people.ts'
import { insertGoat } from '../support/market-rows.ts'
import { statusesOf } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'
import { registerByApi } from '../support/seller-api.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

/** Reported goats of a new seller, each told from the others by its price: the first was reported last. */
async function reportedGoats(request: APIRequestContext, count: number) {
  const name = newName('Bhaskar')
  const seller = await registerNamed(request, name)
  const reporter = await registerByApi(request)
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) {
    const id = await insertGoat(seller.id, 'active', { price: 5000 + index })
    await insertReport(id, reporter, 'other', { hoursAgo: index + 1 })
    ids.push(id)
  }
  const query = new URLSearchParams({ filter: JSON.stringify({ q: name }), sort: 'oldest', order: 'DESC', page: '1' })
  return { ids, list: `/reports?${query}` }
}

const position = (page: Page) => page.getByRole('navigation', { name: 'Go through the list' }).getByRole('status')

/** Waits until a reported listing is on the screen, and has been for so long that it can be settled. */
async function expectReported(page: Page, price: string): Promise<void> {
  await expect(page.getByRole('main')).toContainText(price)
  await expect(page.getByRole('button', { name: 'Dismiss', exact: true })).toBeEnabled()
}

async function openReports(ids: readonly string[]): Promise<string[]> {
  const { data } = await admin.from('reports').select('listing_id').in('listing_id', ids).eq('status', 'open')
  return (data ?? []).map(({ listing_id }) => listing_id).sort()
}

test('reports are worked through by keys, one after the other, and taken back', async ({ page, request, baseURL }) => {
  const { ids, list } = await reportedGoats(request, 3)
  // The key takes back the last decision of whoever presses it, wherever that was made.
  await openConsole(page, (await colleagueOf(admin, request, baseURL)).client, list)
  await page
    .getByRole('link', { name: /^Osmanabadi/ })
    .first()
    .click()
  await expectReported(page, '₹5,000')
  await expect(position(page)).toHaveText('1 of 3')
  await page.keyboard.press('j')
  await expectReported(page, '₹5,001')
  await page.keyboard.press('k')
  await expectReported(page, '₹5,000')

  await page.keyboard.press('d')
  await page.getByRole('dialog', { name: 'Dismiss the report?' }).getByRole('button', { name: 'Dismiss' }).click()
  await expectSaid(page, '1 report closed')
  await expectReported(page, '₹5,001')
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Listing removed, 1 report closed')
  await expectReported(page, '₹5,002')
  await page.keyboard.press('u')
  await expectSaid(page, 'Decision undone')
  await expectReported(page, '₹5,001')
  await page.keyboard.press('h')
  await page.getByRole('dialog').getByRole('button', { name: 'Uphold, leave the listing' }).click()
  await expectReported(page, '₹5,002')
  await page.keyboard.press('u')
  await expectSaid(page, '1 report is open again')
  await expectReported(page, '₹5,001')
  expect(await openReports(ids)).toEqual(ids.slice(1).sort())
  expect(await statusesOf(admin, ids)).toEqual(['active', 'active', 'active'])

  await page.goto(`/admin/reports/${ids[0]}/show`)
  await page.getByRole('button', { name: 'Open again' }).click()
  await expectSaid(page, '1 report is open again')
  await expectReported(page, '₹5,000')
  expect(await openReports(ids)).toEqual([...ids].sort())
})

for (const width of [360, 1280]) {
  test(`the reports of several listings are settled at once at ${width} pixels, and opened again`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 860 })
    const { ids, list } = await reportedGoats(request, 3)
    await openConsole(page, admin, list)
    const boxes = page.getByRole('checkbox', { name: /^Select Osmanabadi/ })
    for (const index of [0, 1]) await boxes.nth(index).check()
    const bar = page.getByRole('region', { name: 'Selected listings' })
    await bar.getByRole('button', { name: 'Dismiss (2)' }).click()
    expect(await graveViolations(page, 'dialog')).toEqual([])
    await page.getByRole('dialog', { name: 'Dismiss the reports?' }).getByRole('button', { name: 'Dismiss' }).click()
    const toast = page.getByRole('alert').filter({ hasText: '2 reports closed' })
    // What is pointed at stays.
    await toast.hover()
    await expect(bar).toBeHidden()
    await expect(boxes).toHaveCount(1)
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expectSaid(page, '2 reports are open again')
    await expect(boxes).toHaveCount(3)
    expect(await openReports(ids)).toEqual([...ids].sort())
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}

test('what is ticked on another page of the queue is neither counted nor settled, and stays ticked', async ({
  page,
  request,
}) => {
  const { ids, list } = await reportedGoats(request, 11)
  await openConsole(page, admin, `${list}&perPage=10`)
  const boxes = page.getByRole('checkbox', { name: /^Select Osmanabadi/ })
  const bar = page.getByRole('region', { name: 'Selected listings' })
  for (const index of [0, 1]) await boxes.nth(index).check()
  await expect(bar).toContainText('2 items selected')
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(boxes).toHaveCount(1)
  await expect(bar).toBeHidden()
  await boxes.check()
  await expect(bar).toContainText('1 item selected')
  await bar.getByRole('button', { name: 'Dismiss (1)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expectSaid(page, '1 report closed')
  await expect(boxes).toHaveCount(10)
  await expect(bar).toContainText('2 items selected')
  expect(await openReports(ids)).toHaveLength(10)
})

test('what somebody settled is not opened again by the next person who works on the device', async ({
  page,
  request,
  baseURL,
}) => {
  const { ids, list } = await reportedGoats(request, 1)
  const { client: meera } = await colleagueOf(admin, request, baseURL, { name: 'Meera Joshi' })
  const { client: usha } = await colleagueOf(admin, request, baseURL, { name: 'Usha Rao' })
  await openConsole(page, meera, list)
  await page.getByRole('checkbox', { name: /^Select Osmanabadi/ }).check()
  await page.getByRole('button', { name: 'Dismiss (1)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expectSaid(page, '1 report closed')
  await openConsole(page, usha, list)
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible()
  await page.keyboard.press('u')
  await expectSaid(page, 'There is no decision to undo.')
  expect(await openReports(ids)).toEqual([])
})

test.describe('refused settlements', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('whoever settles several at once is told who was quicker', async ({ page, request, baseURL }) => {
    const { ids, list } = await reportedGoats(request, 2)
    const { client: mine } = await colleagueOf(admin, request, baseURL, { name: 'Sunita Patil' })
    const { client: theirs } = await colleagueOf(admin, request, baseURL, { name: 'Farida Khan' })
    await openConsole(page, mine, list)
    const boxes = page.getByRole('checkbox', { name: /^Select Osmanabadi/ })
    for (const index of [0, 1]) await boxes.nth(index).check()
    await page.getByRole('button', { name: 'Dismiss (2)' }).click()
    await theirs.rpc('settle_reports', { listing_id: ids[0] as string, outcome: 'upheld' }).throwOnError()
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
    await expectSaid(page, 'Already decided: Upheld, by Farida Khan.')
    expect(await openReports(ids)).toEqual([])
  })
})
