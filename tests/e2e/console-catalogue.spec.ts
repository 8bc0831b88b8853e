import type { Locator, Page, Route } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { fileOf } from '../support/downloads.ts'
import { hold, intercept } from '../support/intercept.ts'
import { chooseCategory, openSellForm } from '../support/journeys.ts'
import { addCategory, beginListing, listingsIn, ownName, removeCategory } from '../support/own-category.ts'
import { wordsOf } from '../support/words.ts'

// The browser writes to its console what was refused.
test.use({ expectedErrors: [/status of (409|500)/] })

let signedIn: Promise<SupabaseClient> | undefined
/** One sign-in for the whole file. */
const admin = (baseURL: string | undefined): Promise<SupabaseClient> => {
  signedIn ??= administrator(baseURL)
  return signedIn
}

/** A category with three answers, of one test alone. */
async function ownAnswers(baseURL: string | undefined, afterwards: (undo: () => Promise<unknown>) => void) {
  const client = await admin(baseURL)
  const name = ownName('Yak')
  afterwards(() => removeCategory(client, name))
  await addCategory(client, name)
  return { client, name }
}

/** What axe finds that keeps people out. */
async function seriousViolations(page: Page): Promise<string[]> {
  return (await violations(page)).filter((text) => /^(serious|critical) /m.test(text))
}

const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()

test('categories are searched, narrowed and sorted, and answers paged', async ({ page, baseURL }) => {
  const client = await admin(baseURL)
  await openConsole(page, client, '/categories')
  await expect(rows(page, 'Categories').filter({ hasText: 'Cattle' })).toContainText(/\d+ listings/)
  expect(await seriousViolations(page)).toEqual([])
  await choose(page, 'Menu it is in', 'Services')
  await expect(rows(page, 'Categories')).toHaveText([/^Veterinary Support/, /^AI Technician/])
  await page.getByRole('button', { name: 'In your own order' }).click()
  await page.getByRole('menuitem', { name: /Name/ }).click()
  await expect(rows(page, 'Categories')).toHaveText([/^AI Technician/, /^Veterinary Support/])
  expect(await fileOf(page.getByRole('button', { name: 'Export' }))).toMatch(/labels\.en.*\r\n.*AI Technician/)
  await page.getByPlaceholder('Search names').fill('veterinary sup')
  await expect(rows(page, 'Categories')).toHaveText([/^Veterinary Support/])
  await choose(page, 'Name missing in', 'اردو')
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page, 'Categories').first()).toBeVisible()
  await expect(page.getByPlaceholder('Search names')).toHaveValue('')

  await page.getByRole('link', { name: 'Answers', exact: true }).click()
  await expect(rows(page, 'Answers')).toHaveCount(25)
  expect(await seriousViolations(page)).toEqual([])
  const first = await rows(page, 'Answers').first().textContent()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(page.getByText(/^26-50 of/)).toBeVisible()
  await expect(rows(page, 'Answers').first()).not.toHaveText(first ?? '')
})

