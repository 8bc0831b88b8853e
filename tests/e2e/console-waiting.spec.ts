import { isDeepStrictEqual } from 'node:util'
import { WAITING_COUNTS_MS } from '@maveshi/shared/limits'
import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator } from '../support/console.ts'
import { insertGoat } from '../support/market-rows.ts'
import { expectReview, openReview, waitingGoats } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

type Counts = Readonly<Record<'listings' | 'reports', { readonly count: number }>>

/** Every answer to how much waits, as it comes. */
function answersOf(page: Page): readonly Counts[] {
  const answers: Counts[] = []
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/rpc/waiting_counts') || !answer.ok()) return
    const counts = await answer.json().catch(() => undefined)
    if (counts) answers.push(counts)
  })
  return answers
}

/** What the sidebar and the tab say. */
async function shown(page: Page) {
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Sections of the console' }).getByRole('link', { name })
  const described = (name: string) =>
    entry(name).evaluate((link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent)
  return [await described('Listings'), await described('Reports'), (await page.title()).split(' ')[0]]
}

const said = ({ listings, reports }: Counts) => [
  `To do: ${listings.count}`,
  reports.count ? `To do: ${reports.count}` : undefined,
  `(${listings.count + reports.count})`,
]

/** Waits for an answer after those that were there, and until the last of them is shown: other tests decide meanwhile. */
async function expectNewer(page: Page, answers: readonly Counts[], known: number): Promise<void> {
  await expect.poll(() => answers.length).toBeGreaterThan(known)
  await expect.poll(async () => isDeepStrictEqual(await shown(page), said(answers.at(-1) as Counts))).toBe(true)
}

test('how much waits stands in the sidebar and the tab, and is true again after a while and after a decision', async ({
  page,
  request,
}) => {
  await page.clock.install()
  const answers = answersOf(page)
  const { seller } = await waitingGoats(request, 2)
  await openReview(page, admin, seller.id)
  await expectNewer(page, answers, 0)
  await waitingGoats(request, 1)
  const beforeAWhile = answers.length
  await page.clock.fastForward(WAITING_COUNTS_MS)
  await expectNewer(page, answers, beforeAWhile)
  const beforeDecision = answers.length
  await page.keyboard.press('a')
  await expectSaid(page, 'Listing approved')
  await expectNewer(page, answers, beforeDecision)
})

const rowsOf = (page: Page) => page.getByRole('table').getByRole('row')

/** Has a list in another order than the one it is in. */
async function chooseOrder(page: Page, now: string, wanted: string): Promise<void> {
  await page.getByRole('button', { name: now }).click()
  await page.getByRole('menuitemradio', { name: wanted }).click()
}

/** Opens the list of a seller's waiting listings by the review of one of them, the newest first. */
async function openList(page: Page, sellerId: string): Promise<void> {
  await openReview(page, admin, sellerId)
  await page.getByRole('link', { name: 'All listings', exact: true }).click()
  await expect(rowsOf(page).nth(1)).toContainText('₹5,000')
}

test('the riskiest are reviewed first where that was chosen, which the browser remembers', async ({
  page,
  request,
}) => {
  const { seller } = await waitingGoats(request, 2)
  const submitted_at = new Date(Date.now() - 3_600_000).toISOString()
  await insertGoat(seller.id, 'pending', { price: 5002, title: 'Pay to goats@okaxis', submitted_at })
  await openList(page, seller.id)
  const rows = rowsOf(page)
  await chooseOrder(page, 'Newest first', 'Riskiest first')
  await expect(rows.nth(1)).toContainText('₹5,002')
  await expect(page.getByRole('button', { name: 'Riskiest first' })).toBeVisible()
  await page
    .getByRole('link', { name: /Osmanabadi|Pay to/ })
    .first()
    .click()
  await expect(page.getByRole('navigation', { name: 'Go through the list' }).getByRole('status')).toHaveText('1 of 3')
  await expectReview(page, '₹5,002')
  await page.keyboard.press('j')
  await expectReview(page, '₹5,001')

  await page.goto('/admin/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /listings? (is|are) waiting/ })
    .click()
  await chooseOrder(page, 'Riskiest first', 'Newest first')
  await expect(page.getByRole('button', { name: 'Newest first' })).toBeVisible()
})

test('the one that has waited longest comes first where that was chosen, also when the list is opened anew', async ({
  page,
  request,
}) => {
  const { seller } = await waitingGoats(request, 2)
  await openList(page, seller.id)
  const rows = rowsOf(page)
  await chooseOrder(page, 'Newest first', 'Oldest first')
  await expect(rows.nth(1)).toContainText('₹5,001')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Oldest first' })).toBeVisible()
  await expect(rows.nth(1)).toContainText('₹5,001')
})
