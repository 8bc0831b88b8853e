import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { graveViolations, insertReport, registerNamed } from '../support/console-people.ts'
import { insertGoat } from '../support/market-rows.ts'
import { listOf, waitingGoats } from '../support/review.ts'
import { registerByApi } from '../support/seller-api.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

const title = (page: Page) => page.getByRole('link', { name: 'Osmanabadi – Goat' })
const LIST = /\/admin\/listings\?/
const REVIEW = /\/admin\/listings\/[^/]+\/show$/

/** Of an animal of another breed than those that have a name, the seller's own title is the one that is shown. */
const titled = (words: string) => ({
  title: words,
  attributes: { breed: 'Other', age: 14, purpose: 'Meat' },
  submitted_at: new Date().toISOString(),
})

/** What is wider than the page or than its own frame, as an element and how much is hidden. */
function tooWide(): string[] {
  const frames = [...document.querySelectorAll('html, main *')]
  return frames.flatMap((one) => {
    const isFrame = one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflowX)
    const hidden = one.scrollWidth - one.clientWidth
    return isFrame && hidden > 1 ? [`${one.tagName}.${one.className}: ${hidden} px`] : []
  })
}

test('a title and a name without a space widen no table and no page', async ({ page, request }) => {
  const name = `W${process.pid}${'W'.repeat(80)}`.slice(0, 80)
  const seller = await registerNamed(request, name)
  const id = await insertGoat(seller.id, 'pending', titled('W'.repeat(120)))
  await insertReport(id, await registerByApi(request), 'sold')
  const found = (resource: string) => `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ q: name }) })}`
  const title = 'W'.repeat(120)
  const screens = [
    [listOf({ seller_id: seller.id, status: 'pending' }), title],
    [`/listings/${id}/show`, title],
    [found('reports'), title],
    [`/reports/${id}/show`, title],
    [found('users'), name],
    [`/users/${seller.id}/show`, name],
  ] as const
  for (const [screen, words] of screens) {
    await openConsole(page, admin, screen)
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expect.poll(() => page.evaluate(tooWide), screen).toEqual([])
  }
})

test('a row is opened with one step, by its link and beside it, and one step leads back', async ({ page, request }) => {
  const { seller } = await waitingGoats(request, 1)
  await openConsole(page, admin, listOf({ seller_id: seller.id, status: 'pending' }))
  for (const place of [title(page), page.getByRole('cell', { name: '₹5,000' })]) {
    await place.click()
    await expect(page).toHaveURL(REVIEW)
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await page.goBack()
    await expect(page).toHaveURL(LIST)
    await expect(title(page)).toBeVisible()
  }
})

test('a row that is pressed with the key for another tab opens there, and this one stays', async ({
  page,
  request,
  browser,
}) => {
  const { seller, ids } = await waitingGoats(request, 1)
  await openConsole(page, admin, listOf({ seller_id: seller.id, status: 'pending' }))
  const review = `/admin/listings/${ids[0]}/show`
  // The browser itself is asked for its tabs: of one that a page opens, it may never tell the test that it is there.
  const session = await browser.newBrowserCDPSession()
  const others = async () => {
    const { targetInfos } = await session.send('Target.getTargets')
    return targetInfos.filter(({ type, url }) => type === 'page' && url.endsWith(review))
  }
  for (const place of [title(page), page.getByRole('cell', { name: '₹5,000' })]) {
    await place.click({ modifiers: ['ControlOrMeta'] })
    await expect.poll(async () => (await others()).length).toBe(1)
    for (const { targetId } of await others()) await session.send('Target.closeTarget', { targetId })
    await expect.poll(async () => (await others()).length).toBe(0)
    await expect(page).toHaveURL(LIST)
  }
  await page.goto(review)
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
})

test('each button of a row says which listing it is about', async ({ page, request }) => {
  const { seller } = await waitingGoats(request, 1)
  await insertGoat(seller.id, 'pending', titled('Black goat of the fair'))
  await openConsole(page, admin, listOf({ seller_id: seller.id, status: 'pending' }))
  const buttons = page.getByRole('row').getByRole('button', { name: /: / })
  await expect(buttons).toHaveText(['Approve', 'Reject', 'Approve', 'Reject'])
  await page.getByRole('button', { name: 'Reject: Black goat of the fair', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the keyboard comes past the menu, and past the filters to the first row', async ({ page, request }) => {
  const { seller } = await waitingGoats(request, 2)
  await openConsole(page, admin, listOf({ seller_id: seller.id, status: 'pending' }))
  await expect(title(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('button', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  expect(await graveViolations(page, 'the way past the menu')).toEqual([])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to the list' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page).first()).toBeFocused()
})