async function createCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  await save(page)
  await expect(page.getByText('Choose a picture.')).toBeVisible()
  await choose(page, 'Menu it is in', 'Products')
  await choose(page, 'What it holds', 'Animals')
  await page.getByLabel('Name – English').fill(name)
  await page.getByLabel('Name – मराठी').fill('याक')
  await expect(page.getByText('9 words are missing')).toBeVisible()
  await page.getByLabel('Name of one – English').fill(`One ${name}`)
  await expect(page.getByText('19 words are missing')).toBeVisible()
  await page.getByRole('radio', { name: 'Ram', exact: true }).check()
  expect(await seriousViolations(page)).toEqual([])
  await save(page)
  await expect(page.getByText('No questions yet.').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function askForUse(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add a question' }).click()
  await choose(page, 'Answer type', 'One of a few')
  await expect(page.getByTestId('seller-preview')).toContainText('Your question · optional')
  await page.getByLabel('Question – English').fill('Main use')
  await page.getByLabel('Answers to choose from').fill('Carrying\nMilk')
  await page.getByLabel('Required').check()
  await page.getByRole('checkbox', { name: 'It names the listing' }).check()
  await expect(page.getByTestId('seller-preview').getByRole('radio', { name: 'Carrying' })).toBeVisible()
  await save(page)
  await expect(rows(page, 'Questions')).toHaveText([/^Main use/])
}

/** A number that is asked only of those who carry. */
async function askForLoad(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add a question' }).click()
  await expect(page.getByText('Taken by: Main use')).toBeVisible()
  await choose(page, 'Answer type', 'Number')
  await page.getByLabel('Question – English').fill('Load')
  await page.getByLabel('Unit – English').fill('kg')
  await page.getByLabel('Maximum').fill('600')
  await choose(page, 'Asked', 'Main use')
  await save(page)
  await expect(page.getByText('Choose at least one answer.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Carrying' }).check()
  const preview = page.getByTestId('seller-preview')
  await expect(preview.getByLabel(/^Load/)).toBeHidden()
  await preview.getByRole('radio', { name: 'Carrying' }).check()
  await preview.getByLabel('Load (kg) · optional').fill('700')
  await expect(page.getByText('From 0 to 600')).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await save(page)
  await expect(rows(page, 'Questions').last()).toContainText('only if Main use: Carrying')
}

test('a category with a conditional question is made here and sold from at once', async ({
  page,
  baseURL,
  afterwards,
}) => {
  const client = await admin(baseURL)
  const name = ownName('Yak')
  afterwards(() => removeCategory(client, name))
  await openConsole(page, client, '/categories')
  await createCategory(page, name)
  await askForUse(page)
  await askForLoad(page)
  expect(await seriousViolations(page)).toEqual([])

  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await openSellForm(page)
  await chooseCategory(page, name)
  await expect(page.getByLabel(/^Load/)).toBeHidden()
  await page.getByRole('radio', { name: 'Carrying' }).check()
  await page.getByLabel(/^Load/).fill('80')
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByText('Thank you. Your listing has been submitted.')).toBeVisible()
  const { data } = await client
    .from('listings')
    .select('attributes')
    .in('id', await listingsIn(client, name))
    .single()
  expect(data?.attributes).toEqual({ mainUse: 'Carrying', load: 80 })
})

test('what is in use is not deleted, and says by how much; what is not, is', async ({ page, baseURL, afterwards }) => {
  const { client, name } = await ownAnswers(baseURL, afterwards)
  await beginListing(client, name, { use: 'Hauling' })
  await beginListing(client, name, { use: 'Milk' })
  const refused = async (path: string, sentence: string) => {
    await openConsole(page, client, path)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert')).toHaveText(sentence)
  }
  await refused(`/categories/${name}`, 'Not possible: it is in use in 2 places.')
  await refused(`/categories/${name}/fields/use`, 'Not possible: it is in use in 2 places.')
  await refused(`/dropdown-options/${name}.use.Milk`, 'Not possible: it is in use in 1 place.')

  await page.goto(`/admin/dropdown-options/${name}.use.Carrying`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Carrying was deleted')).toBeVisible()
  const { data } = await client.from('dropdown_options').select('value').eq('field_key', `${name}.use`)
  expect(data).toHaveLength(2)
})

async function orderOf(client: SupabaseClient, name: string): Promise<string[]> {
  const options = client.from('dropdown_options').select('value').eq('field_key', `${name}.use`)
  const { data } = await options.order('position').throwOnError()
  return data.map(({ value }) => value)
}

const optionsOf = (name: string) =>
  `/dropdown-options?filter=${encodeURIComponent(JSON.stringify({ field_key: `${name}.use` }))}&sort=position&order=ASC`

test('answers change places by keyboard and by dragging, and two become one', async ({ page, baseURL, afterwards }) => {
  const { client, name } = await ownAnswers(baseURL, afterwards)
  const id = await beginListing(client, name, { use: 'Hauling' })
  await openConsole(page, client, optionsOf(name))
  await expect(rows(page, 'Answers')).toHaveText([/^Carrying/, /^Hauling.*1 listing/, /^Milk/])
  const up = page.getByRole('button', { name: 'Move Milk up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Milk is now 2 of 3')).toBeAttached()
  await expect(up).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows(page, 'Answers')).toHaveText([/^Milk/, /^Carrying/, /^Hauling/])
  await expect(up).toBeFocused()
  await rows(page, 'Answers').last().getByTestId('drag-handle').dragTo(rows(page, 'Answers').first())
  await expect(rows(page, 'Answers')).toHaveText([/^Hauling/, /^Milk/, /^Carrying/])
  // A move is shown before it is written.
  await expect.poll(() => orderOf(client, name)).toEqual(['Hauling', 'Milk', 'Carrying'])
  await page.reload()
  await expect(rows(page, 'Answers')).toHaveText([/^Hauling/, /^Milk/, /^Carrying/])

  await page.getByRole('link', { name: 'Hauling' }).click()
  await page.getByLabel('Name – हिन्दी').fill('खींचना')
  await save(page)
  await expect(rows(page, 'Answers').first()).toContainText('9 words are missing')
  await page.getByRole('link', { name: 'Hauling' }).click()
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Merge into another' }).click()
  await choose(page, 'The answer that stays', 'Carrying')
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText('Merged: 1 listing changed')).toBeVisible()
  const { data } = await client.from('listings').select('attributes').eq('id', id).single()
  expect(data?.attributes).toEqual({ use: 'Carrying' })
})

