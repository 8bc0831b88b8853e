import { dayInIndia } from '@maveshi/shared/listing/movement-notice'
import { formatNumber } from '@maveshi/shared/locale/format'
import type { APIRequestContext, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { analyticsNumber } from '../support/analytics-numbers.ts'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { graveViolations, insertReport, newName, registerNamed } from '../support/console-people.ts'
import { hold, intercept } from '../support/intercept.ts'
import { callAs } from '../support/market-api.ts'
import { insertGoat, insertRow } from '../support/market-rows.ts'
import { placesOf } from '../support/places.ts'
import { waitingGoats } from '../support/review.ts'
import type { ApiSeller } from '../support/seller-api.ts'

// The browser writes to its console what was refused.
test.use({ expectedErrors: [/status of 400/] })

interface Answer {
  readonly waiting: {
    readonly listings: { readonly count: number }
    readonly reports: Readonly<Record<string, number>>
    readonly deletions: { readonly count: number }
    readonly notices: Readonly<Record<string, number>>
  }
  readonly days: readonly { readonly day: string; readonly [kind: string]: number | string }[]
  readonly newest: readonly unknown[]
}

const DASHBOARD = '**/rest/v1/rpc/dashboard'
const LISTINGS = /^\d+ listings? (is|are) waiting/
const TILES = {
  'New listings': 'listed',
  Approved: 'approved',
  Rejected: 'rejected',
  Removed: 'removed',
  Sold: 'sold',
  'New people': 'people',
  'Contacts revealed': 'contacts',
  'Reports received': 'received',
  'Reports settled': 'settled',
} as const

let signedIn: Promise<SupabaseClient> | undefined
const admin = (baseURL = '') => {
  signedIn ??= administrator(baseURL)
  return signedIn
}

/** Opens the dashboard. @returns what it was answered: others use the same market meanwhile */
async function openDashboard(page: Page, client: SupabaseClient): Promise<Answer> {
  const answer = page.waitForResponse(DASHBOARD)
  await openConsole(page, client, '/')
  return (await answer).json()
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const card = (page: Page, words: RegExp) => region(page, 'Waiting').getByRole('link', { name: words })
const numberIn = (text: string | null) => Number(/\d[\d,]*/.exec(text ?? '')?.[0].replaceAll(',', ''))

/** The number of today under a name. */
async function todays(page: Page, name: string): Promise<number> {
  const tile = region(page, /^Today/)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
  return numberIn(await tile.locator('..').getByRole('definition').textContent())
}

/** Something of each kind that waits. @returns the name of who wants to be deleted, and a seller with what they offer */
async function fillQueues(
  request: APIRequestContext,
): Promise<{ leaving: string; seller: ApiSeller; offered: string }> {
  const leaving = newName('Gauri')
  const seller = await registerNamed(request, newName('Balwant'))
  const reporter = await registerNamed(request, leaving)
  await insertRow('deletion_requests', { profile_id: reporter.id })
  await insertReport(await insertGoat(seller.id, 'active'), reporter, 'other', { hoursAgo: 30 })
  await insertReport(await insertGoat(seller.id, 'active'), reporter, 'other', { hoursAgo: 200 })
  await insertGoat(seller.id, 'pending', { submitted_at: new Date().toISOString() })
  return { leaving, seller, offered: await insertGoat(seller.id, 'active') }
}

test('the dashboard tells what the market knows, and its numbers move with what is done', async ({
  page,
  request,
  baseURL,
}) => {
  const client = await admin(baseURL)
  const { seller, offered } = await fillQueues(request)
  const { waiting, days } = await openDashboard(page, client)
  await expect(card(page, LISTINGS)).toBeVisible()
  const late = card(page, /Not settled after 7 days/).locator('b')
  expect({
    listings: numberIn(await card(page, LISTINGS).textContent()),
    reports: numberIn(await card(page, /reported/).textContent()),
    deletions: numberIn(await card(page, /deleted/).textContent()),
    late: numberIn(await late.textContent()),
  }).toEqual({
    listings: waiting.listings.count,
    reports: waiting.reports.listings,
    deletions: waiting.deletions.count,
    late: waiting.reports.late_settling,
  })
  for (const [name, kind] of Object.entries(TILES)) expect(await todays(page, name), name).toBe(days.at(-1)?.[kind])
  await expect(page.getByRole('link', { name: /Osmanabadi/ }).first()).toBeVisible()
  expect(await graveViolations(page)).toEqual([])

  // A sale, since nobody takes one back: of decisions other tests undo some meanwhile. The day is that of the sale, also
  // when another begins meanwhile.
  const soldOn = (answer: Answer, day: unknown) => Number(answer.days.find((one) => one.day === day)?.sold ?? 0)
  expect(await callAs(request, seller, 'mark_sold', { listing_id: offered, outcome: 'here' })).toBe(200)
  const after = await openDashboard(page, client)
  const today = after.days.at(-1)?.day
  expect(soldOn(after, today)).toBeGreaterThan(soldOn({ waiting, days, newest: [] }, today))
  await expect.poll(() => todays(page, 'Sold')).toBe(soldOn(after, today))
})

test('a number of today leads to what it counts', async ({ page, request, baseURL }) => {
  const [owner, name] = [await admin(baseURL), newName('Savitri')]
  const { client } = await colleagueOf(owner, request, baseURL, { name })
  const { ids } = await waitingGoats(request, 2)
  await client.rpc('reject_listing', { listing_id: ids[0] as string, reason: 'price' }).throwOnError()
  await openConsole(page, owner, '/')
  const today = region(page, /^Today/)
  await today.getByRole('link', { name: 'Rejected' }).click()
  await expect(page.getByRole('table').getByRole('link', { name: new RegExp(`^${name} rejected`) })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'What was done' })).toHaveText('Listing rejected')
  await page.goBack()
  await today.getByRole('link', { name: 'New listings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible()
  await expect(page.getByLabel('Submitted from')).toHaveValue(dayInIndia(new Date()))
})

test('a day is the same one on the dashboard and in the analytics: it begins at midnight in India', async ({
  page,
  request,
  baseURL,
}) => {
  const client = await admin(baseURL)
  const today = dayInIndia(new Date())
  // Where days were counted by the clock of the world, this would be yesterday's for most of the day.
  const { id } = await registerNamed(request, newName('Chandra'))
  await insertGoat(id, 'sold', { sold_at: new Date(Date.parse(`${today}T00:00:00+05:30`)).toISOString() })
  // Others sell meanwhile.
  await expect(async () => {
    await openDashboard(page, client)
    const onDashboard = await todays(page, 'Sold')
    await page.goto(`/admin/analytics?from=${today}&to=${today}`)
    await expect(analyticsNumber(page, 'Sold')).toHaveText(formatNumber(onDashboard), { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
})

test('what somebody has decided and had undone counts for them, for all of the team to see', async ({
  page,
  request,
  baseURL,
}) => {
  const [owner, name] = [await admin(baseURL), newName('Vimala')]
  const { client } = await colleagueOf(owner, request, baseURL, { name })
  const { ids } = await waitingGoats(request, 3)
  for (const listing_id of ids) await client.rpc('approve_listing', { listing_id }).throwOnError()
  await client.rpc('undo_decision', { listing_id: ids[0] as string }).throwOnError()
  const numbers = page.getByRole('region', { name: 'Decisions by person, 7 days' }).first()
  const cells = (who: string) => numbers.getByRole('row').filter({ hasText: who }).getByRole('cell')
  await openConsole(page, client, '/')
  // Nobody had them before the eyes in the console: no time is told.
  await expect(cells('You')).toHaveText(['3', '3', '1', '–'])
  await openConsole(page, owner, '/')
  await expect(cells(name)).toHaveText(['3', '3', '1', '–'])
})

test('every way leads where it says', async ({ page, request, baseURL }) => {
  const { leaving } = await fillQueues(request)
  await openConsole(page, await admin(baseURL), '/')
  const comesBack = async () => {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  }

  await card(page, LISTINGS).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Waiting')
  await comesBack()

  await card(page, /reported/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await comesBack()

  for (const words of ['Not acknowledged after 24 hours', 'Not settled after 7 days']) {
    await card(page, new RegExp(words)).click()
    await expect(page.getByRole('combobox', { name: 'Deadlines' })).toHaveText(words)
    await expect(page.getByRole('table').getByText('late').first()).toBeVisible()
    await comesBack()
  }

  await card(page, /deleted/).click()
  await expect(page.getByRole('combobox', { name: 'Deletion' })).toHaveText('Asked to be deleted')
  await page.getByPlaceholder('Name, e-mail, phone or id').fill(leaving)
  await expect(page.getByRole('table').getByText(leaving)).toBeVisible()
  await page.goto('/admin/')

  await page
    .getByRole('navigation', { name: 'Quick actions' })
    .getByRole('link', { name: /Create a listing/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create listing' })).toBeVisible()
})

test('a picture tells its numbers by keys and in a table, a day of nothing too', async ({ page, baseURL }) => {
  const { days } = await openDashboard(page, await admin(baseURL))
  const picture = page.getByRole('figure', { name: 'People by day' })
  const [first, second] = days
  const day = picture.getByRole('slider', { name: 'People by day: day' })
  await day.focus()
  await page.keyboard.press('Home')
  await expect(day).toHaveAttribute('aria-valuetext', new RegExp(`New people ${first?.people}$`))
  await page.keyboard.press('ArrowRight')
  await expect(day).toHaveAttribute('aria-valuetext', new RegExp(`New people ${second?.people}$`))
  await picture.getByText('Numbers as a table').click()
  const rows = picture.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(31)
  await expect(rows.nth(1).getByRole('cell')).toHaveText(formatNumber(Number(first?.people)))
  expect(await graveViolations(page)).toEqual([])
})

test('what is read late moves nothing that can be pressed already', async ({ page, baseURL }) => {
  const client = await admin(baseURL)
  const read = ['**/rest/v1/rpc/decision_numbers', '**/rest/v1/rpc/waiting_counts', DASHBOARD]
  // One below the other, each card moves what is below it.
  await page.setViewportSize({ width: 360, height: 740 })
  for (const late of read) {
    const goOn = await hold(page, late)
    const answers = read.filter((url) => url !== late).map((url) => page.waitForResponse(url))
    await openConsole(page, client, '/')
    for (const answer of answers) await (await answer).finished()
    const places = await placesOf(page.getByRole('main').locator('a, button, summary'))
    const before = await places()
    goOn()
    await expect(card(page, /wanted/)).toBeVisible()
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0)
    expect(await places(), late).toEqual(before)
    await page.unroute(late)
  }
})

test('a press counts for what it began on, also where the page moves meanwhile', async ({ page, baseURL }) => {
  await openDashboard(page, await admin(baseURL))
  const picture = page.getByRole('figure', { name: 'People by day' })
  const table = picture.getByText('Numbers as a table')
  const push = (px: number) =>
    page.getByRole('main').evaluate((main, height) => main.style.setProperty('padding-top', `${height}px`), px)
  await table.hover()
  await page.mouse.down()
  await push(300)
  await page.mouse.up()
  await expect(picture.getByRole('table')).toBeVisible()

  // Whoever draws away from what they have pressed has thought better of it.
  await push(0)
  await table.hover()
  await page.mouse.down()
  await push(300)
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(picture.getByRole('group')).toHaveAttribute('open')
})

test('what could not be read is asked for again, and nothing to do is good news', async ({ page, baseURL }) => {
  const client = await admin(baseURL)
  await intercept(page, DASHBOARD, (route) => route.fulfill({ status: 400, json: { message: 'broken' } }))
  await intercept(page, '**/rest/v1/rpc/waiting_counts', (route) => {
    const none = { count: 0, oldest: null }
    return route.fulfill({ json: { listings: none, reports: none, wanted: none, wanted_reports: none } })
  })
  await openConsole(page, client, '/')
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await page.unroute(DASHBOARD)
  // The market of the tests is never without work: the answer is as it would be.
  await intercept(page, DASHBOARD, async (route) => {
    const answer = await route.fetch()
    const { waiting, ...rest } = (await answer.json()) as Answer
    const none = (things: object) => Object.fromEntries(Object.keys(things).map((name) => [name, 0]))
    const zeros = {
      listings: { count: 0, oldest: null },
      reports: { ...none(waiting.reports), oldest: null },
      deletions: { count: 0, oldest: null },
      notices: { in_force: 1, ending: 1, next_end: '2026-11-25' },
    }
    await route.fulfill({ response: answer, json: { ...rest, waiting: zeros, newest: [] } })
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing is waiting. Everything is decided and settled. Thank you.')).toBeVisible()
  await expect(card(page, /movement notice is in force/)).toHaveAttribute('href', '/admin/settings')
  await expect(page.getByText('1 ends within a week, on 25 November 2026')).toBeVisible()
  await expect(page.getByText('Nothing is waiting. Every listing has been decided.')).toBeVisible()
})

test.describe('on a narrow phone in Urdu', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('everything fits, days run from right to left, and nothing keeps anybody out', async ({
    page,
    request,
    baseURL,
  }) => {
    await fillQueues(request)
    await openConsole(page, await admin(baseURL), '/?lng=ur')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const picture = page.getByRole('figure').first()
    const [paper, scale] = [picture.locator('svg').last(), picture.locator('svg text').first()]
    await expect(scale).toHaveText('0')
    const [paperBox, scaleBox] = [await paper.boundingBox(), await scale.boundingBox()]
    expect(Number(scaleBox?.x)).toBeGreaterThan(Number(paperBox?.x) + Number(paperBox?.width) / 2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    expect(await graveViolations(page)).toEqual([])
  })
})
