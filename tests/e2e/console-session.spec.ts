import { ANSWER_TIMEOUT_MS, OPEN_REVIEWS_MS } from '@maveshi/shared/limits'
import type { APIRequestContext, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { openReview, statusesOf, waitingGoats } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'
import { endSessions } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

// Whoever has no session is refused what they ask, and what is asked anew.
test.use({ expectedErrors: [/status of 40[0135]|Refresh Token|refresh token|Invalid login/] })

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Your session has ended. Enter your password to continue.' })

/** Somebody reviews a seller's only goat, and their session is ended on the server. */
async function reviewWithoutSession(page: Page, request: APIRequestContext, baseURL = '') {
  const colleague = await colleagueOf(admin, request, baseURL)
  const { seller, ids } = await waitingGoats(request, 1)
  await page.clock.install()
  await openReview(page, colleague.client, seller.id)
  // What is read later would be refused, and ask for the password before anything is decided.
  for (const [region, words] of [
    ['What to check', 'It has no photograph.'],
    ['The seller', 'Waiting: 1'],
    ['History', 'by the operator'],
    ['Messages sent', 'Nothing has been sent yet.'],
    ['Messages sent', 'Choose a ready text'],
    ['Notes among colleagues', 'Nobody has written anything yet.'],
  ] as const)
    await expect(page.getByRole('region', { name: region })).toContainText(words)
  const { data } = await colleague.client.auth.getSession()
  const end = () => endSessions(request, data.session?.access_token ?? '')
  return { colleague, ids, end }
}

const note = (page: Page) => page.getByLabel('Note to the seller (optional)')

/** Begins a rejection, and sends it. */
async function reject(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /Reject/ })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Reject' }).click()
}

test('a session that ends in the middle of a rejection is taken up again in place, and the rejection goes on', async ({
  page,
  request,
  baseURL,
}) => {
  const { colleague, ids, end } = await reviewWithoutSession(page, request, baseURL)
  let rejections = 0
  page.on('response', (answer) => {
    if (answer.url().includes('/rpc/reject_listing') && answer.ok()) rejections += 1
  })
  await page.keyboard.press('r')
  await note(page).fill('The photograph shows another goat')
  await end()
  // What the console asks by the clock asks nobody for a password.
  const refused = page.waitForResponse((answer) => answer.url().includes('/rpc/open_review') && answer.status() === 401)
  await page.clock.fastForward(OPEN_REVIEWS_MS)
  await refused
  await reject(page)
  await expect(question(page)).toBeVisible()
  await expect(question(page).getByLabel('Password')).toBeFocused()
  await expect(question(page).getByLabel('E-mail')).toHaveValue(colleague.email)
  await expect(note(page)).toHaveValue('The photograph shows another goat')
  await page.clock.fastForward(3 * ANSWER_TIMEOUT_MS)
  expect(await page.evaluate(() => window.saidByAlerts?.join())).not.toContain(wordsOf('en')('admin:errors.noAnswer'))
  await page.keyboard.type('not-the-password')
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('alert')).toHaveText(wordsOf('en')('login:errors.invalid_credentials'))
  await question(page).getByLabel('Password').fill(colleague.password)
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Listing rejected')
  await expect(question(page)).toBeHidden()
  expect(await statusesOf(admin, ids)).toEqual(['rejected'])
  expect(rejections).toBe(1)
  const { data } = await admin.from('listings').select('rejection_note').in('id', ids).throwOnError()
  expect(data).toEqual([{ rejection_note: 'The photograph shows another goat' }])
})

test('whoever does not sign in again is asked before what they typed goes, and comes to the login page', async ({
  page,
  request,
  baseURL,
}) => {
  const { ids, end } = await reviewWithoutSession(page, request, baseURL)
  await page.keyboard.press('r')
  await note(page).fill('The photograph shows another goat')
  await end()
  await reject(page)
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  const sure = page.getByRole('dialog', { name: 'Are you sure?' })
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(sure).toBeHidden()
  await expect(note(page)).toHaveValue('The photograph shows another goat')
  await page.keyboard.press('Escape')
  await sure.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/login\?from=%2Fadmin%2Flistings/)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(await statusesOf(admin, ids)).toEqual(['pending'])
})

test('whoever opens the console with a session that has ended comes to the login page', async ({
  page,
  request,
  baseURL,
}) => {
  const { client } = await colleagueOf(admin, request, baseURL)
  const { data } = await client.auth.getSession()
  await endSessions(request, data.session?.access_token ?? '')
  await openConsole(page, client, '/settings')
  await page.waitForURL(/\/login\?from=%2Fadmin%2Fsettings/)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('somebody else who signs in there begins anew, and does nothing of what was begun', async ({
  page,
  request,
  baseURL,
}) => {
  const { ids, end } = await reviewWithoutSession(page, request, baseURL)
  const other = await colleagueOf(admin, request, baseURL)
  await page.keyboard.press('r')
  await note(page).fill('The photograph shows another goat')
  await end()
  await reject(page)
  await question(page).getByLabel('E-mail').fill(other.email)
  await expect(question(page)).toContainText('Somebody else starts afresh here')
  await question(page).getByLabel('Password').fill(other.password)
  const loaded = page.waitForEvent('load')
  await question(page).getByRole('button', { name: 'Continue' }).click()
  await loaded
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await statusesOf(admin, ids)).toEqual(['pending'])
})

test('signing out in another tab leads away from where nothing was typed, and asks where something was', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const colleague = await colleagueOf(admin, request, baseURL)
  await openConsole(page, colleague.client, '/livestock-types/create')
  await page.getByLabel('Name – English').fill('Mithun')
  const [idle, leaving] = [await context.newPage(), await context.newPage()]
  await idle.goto('/admin/settings')
  await expect(idle.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  // The last of its panels has been read: what is refused while it is asked for is taken for the end of a session.
  await expect(idle.getByRole('region').last().getByRole('listitem').first()).toBeVisible()
  await leaving.goto('/admin/settings')
  await leaving.getByRole('button', { name: 'Account' }).click()
  await leaving.getByRole('menuitem', { name: 'Log out' }).click()
  await idle.waitForURL(/\/login\?from=%2Fadmin%2Fsettings/)
  await question(page).getByLabel('Password').fill(colleague.password)
  await question(page).getByRole('button', { name: 'Continue' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page.getByLabel('Name – English')).toHaveValue('Mithun')
  await expect(page).toHaveURL(/\/livestock-types\/create/)
})