test('rows stay where they are when it comes to be known how often they are used', async ({
  page,
  baseURL,
  afterwards,
}) => {
  const { client, name } = await ownAnswers(baseURL, afterwards)
  const counted = Promise.withResolvers<Route>()
  await intercept(page, '**/rpc/catalogue_uses', counted.resolve)
  await openConsole(page, client, optionsOf(name))
  await expect(rows(page, 'Answers')).toHaveText([/^Carrying/, /^Hauling/, /^Milk/])
  const count = await counted.promise
  const last = rows(page, 'Answers').last()
  const before = await last.boundingBox()
  await count.continue()
  await expect(last).toContainText('0 listings')
  expect(await last.boundingBox()).toEqual(before)
})

/** Lets the timers of a page come late, as they do on a busy machine. */
function delayTimers(): void {
  const inTime = setTimeout
  const late = (step: TimerHandler, ms = 0, ...values: unknown[]) => inTime(step, ms + 50, ...values)
  Object.assign(globalThis, { setTimeout: late })
}

/** Watches a list. @returns each order that its rows have come to stand in since, by their links */
async function watchOrders(list: Locator): Promise<() => Promise<string[][]>> {
  const orders = await list.evaluateHandle((node) => {
    const seen: string[][] = []
    const look = () => seen.push([...node.querySelectorAll('a')].map((link) => link.textContent))
    new MutationObserver(look).observe(node, { childList: true })
    return seen
  })
  return () => orders.evaluate((seen) => seen)
}

test('a row that was moved does not go back for a moment when it is read again', async ({
  page,
  baseURL,
  afterwards,
}) => {
  const { client, name } = await ownAnswers(baseURL, afterwards)
  await page.addInitScript(delayTimers)
  await openConsole(page, client, optionsOf(name))
  await expect(rows(page, 'Answers').last()).toContainText('0 listings')
  const goOn = await hold(page, '**/rest/v1/dropdown_options?*')
  const orders = await watchOrders(page.getByRole('list', { name: 'Answers' }))
  const again = page.waitForRequest('**/rest/v1/dropdown_options?*')
  await page.getByRole('button', { name: 'Move Milk up' }).press('Enter')
  await again
  // Tells that the rows have been read again, and comes with them.
  await client
    .from('dropdown_options')
    .update({ labels: { en: 'Ploughing' } })
    .eq('id', `${name}.use.Carrying`)
    .throwOnError()
  goOn()
  await expect(rows(page, 'Answers')).toHaveText([/^Ploughing/, /^Milk/, /^Hauling/])
  expect(await orders()).toEqual([['Carrying', 'Milk', 'Hauling']])
})

