import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { graveViolations } from '../support/console-people.ts'
import { fileOf } from '../support/downloads.ts'
import { deleteRows, insertRow } from '../support/market-rows.ts'
import { ownName } from '../support/own-category.ts'
import { openAsItIs } from '../support/page-as-it-is.ts'
import { wordsOf } from '../support/words.ts'

// The browser writes to its console what was refused.
test.use({ expectedErrors: [/status of 409/] })

let client: SupabaseClient
const words: string[] = []

test.beforeAll(async () => {
  client = await administrator(`http://localhost:${process.env.MARKET_PORT}`)
})
test.afterAll(async () => {
  for (const word of words) await deleteRows('search_lexicon', `normal=like.${word}*`)
})

/** A word that nobody knows, in lower case. */
function ownWord(): string {
  const word = ownName('zq').toLowerCase()
  words.push(word)
  return word
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const terms = (page: Page) => section(page, 'Words').getByRole('list', { name: 'Words' }).getByRole('listitem')
const emptySearches = (page: Page) =>
  section(page, 'Without results').getByRole('list', { name: 'Without results' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, label: string, option: string): Promise<void> {
  await section(page, 'Words').getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Searches on the market as a guest does. */
async function searchMarket(reader: Page, query: string): Promise<void> {
  await openAsItIs(reader, `/search?q=${encodeURIComponent(query)}&lng=en`)
}
const category = (reader: Page) => reader.locator('main a[href^="/listing/"]').first()

/** How often something was searched for without result: the market notes it beside its answer. */
async function timesSearched(query: string): Promise<number> {
  const { data } = await client.from('empty_searches').select('times').eq('query', query).throwOnError()
  return data[0]?.times ?? 0
}

async function insertTerms(rows: readonly { term: string; concept: string; language: string }[]): Promise<void> {
  // At once: whoever imports meanwhile has to check again after each change.
  await insertRow('search_lexicon', rows)
}

test('words are searched, narrowed, sorted, paged and exported', async ({ page }) => {
  const word = ownWord()
  await insertTerms([
    ...Array.from({ length: 26 }, (_, n) => ({ term: `${word} n${10 + n}`, concept: 'Goat', language: 'hi' })),
    { term: `${word} a`, concept: 'Gir', language: 'mr' },
    { term: `${word} బి`, concept: 'noise', language: 'te' },
  ])
  await openConsole(page, client, '/search-lexicon')
  await page.getByPlaceholder('Search words').fill(word)
  await expect(terms(page)).toHaveCount(25)
  await expect(terms(page).first()).toContainText(`${word} a`)
  await expect(terms(page).first()).toContainText('Gir · Cattle')
  await expect(terms(page).first()).toContainText('मराठी')
  expect(await graveViolations(page)).toEqual([])

  const csv = await fileOf(section(page, 'Words').getByRole('button', { name: 'Export' }))
  expect(csv.trim().split('\r\n')).toHaveLength(29)
  expect(csv).toContain(`${word} a,Gir · Cattle,मराठी,Latin,`)

  await section(page, 'Words').getByRole('button', { name: 'Go to next page' }).click()
  await expect(terms(page)).toHaveCount(3)
  await section(page, 'Words')
    .getByRole('button', { name: /^Sort by/ })
    .click()
  await page.getByRole('menuitem', { name: /^Word descending/ }).click()
  await expect(terms(page).first()).toContainText(`${word} బి`)
  await choose(page, 'Language', 'मराठी')
  await expect(terms(page)).toHaveText([/Gir · Cattle/])
  await choose(page, 'Category', 'Goat')
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await choose(page, 'Language', 'Clear value')
  await expect(terms(page)).toHaveCount(25)
})

test('a word is added, refused where it leads elsewhere, changed and deleted', async ({ page, context }) => {
  const word = ownWord()
  const reader = await context.newPage()
  await searchMarket(reader, word)
  await expect(reader.getByText(`We did not understand: ${word}`)).toBeVisible()

  await openConsole(page, client, '/search-lexicon')
  await page.getByLabel('A search', { exact: true }).fill(`${word} kolhapur`)
  const tried = section(page, 'Try a search')
  await expect(tried.getByRole('listitem')).toHaveText([`${word}Not understood`, 'kolhapurKolhapur'])

  await section(page, 'Words').getByRole('button', { name: 'Add word' }).click()
  await dialog(page).getByRole('button', { name: 'Save word' }).click()
  await expect(dialog(page).getByLabel('Word')).toHaveAccessibleDescription(/^Required.*five words/)
  await expect(dialog(page).getByLabel('Leads to')).toHaveAccessibleDescription('Choose one from the list.')
  await dialog(page).getByLabel('Word').fill('Murrah')
  await dialog(page).getByRole('combobox', { name: 'Leads to' }).fill('buffalo')
  await page.getByRole('option', { name: 'Buffalo', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Save word' }).click()
  await expect(dialog(page).getByLabel('Word')).toHaveAccessibleDescription(
    /^This word already leads to: Murrah · Buffalo\./,
  )
  expect(await graveViolations(page, 'the dialog of a word')).toEqual([])
  await dialog(page).getByLabel('Word').fill(word)
  await expect(dialog(page).getByText('Not understood')).toBeVisible()
  await expect(dialog(page).getByText('Looks in: Buffalo')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Save word' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(tried.getByRole('heading', { name: 'Before' })).toBeVisible()
  await expect(tried.getByText('Looks in: Buffalo')).toBeVisible()

  await searchMarket(reader, word)
  await expect(category(reader)).toContainText(/buffalo|murrah/i)

  await page.getByPlaceholder('Search words').fill(word)
  await page.getByRole('button', { name: `Edit ${word}`, exact: true }).click()
  await dialog(page).getByRole('combobox', { name: 'Leads to' }).fill('sheep')
  await page.getByRole('option', { name: 'Sheep', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Save word' }).click()
  await expect(terms(page)).toHaveText([/Sheep/])
  await page.getByRole('button', { name: `Delete ${word}`, exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  // Behind an open dialog nothing is in the list, for whoever looks by roles.
  await expect(dialog(page)).toBeHidden()
  await expect(terms(page)).toHaveCount(0)
  await searchMarket(reader, word)
  await expect(reader.getByText(`We did not understand: ${word}`)).toBeVisible()
})

test('what a new word would change pushes no button of its dialog aside', async ({ page }) => {
  await openConsole(page, client, '/search-lexicon')
  await section(page, 'Words').getByRole('button', { name: 'Add word' }).click()
  const save = dialog(page).getByRole('button', { name: 'Save word' })
  await expect(dialog(page).getByLabel('Word')).toBeFocused()
  const place = await save.boundingBox()
  await dialog(page).getByLabel('Word').fill('Murrah')
  await dialog(page).getByRole('combobox', { name: 'Leads to' }).fill('buffalo')
  await page.getByRole('option', { name: 'Buffalo', exact: true }).click()
  await expect(dialog(page).getByText('With this word')).toBeVisible()
  expect(await save.boundingBox()).toEqual(place)
})

test('an empty search becomes a word in one step, and another is put away', async ({ page, context }) => {
  const [word, useless] = [ownWord(), ownWord()]
  const reader = await context.newPage()
  for (const query of [`${word} goat`, useless]) {
    await searchMarket(reader, query)
    await expect.poll(() => timesSearched(query), 'the market remembers it').toBe(1)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await openConsole(page, client, '/search-lexicon')
  // The newest first: other tests search for things without result, too.
  const sort = section(page, 'Without results').getByRole('button', { name: /^Sort by/ })
  for (const order of ['ascending', 'descending']) {
    await sort.click()
    await page.getByRole('menuitem', { name: `Last searched ${order}` }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await expect(emptySearches(page).filter({ hasText: `${word} goat` })).toContainText(
    /once · English · (today|yesterday)/,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await graveViolations(page)).toEqual([])

  await page.getByRole('button', { name: `Add word for ${word} goat` }).click()
  await expect(dialog(page).getByLabel('Word')).toHaveValue(word)
  await expect(dialog(page).getByRole('combobox', { name: 'Leads to' })).toHaveValue('Goat')
  await dialog(page).getByRole('button', { name: 'Save word' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(emptySearches(page).filter({ hasText: word })).toHaveCount(0)
  await searchMarket(reader, word)
  await expect(category(reader)).toContainText(/goat|buck|doe|kid|wether/i)
  await expect(reader.getByText(`We did not understand: ${word}`)).toBeHidden()

  await emptySearches(page).filter({ hasText: useless }).getByRole('button', { name: 'Dismiss' }).click()
  await expect(emptySearches(page).filter({ hasText: useless })).toHaveCount(0)
  const shown = page.getByLabel('Show dismissed')
  await shown.click()
  await expect(shown).toBeChecked()
  await emptySearches(page).filter({ hasText: useless }).getByRole('button', { name: 'Restore' }).click()
  await expect(emptySearches(page).filter({ hasText: useless })).toHaveCount(0)
})

test('the screen reads in Urdu, from right to left', async ({ page }) => {
  await openConsole(page, client, '/search-lexicon?lng=ur')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await graveViolations(page)).toEqual([])
})

test('what a word can lead to is named in the reader’s language, and found by that name', async ({ page }) => {
  const t = wordsOf('ta')
  await openConsole(page, client, '/search-lexicon?lng=ta')
  await section(page, t('admin:lexicon.words'))
    .getByRole('button', { name: t('admin:lexicon.add') })
    .click()
  const leadsTo = dialog(page).getByRole('combobox', { name: t('admin:lexicon.leadsTo') })
  for (const name of [t('admin:lexicon.things.milk-can'), t('admin:lexicon.things.Kadaknath'), 'கிடாரி']) {
    await leadsTo.fill(name)
    await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible()
  }
  await leadsTo.fill('milk can')
  await expect(page.getByRole('option')).toHaveCount(0)
})
