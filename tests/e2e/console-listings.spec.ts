import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { alone } from '../support/alone.ts'
import { violations as everyViolation } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { fileOf } from '../support/downloads.ts'
import { intercept } from '../support/intercept.ts'
import { deleteRows, insertGoat, updateRows } from '../support/market-rows.ts'
import { expectReview, listOf, statusesOf, waitingGoats } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'
import { addPhoto, newNumber, registerByApi } from '../support/seller-api.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

/** What axe calls serious or critical. */
const violations = async (page: Page, state?: string) =>
  (await everyViolation(page, state)).filter((text) => /^(serious|critical) /m.test(text))

const position = (page: Page) => page.getByRole('navigation', { name: 'Go through the list' }).getByRole('status')
const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: 'Select Osmanabadi – Goat' }) })

async function tick(rowsToTick: Locator, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await rowsToTick.nth(index).getByRole('checkbox').check()
}

async function addFilter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menu').getByText(name, { exact: true }).click()
}

test('a queue that is longer than a page of the list is emptied with the keyboard only', async ({ page, request }) => {
  const { seller, ids } = await waitingGoats(request, 12)
  await openConsole(page, admin, `${listOf({ seller_id: seller.id, status: 'pending' })}&perPage=10`)
  await page.getByRole('link', { name: 'Osmanabadi – Goat' }).first().focus()
  await page.keyboard.press('Enter')
  for (let left = 12; left > 0; left -= 1) {
    await expect(position(page)).toHaveText(`1 of ${left}`)
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
    if (left % 6) await page.keyboard.press('a')
    else {
      await page.keyboard.press('r')
      await expect(page.getByRole('radio').first()).toBeFocused()
      await page.keyboard.press('2')
      await page.keyboard.press('Enter')
    }
  }
  await expectSaid(page, 'Nothing else is waiting.')
  const statuses = await statusesOf(admin, ids)
  expect(statuses.filter((status) => status === 'active')).toHaveLength(10)
  expect(statuses.filter((status) => status === 'rejected')).toHaveLength(2)
})

test('keys lead through the list and back, never while somebody is typing, and take a decision back', async ({
  page,
  request,
  baseURL,
}) => {
  // The key takes back the last decision of whoever presses it, wherever that was made.
  const { client } = await colleagueOf(admin, request, baseURL)
  const { seller, ids } = await waitingGoats(request, 3, { description: 'Send the advance to asha@okaxis' })
  await openConsole(page, client, listOf({ seller_id: seller.id, status: 'pending' }))
  await page.getByRole('link', { name: 'Osmanabadi – Goat' }).first().click()
  await expect(position(page)).toHaveText('1 of 3')
  const why = 'There is a UPI id or an e-mail address in the text'
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.getByTitle(why)).toHaveText('asha@okaxis')
  await expect(page.getByText('It has no photograph.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The seller' }).getByText('Waiting: 3')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.keyboard.press('j')
  await expect(position(page)).toHaveText('2 of 3')
  await page.keyboard.press('k')
  await expect(position(page)).toHaveText('1 of 3')
  await expectReview(page, '₹5,000')

  await page.keyboard.press('r')
  await page.keyboard.press('7')
  await page.getByLabel('Note to the seller (optional)').fill('')
  await page.keyboard.type('a jar of ghee, r u sure 2')
  await expect(page.getByRole('radio', { name: 'It looks like fraud' })).toBeChecked()
  expect(await violations(page, 'the reasons')).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(position(page)).toHaveText('1 of 2')
  const [first = ''] = ids
  const { data } = await admin.from('listings').select('status, rejection_note').eq('id', first).single()
  expect(data).toEqual({ status: 'rejected', rejection_note: 'a jar of ghee, r u sure 2' })

  await page.keyboard.press('u')
  await expect(page).toHaveURL(new RegExp(first))
  await expect(position(page)).toHaveText('1 of 3')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('A decision was undone')).toBeVisible()
  await expect(history.getByText('It looks like fraud')).toBeVisible()
  expect(await statusesOf(admin, ids)).toEqual(['pending', 'pending', 'pending'])
})