test('a move that is refused takes no later one with it', async ({ page, baseURL, afterwards }) => {
  const { client, name } = await ownAnswers(baseURL, afterwards)
  await openConsole(page, client, optionsOf(name))
  await expect(rows(page, 'Answers')).toHaveText([/^Carrying/, /^Hauling/, /^Milk/])
  const writes = [Promise.withResolvers<Route>(), Promise.withResolvers<Route>()] as const
  let count = 0
  await intercept(page, '**/rpc/reorder_catalogue', (route) => writes[count++]?.resolve(route))
  const up = page.getByRole('button', { name: 'Move Milk up' })
  await up.press('Enter')
  const first = await writes[0].promise
  await up.press('Enter')
  await first.fulfill({ status: 500, json: { message: 'broken' } })
  const second = await writes[1].promise
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(rows(page, 'Answers')).toHaveText([/^Milk/, /^Carrying/, /^Hauling/])
  await second.continue()
  await expect.poll(() => orderOf(client, name)).toEqual(['Milk', 'Carrying', 'Hauling'])
  await expect(rows(page, 'Answers')).toHaveText([/^Milk/, /^Carrying/, /^Hauling/])
})

test('livestock types are created, renamed and deleted', async ({ page, baseURL, afterwards }) => {
  const client = await admin(baseURL)
  const name = ownName('Yak')
  afterwards(async () => client.from('livestock_types').delete().eq('value', name).throwOnError())
  await openConsole(page, client, '/livestock-types')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Livestock types' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Create', exact: true }).click()
  // The list, which has a choice of the category as well, stays until the form has come.
  await page.getByLabel('Name – English').fill(name)
  await choose(page, 'Category', 'Goat')
  await save(page)
  await page.getByRole('link', { name }).click()
  await page.getByLabel('Name – English').fill(`${name} calf`)
  expect(await seriousViolations(page)).toEqual([])
  await save(page)
  await page.getByRole('link', { name: `${name} calf` }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} calf was deleted`)).toBeVisible()
  await expect(rows(page, 'Livestock types').first()).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
  expect(await seriousViolations(page)).toEqual([])
})

test.describe('where a category is not there any more', () => {
  test.use({ expectedErrors: [/406 \(Not Acceptable\)/] })

  test('a question of it is not written', async ({ page, baseURL }) => {
    await openConsole(page, await admin(baseURL), '/categories/Unicorn/fields/create')
    await expect(page.getByText('This no longer exists.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await page.getByRole('link', { name: 'All categories' }).click()
    await expect(rows(page, 'Categories').first()).toBeVisible()
  })
})

test('every screen of the catalogue fits a phone', async ({ page, baseURL }) => {
  const client = await admin(baseURL)
  await page.setViewportSize({ width: 360, height: 740 })
  const screens = [
    ['/categories', 'Cattle'],
    ['/categories/Cattle', 'Milk per day'],
    ['/categories/Cattle/fields/milkCapacity', 'Condition'],
    ['/categories/create', 'Picture'],
    ['/dropdown-options', 'Package Deal'],
    ['/dropdown-options/Cattle.breed.Gir', 'Words in every language'],
    ['/livestock-types', 'Goat'],
  ] as const
  for (const [path, words] of screens) {
    await openConsole(page, client, path)
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
    expect(await seriousViolations(page), path).toEqual([])
  }
})

test('a picture is named in the reader’s language, and chosen by its name', async ({ page, baseURL }) => {
  await openConsole(page, await admin(baseURL), '/categories/create?lng=ta')
  const t = wordsOf('ta')
  const machines = page.getByRole('group', { name: t('admin:pictures.machines') })
  await machines.getByRole('radio', { name: t('admin:pictures.names.tractor') }).check()
  await expect(machines.getByRole('radio', { checked: true })).toHaveAccessibleName('டிராக்டர்')
  await expect(page.getByRole('radio', { name: /\p{Script=Latin}/u })).toHaveCount(0)
})
