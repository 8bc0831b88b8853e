import { randomUUID } from 'node:crypto'
import { VISITOR_LOG_KEY } from '@maveshi/shared/visitor/log'
import type { Locator, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { analyticsNumber, analyticsPart } from '../support/analytics-numbers.ts'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { graveViolations, newName, registerNamed } from '../support/console-people.ts'
import { fileOf } from '../support/downloads.ts'
import { intercept } from '../support/intercept.ts'
import { insertGoat, insertRow, updateRows } from '../support/market-rows.ts'
import { registerByApi } from '../support/seller-api.ts'

let signedIn: Promise<SupabaseClient> | undefined
const admin = (baseURL = '') => {
  signedIn ??= administrator(baseURL)
  return signedIn
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** What a button writes, line by line. */
const linesOfFile = async (button: Locator) => (await fileOf(button)).replace('\uFEFF', '').split('\r\n')

/** A table's rows as lines of text. */
const linesOf = async (table: Locator) =>
  Promise.all(
    (await table.getByRole('row').all())
      .slice(1)
      .map(async (row) => (await row.locator('td').allTextContents()).join(',')),
  )

// Two days on which nothing else happens: the market is shared, also by the tests of this file in other workers, each of
// which is a process of its own number.
const worker = Number(process.env.TEST_WORKER_INDEX)
const [YEAR, DAY] = [1980 + (worker % 40), 10 + 2 * (Math.floor(worker / 40) % 9)]
const [FIRST, SECOND] = [`${YEAR}-03-${DAY}`, `${YEAR}-03-${DAY + 1}`]
const [FIRST_NAME, SECOND_NAME] = [`${DAY} March ${YEAR}`, `${DAY + 1} March ${YEAR}`]
const DAYS = `from=${FIRST}&to=${SECOND}`

let isWritten: Promise<void> | undefined
/** Two people, three listings, six contacts and one sale. */
async function write(page: Page): Promise<void> {
  const seller = await registerNamed(page.request, newName('Sundari'), {
    created_at: `${FIRST}T18:29:00Z`,
    language: 'mr',
    place_id: 'IN.16',
  })
  const buyer = await registerByApi(page.request)
  await updateRows('profiles', `id=eq.${buyer.id}`, { created_at: `${FIRST}T18:31:00Z` })
  const first = await insertGoat(seller.id, 'active', { submitted_at: `${FIRST}T10:00:00Z` })
  await insertGoat(seller.id, 'withdrawn', { submitted_at: `${FIRST}T18:30:00Z` })
  await insertGoat(seller.id, 'sold', { submitted_at: `${SECOND}T10:00:00Z`, sold_at: `${SECOND}T11:00:00Z` })
  for (const [count, day] of [
    [2, FIRST],
    [4, SECOND],
  ] as const) {
    for (let made = 0; made < count; made++) {
      const ids = { id: randomUUID(), listing_id: first, seller_id: seller.id, person_id: buyer.id }
      await insertRow('contact_events', { ...ids, channel: 'phone', created_at: `${day}T06:00:00Z` })
    }
  }
}

test.beforeEach(async ({ page }) => {
  isWritten ??= write(page)
  await isWritten
})

test('the numbers of own dates agree with what happened, survive a reload, and are in the file', async ({
  page,
  baseURL,
}) => {
  await openConsole(page, await admin(baseURL), '/analytics?days=7')
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Own dates' }).click()
  await page.getByLabel('First day').fill(`${YEAR}-03-29`)
  await page.getByLabel('Last day').fill(`${YEAR - 1}-01-01`)
  await expect(page.getByText('Choose a first and a last day, not more than a year apart.')).toBeVisible()
  await page.getByLabel('Last day').fill(SECOND)
  await page.getByLabel('First day').fill(FIRST)
  await expect(page.getByText(`${FIRST_NAME} to ${SECOND_NAME}`)).toBeVisible()
  await expect(analyticsNumber(page, 'Listings')).toHaveText('3')
  await page.reload()
  for (const [name, number] of [
    ['New people', '2'],
    ['Listings', '3'],
    ['Views', '0'],
    ['Contacts', '6'],
    ['Sold', '1'],
  ] as const) {
    await expect(analyticsNumber(page, name)).toHaveText(number)
  }
  await expect(analyticsPart(page).locator('dl > div').filter({ hasText: 'Contacts' })).toContainText('Before: 0')
  const picture = page.getByRole('figure', { name: 'New people and listings by day' })
  await picture.getByText('Numbers as a table').click()
  await expect(picture.getByRole('row')).toHaveText(['DayNew peopleListings', `${FIRST_NAME}11`, `${SECOND_NAME}12`])
  expect(await linesOfFile(picture.getByRole('button', { name: /^Export/ }))).toEqual([
    'day,users,listings',
    `${FIRST},1,1`,
    `${SECOND},1,2`,
  ])
  expect(await graveViolations(page)).toEqual([])
})

test('the numbers are told by category, state and language, and the file equals the table', async ({
  page,
  baseURL,
}) => {
  await openConsole(page, await admin(baseURL), `/analytics?${DAYS}`)
  const table = analyticsPart(page).getByRole('table', { name: /^All numbers by/ })
  await expect(table.getByRole('row')).toHaveText([/Category/, 'Goat3061'])
  const choice = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('button', { name, exact: true })
  await choice('By category, state or language', 'State').click()
  await choice('What is counted', 'New people').click()
  await expect(page.getByRole('figure', { name: 'New people by State' }).getByRole('listitem')).toHaveText([
    /Maharashtra1/,
    /No state given1/,
  ])
  await expect(table.getByRole('row')).toHaveText([/State/, 'Maharashtra13061', 'No state given10000'])
  await table.getByRole('button', { name: 'New people' }).click()
  await table.getByRole('button', { name: 'State' }).click()
  await expect(table.getByRole('row').nth(1)).toContainText('Maharashtra')
  const file = await linesOfFile(page.getByRole('button', { name: 'Export: All numbers by State' }))
  expect(file[0]).toBe('state_id,state_name,users,listings,views,contacts,sold')
  expect(file.slice(1).map((line) => line.replace(/^[^,]*,/, ''))).toEqual(await linesOf(table))
  expect(file[1]).toMatch(/^IN\.16,Maharashtra,/)
  await choice('By category, state or language', 'Language').click()
  await expect(table.getByRole('row').first()).toContainText('Language')
  await page.reload()
  await expect(table.getByRole('row').filter({ hasText: 'Marathi' })).toHaveText('Marathi10000')
})

test('a map goes from state to state by the arrow keys, and from a number to its list', async ({ page, baseURL }) => {
  await openConsole(page, await admin(baseURL), `/analytics?by=state&count=users&${DAYS}`)
  const map = page.getByRole('figure', { name: 'New people on the map' })
  const square = (name: string) => map.getByRole('button', { name, exact: true })
  await expect(square('Maharashtra 1')).toHaveAttribute('aria-pressed', 'true')
  await square('Maharashtra 1').press('ArrowRight')
  await expect(square('Telangana 0')).toBeFocused()
  await expect(map.getByRole('definition').first()).toHaveText('0')
  await square('Maharashtra 1').click()
  await expect(map.getByRole('definition').first()).toHaveText('1')
  expect(await graveViolations(page)).toEqual([])
  await map.getByRole('link', { name: 'Listings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible()
  await expect(page.getByText('1-3 of 3')).toBeVisible()
  await page.goBack()
  await expect(square('Maharashtra 1')).toBeVisible()
})

test('the way from view to sale, and the time to approve', async ({ page, baseURL }) => {
  const client = await admin(baseURL)
  await openConsole(page, client, `/analytics?part=funnel&${DAYS}`)
  await expect(analyticsPart(page)).toContainText('16.7% of contacts became a sale')
  const table = analyticsPart(page).getByRole('table')
  await expect(table.getByRole('row')).toHaveText([/Category/, 'The whole market06–116.7%1', 'Goat06–116.7%1'])
  expect(await linesOfFile(page.getByRole('button', { name: /^Export/ }))).toEqual([
    'category,category_name,views,contacts,contact_percent,sold,sold_percent,sold_here',
    ',The whole market,0,6,,1,16.7,1',
    'Goat,Goat,0,6,,1,16.7,1',
  ])

  await page.getByRole('tab', { name: 'Time to approve' }).click()
  await expect(analyticsNumber(page, 'Half waited at most')).toHaveText('–')
  await expect(page.getByText('No listing was approved by a person in these days.')).toBeVisible()
  const { id: seller } = await registerByApi(page.request)
  const listing_id = await insertGoat(seller, 'pending', { submitted_at: new Date().toISOString() })
  await client.rpc('approve_listing', { listing_id }).throwOnError()
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page.getByRole('figure', { name: 'Hours until approval by day' })).toBeVisible()
  await expect(page).toHaveURL(/part=approval&days=7/)
  expect(await graveViolations(page)).toEqual([])
})

test('more sales than contacts are no percentage of them', async ({ page, baseURL }) => {
  // Before the days of the others.
  const day = `${YEAR}-03-${String(DAY - 9).padStart(2, '0')}`
  const { id: seller_id } = await registerByApi(page.request)
  const listing_id = await insertGoat(seller_id, 'sold', { sold_at: `${day}T09:00:00Z` })
  await insertGoat(seller_id, 'sold', { sold_at: `${day}T09:00:00Z` })
  const contact = { id: randomUUID(), listing_id, seller_id, person_id: seller_id, channel: 'phone' }
  await insertRow('contact_events', { ...contact, created_at: `${day}T06:00:00Z` })
  await openConsole(page, await admin(baseURL), `/analytics?part=funnel&from=${day}&to=${day}`)
  const table = analyticsPart(page).getByRole('table')
  await expect(table.getByRole('row').nth(1)).toHaveText(/^The whole market01–\d+–\d+$/)
  expect(await analyticsPart(page).textContent()).not.toMatch(/\d{3,}%/)
})

test('empty searches are searched, sorted, and written to a file', async ({ page, baseURL }) => {
  const word = `zzq${randomUUID().replace(/[^a-f]/g, '')}`
  const client = await admin(baseURL)
  for (const query of [`${word} bb`, `${word} aa`, `${word} aa`])
    await client.rpc('record_empty_search', { query }).throwOnError()
  await openConsole(page, client, '/analytics?part=searches&days=7')
  await page.getByRole('searchbox', { name: 'Words of the search' }).fill(word)
  const table = analyticsPart(page).getByRole('table')
  await expect(table.getByRole('row')).toHaveText([/Search/, new RegExp(`^${word} aa22`), new RegExp(`^${word} bb11`)])
  await table.getByRole('button', { name: 'Search', exact: true }).click()
  await table.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(table.getByRole('row').nth(1)).toContainText(`${word} bb`)
  const file = await linesOfFile(page.getByRole('button', { name: /^Export/ }))
  expect(file[0]).toBe('query,times,times_ever,last_day')
  expect(file[1]).toMatch(new RegExp(`^${word} bb,1,1,\\d{4}-`))
  expect(file).toHaveLength(3)
  await page.getByRole('searchbox', { name: 'Words of the search' }).fill(`${word} xyz`)
  await expect(page.getByText('No search has these words.')).toBeVisible()
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the visitor log of this browser is filtered, paged and written to a file', async ({ page, baseURL }) => {
    await openConsole(page, await admin(baseURL), '/analytics?part=visits')
    await expect(page.getByText('This browser has opened no page of the market yet.', { exact: false })).toBeVisible()
    await page.goto('/buy?category=Goat')
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), VISITOR_LOG_KEY)).toContain('Goat')
    await page.evaluate((key) => {
      const [entry] = JSON.parse(localStorage.getItem(key) ?? '[]')
      const old = Array.from({ length: 30 }, (_, index) => ({
        ...entry,
        id: index,
        timestamp: `2026-01-${String((index % 28) + 1).padStart(2, '0')}T06:00:00.000Z`,
        path: `/old-${index}`,
        userId: 'Guest',
      }))
      localStorage.setItem(key, JSON.stringify([...old, entry]))
    }, VISITOR_LOG_KEY)
    await page.goto('/admin/analytics?part=visits')
    const rows = analyticsPart(page).getByRole('list', { name: 'Visitor log' }).getByRole('listitem')
    await expect(rows).toHaveCount(25)
    await expect(rows.first()).toContainText('/buy?category=Goat')
    await page.getByRole('combobox', { name: 'Sort' }).click()
    await page.getByRole('option', { name: 'Time · ascending' }).click()
    await expect(rows.first()).toContainText('/old-0')
    await page.getByRole('button', { name: 'Go to next page' }).click()
    await expect(page.getByText('26-31 of 31')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Page, user, place or browser' }).fill('old-1')
    await expect(rows).toHaveCount(11)
    await page.getByLabel('First day').fill('2026-01-12')
    await page.getByLabel('Last day').fill('2026-01-13')
    await expect(rows).toHaveCount(2)
    const file = await linesOfFile(page.getByRole('button', { name: /^Export/ }))
    expect(file[0]).toBe('id,timestamp,path,userId,browser,ip,city,region,country,userAgent')
    expect(file.slice(1).map((line) => line.split(',')[2])).toEqual(['/old-11', '/old-12'])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await graveViolations(page)).toEqual([])
    await page.getByRole('searchbox', { name: 'Page, user, place or browser' }).fill('nowhere')
    await expect(page.getByText('No entry matches these filters. Remove one.')).toBeVisible()
  })

  test('everything fits, in Urdu too', async ({ page, baseURL }) => {
    await openConsole(page, await admin(baseURL), `/analytics?${DAYS}&lng=ur`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    for (const part of ['numbers', 'funnel', 'approval', 'searches', 'visits']) {
      await page.goto(`/admin/analytics?part=${part}&${DAYS}`)
      await expect(analyticsPart(page)).not.toBeEmpty()
      await expect(page.getByRole('status')).toHaveCount(0)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      if (part === 'numbers') expect(await graveViolations(page)).toEqual([])
    }
  })
})

test.describe('when the numbers do not arrive', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('it is said, and tried again', async ({ page, baseURL }) => {
    await intercept(page, '**/rest/v1/rpc/market_numbers', (route) => route.fulfill({ status: 400, json: {} }))
    await openConsole(page, await admin(baseURL), `/analytics?${DAYS}`)
    await expect(page.getByText('This could not be loaded.')).toBeVisible()
    await page.unroute('**/rest/v1/rpc/market_numbers')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(analyticsNumber(page, 'Contacts')).toHaveText('6')
  })
})
