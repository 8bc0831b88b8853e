import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { graveViolations, insertReport, newName, registerNamed } from '../support/console-people.ts'
import { insertGoat, insertRow, newGoat } from '../support/market-rows.ts'
import { expectReview, openReview, statusesOf, waitingGoats } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'
import { registerByApi } from '../support/seller-api.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the last decisions are taken back one after the other, after the end of the queue too', async ({
  page,
  request,
  baseURL,
}) => {
  const { seller, ids } = await waitingGoats(request, 3)
  const { client } = await colleagueOf(admin, request, baseURL)
  await openReview(page, client, seller.id)
  await page.keyboard.press('a')
  await expectReview(page, '₹5,001')
  await page.keyboard.press('r')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expectReview(page, '₹5,002')
  await page.keyboard.press('a')
  await expectSaid(page, 'Nothing else is waiting.')
  // The list as it was narrowed. Before it is there, the way back would lead to the listing that waits again.
  await expect(page).toHaveURL(new RegExp(`/admin/listings\\?.*${seller.id}`))
  expect(await statusesOf(admin, ids)).toEqual(['active', 'rejected', 'active'])

  await page.keyboard.press('u')
  await expectSaid(page, 'Decision undone')
  expect(await statusesOf(admin, ids)).toEqual(['active', 'rejected', 'pending'])
  await button(page, 'Your last decisions').click()
  const list = page.getByRole('dialog', { name: 'Your last decisions' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  expect(await graveViolations(page, 'the last decisions')).toEqual([])
  const live = list.getByRole('listitem').filter({ hasText: 'Live' })
  await live.getByRole('button', { name: 'Undo: Osmanabadi – Goat' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect(await statusesOf(admin, ids)).toEqual(['pending', 'rejected', 'pending'])
  await list.getByText('Close', { exact: true }).click()
  await expect(list).toBeHidden()
  await expectSaid(page, 'Decision undone')
  await page.keyboard.press('u')
  // The message of before has moved from the dialog to the page meanwhile: what tells is the list.
  await expect(page.getByRole('checkbox', { name: 'Select Osmanabadi – Goat' })).toHaveCount(3)
  expect(await statusesOf(admin, ids)).toEqual(['pending', 'pending', 'pending'])
  await page.keyboard.press('u')
  await expectSaid(page, 'There is no decision to undo.')
})

test('the end of the queue is said with the way back from the last decision', async ({ page, request, baseURL }) => {
  const { seller, ids } = await waitingGoats(request, 1)
  const { client } = await colleagueOf(admin, request, baseURL)
  await openReview(page, client, seller.id)
  await page.keyboard.press('a')
  const toast = page.getByRole('alert').filter({ hasText: 'Nothing else is waiting.' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expectSaid(page, 'Decision undone')
  expect(await statusesOf(admin, ids)).toEqual(['pending'])
})

test('what was removed from a report is taken back, and its reports open again', async ({ page, request, baseURL }) => {
  const seller = await registerByApi(request)
  const reporter = await registerNamed(request, newName('Usha'))
  const id = await insertGoat(seller.id, 'active')
  await insertReport(id, reporter, 'asked-for-money')
  const { client } = await colleagueOf(admin, request, baseURL)
  await openConsole(page, client, `/reports/${id}/show`)
  await button(page, 'Remove the listing').click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Fraud' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the listing' }).click()
  await expectSaid(page, 'Listing removed, 1 report closed')
  await expect(button(page, 'Dismiss')).toBeHidden()
  expect(await statusesOf(admin, [id])).toEqual(['removed'])
  await page.keyboard.press('u')
  await expectSaid(page, 'Decision undone')
  await expect(button(page, 'Dismiss')).toBeVisible()
  expect(await statusesOf(admin, [id])).toEqual(['active'])
  const { data } = await admin.from('reports').select('status').eq('listing_id', id).throwOnError()
  expect(data).toEqual([{ status: 'open' }])
})

test('reports that were dismissed are among the last decisions, and open again from there', async ({
  page,
  request,
  baseURL,
}) => {
  const { seller, ids } = await waitingGoats(request, 1)
  const { client } = await colleagueOf(admin, request, baseURL)
  const reported = await insertGoat(seller.id, 'active')
  await insertReport(reported, await registerNamed(request, newName('Usha')), 'misleading')
  await openConsole(page, client, `/reports/${reported}/show`)
  await button(page, 'Dismiss').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expectSaid(page, '1 report closed')
  await openReview(page, client, seller.id)
  await page.keyboard.press('a')
  // The list as it was narrowed: the page of the review goes, and what was opened on it.
  await expect(page.getByText('No listing matches these filters.')).toBeVisible()
  await button(page, 'Your last decisions').click()
  const list = page.getByRole('dialog', { name: 'Your last decisions' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  const dismissed = list.getByRole('listitem').filter({ hasText: 'Dismissed' })
  await expect(dismissed).toContainText('1 report')
  await dismissed.getByRole('button', { name: 'Open again: Osmanabadi – Goat' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByText('Close', { exact: true }).click()
  await expectSaid(page, '1 report is open again')
  const { data } = await admin.from('reports').select('status').eq('listing_id', reported).throwOnError()
  expect(data).toEqual([{ status: 'open' }])
  expect(await statusesOf(admin, ids)).toEqual(['active'])
})

test('a change that takes its listing’s place is said to stay', async ({ page, request, baseURL }) => {
  const seller = await registerByApi(request)
  const { client } = await colleagueOf(admin, request, baseURL)
  const listing = await insertGoat(seller.id, 'active')
  await insertRow('listings', newGoat(seller.id, 'pending', { id: randomUUID(), revises: listing, price: 5000 }))
  await openReview(page, client, seller.id)
  await page.keyboard.press('a')
  await expectSaid(page, 'Change approved. It is live, and cannot be undone.')
  await expectSaid(page, 'Nothing else is waiting.')
  await page.keyboard.press('u')
  await expectSaid(page, 'A change that is live cannot be undone.')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the last decisions are undone by thumb, and nothing is wider than the screen', async ({
    page,
    request,
    baseURL,
  }) => {
    const { ids } = await waitingGoats(request, 1)
    const { client } = await colleagueOf(admin, request, baseURL)
    await client.rpc('approve_listing', { listing_id: ids[0] }).throwOnError()
    await openConsole(page, client, `/listings/${ids[0]}/show`)
    await button(page, 'Your last decisions').click()
    const list = page.getByRole('dialog', { name: 'Your last decisions' })
    await list.getByRole('button', { name: 'Undo: Osmanabadi – Goat' }).click()
    await expect(list.getByText('You have not decided anything in the last ten minutes.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await list.getByText('Close', { exact: true }).click()
    await expect(button(page, 'Approve')).toBeEnabled()
    expect(await statusesOf(admin, ids)).toEqual(['pending'])
  })
})

test('as many of a seller’s listings are rejected at once as the button says, also where it is many', async ({
  page,
  request,
}) => {
  const { seller, ids } = await waitingGoats(request, 52)
  await openReview(page, admin, seller.id)
  const related = page.getByRole('region', { name: 'Related listings' })
  await related.getByRole('button', { name: 'Also waiting from this seller: 51' }).click()
  await expect(related.getByRole('listitem')).toHaveCount(51)
  await related.getByRole('button', { name: 'Reject all 52 of this seller' }).click()
  await expect(page.getByRole('dialog', { name: 'Reject 52 listings?' })).toBeVisible()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  // One is rejected after the other, and each in its own time.
  const countRejected = async () => (await statusesOf(admin, ids)).filter((status) => status === 'rejected').length
  for (const least of ids.keys()) await expect.poll(countRejected).toBeGreaterThan(least)
  await expectSaid(page, 'Nothing else is waiting.')
})

test('all that waits of a seller is rejected from the screen of one of them, and taken back', async ({
  page,
  request,
  baseURL,
}) => {
  const { seller, ids } = await waitingGoats(request, 3)
  const { client } = await colleagueOf(admin, request, baseURL)
  await openReview(page, client, seller.id)
  const related = page.getByRole('region', { name: 'Related listings' })
  await related.getByRole('button', { name: 'Also waiting from this seller: 2' }).click()
  await expect(related.getByRole('listitem')).toHaveText([/₹5,001/, /₹5,002/].reverse())
  await expect(page.getByRole('region', { name: 'The seller' })).toContainText(/\+91 \d{5} \d{5}/)
  await related.getByRole('button', { name: 'Reject all 3 of this seller' }).click()
  await expect(page.getByRole('dialog', { name: 'Reject 3 listings?' })).toBeVisible()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Nothing else is waiting.')
  expect(await statusesOf(admin, ids)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(page).toHaveURL(new RegExp(`/admin/listings\\?.*${seller.id}`))
  await page.keyboard.press('u')
  await expectSaid(page, '3 decisions undone')
  expect(await statusesOf(admin, ids)).toEqual(['pending', 'pending', 'pending'])
})
