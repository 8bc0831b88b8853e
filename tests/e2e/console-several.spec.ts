import { OPEN_REVIEWS_MS } from '@maveshi/shared/limits'
import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { hold } from '../support/intercept.ts'
import { expectReview, listOf, openReview, statusesOf, waitingGoats } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

/** Waits until one of some listings is on the screen and can be decided, and gives which. */
async function shownOf(page: Page, ids: readonly string[]): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/listings/(${ids.join('|')})/show`))
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
  return ids.find((id) => page.url().includes(id)) as string
}

test('what is known later, and a colleague who comes, move no button of a decision', async ({
  page,
  request,
  baseURL,
}) => {
  const { ids } = await waitingGoats(request, 1)
  const { client: mine } = await colleagueOf(admin, request, baseURL, { name: 'Sunita Patil' })
  const { client: theirs } = await colleagueOf(admin, request, baseURL, { name: 'Farida Khan' })
  await page.clock.install()
  const letBeKnown = await hold(page, '**/rest/v1/rpc/waiting_counts')
  await openConsole(page, mine, `/listings/${ids[0]}/show`)
  await expectReview(page, '₹5,000')
  const top = async () => (await page.getByRole('button', { name: 'Approve' }).boundingBox())?.y
  const before = await top()
  letBeKnown()
  await expect(page.getByText(/^Oldest: /)).toBeVisible()
  expect(await top()).toBe(before)

  await theirs.rpc('open_review', { listing_id: ids[0] as string }).throwOnError()
  await page.clock.fastForward(OPEN_REVIEWS_MS)
  await expect(page.getByText('Farida Khan is looking at this')).toBeVisible()
  expect(await top()).toBe(before)
})

test.describe('refused decisions', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('whoever decides several at once is told how many were decided by whom before', async ({
    page,
    request,
    baseURL,
  }) => {
    const { seller, ids } = await waitingGoats(request, 4)
    const { client: mine } = await colleagueOf(admin, request, baseURL, { name: 'Sunita Patil' })
    const { client: theirs } = await colleagueOf(admin, request, baseURL, { name: 'Farida Khan' })
    await openConsole(page, mine, listOf({ seller_id: seller.id, status: 'pending' }))
    const boxes = page.getByRole('checkbox', { name: /^Select Osmanabadi/ })
    await expect(boxes).toHaveCount(4)
    const approve = (listing_id: string) => theirs.rpc('approve_listing', { listing_id, revises: null }).throwOnError()
    for (const index of [0, 1]) await boxes.nth(index).check()
    for (const id of ids.slice(0, 2)) await approve(id)
    await page.getByRole('button', { name: 'Reject (2)' }).click()
    await expect(page.getByRole('dialog', { name: 'Reject 2 listings?' })).toBeVisible()
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expectSaid(
      page,
      '0 done, 2 failed. The failed ones may have been decided already. Already decided: Live, by Farida Khan.',
    )
    expect(await statusesOf(admin, ids)).toEqual(['active', 'active', 'pending', 'pending'])
  })
})

test('two who review one queue see each other by name without reloading, and are given one listing each', async ({
  page: meera,
  browser,
  request,
  baseURL,
}) => {
  const { seller, ids } = await waitingGoats(request, 6)
  const { client: meeraClient } = await colleagueOf(admin, request, baseURL, { name: 'Meera Joshi' })
  const { client: ushaClient } = await colleagueOf(admin, request, baseURL, { name: 'Usha Rao' })
  await using other = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-IN', reducedMotion: 'reduce' })
  const usha = await other.newPage()
  await usha.clock.install()
  await openConsole(usha, ushaClient, listOf({ seller_id: seller.id, status: 'pending' }))
  const rows = usha.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('₹5,000')
  await openReview(meera, meeraClient, seller.id)
  await usha.clock.fastForward(OPEN_REVIEWS_MS)
  await expect(rows.nth(1)).toContainText('Meera Joshi is looking at this')

  // Whoever wants to may open it all the same. The next is theirs alone.
  await rows.nth(1).getByRole('link').click()
  await expect(usha.getByRole('navigation', { name: 'Go through the list' }).getByRole('status')).toHaveText('1 of 6')
  await expectReview(usha, '₹5,000')
  await expect(usha.getByRole('status').filter({ hasText: 'Meera Joshi is looking at this' })).toBeVisible()
  await usha.keyboard.press('j')
  await expectReview(usha, '₹5,001')
  await meera.keyboard.press('a')
  await expectReview(meera, '₹5,002')
  await usha.keyboard.press('a')
  await expectReview(usha, '₹5,003')

  const last = ids.slice(4)
  await Promise.all([meera.keyboard.press('a'), usha.keyboard.press('a')])
  const given = [await shownOf(meera, last), await shownOf(usha, last)]
  expect([...given].sort()).toEqual([...last].sort())
  await meera.keyboard.press('a')
  await expectSaid(meera, 'What is left is being looked at by colleagues.')
  await expect(meera.getByRole('table').getByRole('row').nth(1)).toContainText('Usha Rao is looking at this')
  await usha.keyboard.press('a')
  await expectSaid(usha, 'Nothing else is waiting.')
  expect(new Set(await statusesOf(admin, ids))).toEqual(new Set(['active']))
})