test('ticked listings are approved, removed with a reason, restored and saved as a file, and undone', async ({
  page,
  request,
}) => {
  const { seller, ids } = await waitingGoats(request, 3)
  await openConsole(page, admin, listOf({ seller_id: seller.id }))
  const bulk = page.getByRole('region', { name: 'Selected listings' })
  await expect(rows(page)).toHaveCount(3)
  await tick(rows(page), 3)

  const csv = await fileOf(bulk.getByRole('button', { name: 'Export' }))
  expect(csv.split('\r\n')).toHaveLength(4)
  for (const id of ids) expect(csv).toContain(id)

  await bulk.getByRole('button', { name: 'Approve (3)' }).click()
  // The way back stays for as long as somebody points at it.
  await page.getByRole('alert').filter({ hasText: '3 listings approved' }).hover()
  expect(await statusesOf(admin, ids)).toEqual(['active', 'active', 'active'])
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expectSaid(page, '3 decisions undone')
  expect(await statusesOf(admin, ids)).toEqual(['pending', 'pending', 'pending'])

  await tick(rows(page), 2)
  await bulk.getByRole('button', { name: 'Approve (2)' }).click()
  await expectSaid(page, '2 listings approved')
  await expect(rows(page).filter({ hasText: 'Live' })).toHaveCount(2)
  await tick(rows(page), 3)
  await expect(bulk.getByRole('button', { name: 'Approve (1)' })).toBeVisible()
  await bulk.getByRole('button', { name: 'Remove (2)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Choose a reason: the seller will see it.')).toBeVisible()
  await page.getByRole('radio', { name: 'It is fraud' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectSaid(page, '2 listings removed')
  await expect(rows(page).filter({ hasText: 'Removed' })).toHaveCount(2)
  await tick(rows(page).filter({ hasText: 'Removed' }), 2)
  await bulk.getByRole('button', { name: 'Restore (2)' }).click()
  await expectSaid(page, '2 listings restored')
  expect((await statusesOf(admin, ids)).sort()).toEqual(['active', 'active', 'pending'])
})

test('the list is narrowed, sorted and turned over, and a filter is kept on the device', async ({ page, request }) => {
  const { seller } = await waitingGoats(request, 12)
  await insertGoat(seller.id, 'active', { place_id: 'IN.07', price: 77_777, submitted_at: '2026-01-05T12:00:00Z' })
  await openConsole(page, admin, `${listOf({ seller_id: seller.id })}&perPage=10`)
  await expect(page.getByText('1-10 of 13')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Go to page 2' }).click()
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'Price' }).click()
  await expect(rows(page).first()).toContainText('₹5,000')
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(rows(page).first()).toContainText('₹77,777')

  await addFilter(page, 'Submitted until')
  await page.getByLabel('Submitted until').fill('2026-01-06')
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Submitted until').fill('2026-01-04')
  await expect(page.getByText('No listing matches these filters.')).toBeVisible()
  await page.getByLabel('Submitted until').fill('2026-01-05')
  await expect(rows(page)).toHaveCount(1)

  await addFilter(page, 'Save current query...')
  await page.getByLabel('Query name').fill('Old ones of Asha')
  await page.getByRole('button', { name: 'Save' }).click()
  await addFilter(page, 'Remove all filters')
  await expect(page.getByText('₹77,777')).toBeHidden()
  await page.reload()
  await addFilter(page, 'Old ones of Asha')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('₹77,777')
})

test('the list is narrowed by state, category, status and words, and saved as a file', async ({ page, request }) => {
  const { seller } = await waitingGoats(request, 2)
  const elsewhere = await insertGoat(seller.id, 'active', { place_id: 'IN.07', submitted_at: '2026-01-05T12:00:00Z' })
  await openConsole(page, admin, listOf({ seller_id: seller.id }))
  await expect(rows(page)).toHaveCount(3)
  await addFilter(page, 'State')
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: 'Delhi' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Waiting' }).click()
  await expect(page.getByText('No listing matches these filters.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Live' }).click()
  await page.getByPlaceholder('Title, breed or id').fill('osmanabadi')
  await expect(rows(page)).toHaveCount(1)
  const csv = await fileOf(page.getByRole('button', { name: 'Export' }))
  expect(csv.split('\r\n')).toHaveLength(2)
  expect(csv).toContain(elsewhere)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Sheep' }).click()
  await expect(page.getByText('No listing matches these filters.')).toBeVisible()
})

test('a listing is seen beside another one that is described in the same words', async ({ page, request }) => {
  const description = `Two litres of milk a day, eats what the field gives ${newNumber()}`
  const mine = await waitingGoats(request, 1, { description })
  const theirs = await waitingGoats(request, 1, { description, price: 9000 })
  await openConsole(page, admin, `/listings/${mine.ids[0]}/show`)
  await expect(page.getByText('A listing of somebody else has the same description.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare: Osmanabadi – Goat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  await expect(dialog.getByRole('region', { name: 'This listing' })).toContainText('₹5,000')
  const other = dialog.getByRole('region', { name: 'The other listing' })
  await expect(other).toContainText('₹9,000')
  await expect(other).toContainText(description)
  expect(await violations(page, 'dialog')).toEqual([])
  await other.getByRole('link', { name: 'Osmanabadi – Goat' }).click()
  await expect(page).toHaveURL(new RegExp(`${theirs.ids[0]}/show`))
  await expectReview(page, '₹9,000')
})

test('a listing is seen beside another one that shows the same photograph', async ({ page, request }) => {
  const colour = `#${randomUUID().slice(0, 6)}`
  const withPhoto = async (price: number) => {
    const seller = await registerByApi(request, { phone: newNumber() })
    const id = await insertGoat(seller.id, 'draft', { price })
    await addPhoto(request, seller, id, colour)
    const submitted_at = new Date().toISOString()
    await updateRows('listings', `id=eq.${id}`, { status: 'pending', subcategory: 'doe', submitted_at })
    return id
  }
  const [mine] = [await withPhoto(5000), await withPhoto(9000)]
  await openConsole(page, admin, `/listings/${mine}/show`)
  await expect(page.getByText('Another listing shows the same photograph.')).toBeVisible()
  await page.getByRole('button', { name: /^Compare: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  for (const [which, price] of [
    ['This listing', '₹5,000'],
    ['The other listing', '₹9,000'],
  ] as const) {
    const side = dialog.getByRole('region', { name: which })
    await expect(side).toContainText(price)
    await expect(side.getByRole('figure')).toContainText('In both listings')
  }
})

test('a price stands among those of its breed, and of its category where these are too few', async ({
  page,
  request,
  afterwards,
}) => {
  // A breed of nobody else's.
  const attributes = { breed: 'Teressa', age: 14, purpose: 'Meat' }
  const { id } = await registerByApi(request)
  afterwards(() => deleteRows('listings', `seller_id=eq.${id}`))
  await alone('breed', async () => {
    const { ids } = await waitingGoats(request, 1, { attributes })
    await openConsole(page, admin, `/listings/${ids[0]}/show`)
    const signals = page.getByRole('region', { name: 'What to check' })
    await expect(signals).toContainText('of this breed there are too few')
    await expect(signals).toContainText(/₹[\d,]+ – ₹[\d,]+/)
    for (const price of [4000, 5000, 6000, 7000, 8000]) await insertGoat(id, 'active', { attributes, price })
    await page.reload()
    await expect(signals).toContainText('The median price of 5 listings of this breed is ₹6,000.')
    await expect(signals).toContainText('₹4,400 – ₹7,600')
    await deleteRows('listings', `seller_id=eq.${id}`)
  })
})

test.describe('a seller is suspended from a listing of theirs', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('and a reason that did not arrive stays where it was written', async ({ page, request }) => {
    const { seller, ids } = await waitingGoats(request, 1)
    await insertGoat(seller.id, 'active')
    await openConsole(page, admin, `/listings/${ids[0]}/show`)
    const panel = page.getByRole('region', { name: 'The seller' })
    await expect(panel.getByText('Live: 1')).toBeVisible()
    // A colleague suspends them meanwhile.
    await intercept(page, '**/rest/v1/rpc/suspend_profile', async (route) => {
      await admin.rpc('suspend_profile', { profile: seller.id, reason: 'Reported by three' }).throwOnError()
      await route.abort()
    })
    await panel.getByRole('button', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog', { name: /^Suspend / })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sells what is not theirs')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expectSaid(page, 'No connection. Check your network and try again.')
    await expect(page.getByText('Live: 1')).toBeHidden()
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Sells what is not theirs')
    await page.unroute('**/rest/v1/rpc/suspend_profile')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expectSaid(page, 'User suspended')
    await expect(dialog).toBeHidden()
    await panel.getByRole('button', { name: 'Lift the suspension' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lift the suspension' }).click()
    await expectSaid(page, 'Suspension lifted')
    await expect(panel.getByText('Live: 1')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a listing is decided by thumb, and nothing is wider than the screen', async ({ page, request }) => {
    const { seller } = await waitingGoats(request, 2)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await openConsole(page, admin, listOf({ seller_id: seller.id, status: 'pending' }))
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(2)
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Osmanabadi – Goat' }).first().click()
    await expect(page.getByRole('region', { name: 'What to check' })).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(position(page)).toHaveText('1 of 1')
  })
})

test.describe('an administrator’s rights removed while the console is open', () => {
  test.use({ expectedErrors: [/status of 40[36]/] })

  test('refuse the next action, say so, and lead out', async ({ page, request, baseURL }) => {
    const { ids } = await waitingGoats(request, 1)
    const { id, client } = await colleagueOf(admin, request, baseURL)
    await openConsole(page, client, `/listings/${ids[0]}/show`)
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await admin.rpc('set_admin', { profile: id, is_admin: false }).throwOnError()
    // A key, which needs no button: what the screen still reads by itself may be refused, and lead out, before it.
    await page.keyboard.press('a')
    await expectSaid(page, 'You must be an administrator to view this page.')
    await expect(page).toHaveURL(`${baseURL}/`)
    expect(await statusesOf(admin, ids)).toEqual(['pending'])
    await page.goto('/admin/listings')
    await expect(page).toHaveURL(`${baseURL}/`)
  })
})
