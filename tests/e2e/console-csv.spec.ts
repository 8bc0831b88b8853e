import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { graveViolations } from '../support/console-people.ts'
import { fileOf } from '../support/downloads.ts'
import { hold, intercept } from '../support/intercept.ts'
import { chooseCategory, openSellForm } from '../support/journeys.ts'
import { insertGoat } from '../support/market-rows.ts'
import { addCategory, ownName, removeCategory } from '../support/own-category.ts'
import { expectSaid } from '../support/said.ts'
import { registerByApi } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

let admin: SupabaseClient

// An administrator has one import of a kind: each test has one of its own.
test.beforeEach(async ({ baseURL, request }) => {
  admin = (await colleagueOf(await administrator(baseURL), request, baseURL)).client
})

const listPath = (list: string, filter: object, sort: string) =>
  `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter), sort, order: 'ASC', page: '1' })}`
const optionsOf = (category: string) => listPath('dropdown-options', { field_key: `${category}.use` }, 'position')
const dialogOf = (page: Page) => page.getByRole('dialog')

const downloaded = (page: Page, name: string) => fileOf(page.getByRole('button', { name }))

/** Chooses a file in the dialog, in whatever encoding. */
async function chooseFile(page: Page, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  await dialogOf(page).locator('input[type=file]').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer })
}

const counts = (page: Page, words: string) => expect(dialogOf(page).getByRole('status')).toHaveText(words)

/** Other tests change the catalogue meanwhile: the file is checked again by itself then. */
const OUTDATED = /409 \(Conflict\)/

async function importRows(page: Page, button: string, done: string): Promise<void> {
  await dialogOf(page).getByRole('button', { name: button }).click()
  await expect(dialogOf(page).getByText(done)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
}

test('answers are exported, changed, mended and imported, sold by at once, and come back equal', async ({
  page,
  afterwards,
  expectedErrors,
}) => {
  expectedErrors.push(OUTDATED)
  const name = ownName('Yak')
  afterwards(() => removeCategory(admin, name))
  await addCategory(admin, name)
  await openConsole(page, admin, optionsOf(name))
  const exported = await downloaded(page, 'Export')
  expect(exported).toMatch(/^\uFEFFfield_key,value,position,is_active,labels\.en,labels\.hi/)
  const changed = exported.replace(/2,true,Milk,/, '2,true,"Milk, butter",दूध')

  await page.getByRole('button', { name: 'Import' }).click()
  expect(await graveViolations(page, 'import')).toEqual([])
  await chooseFile(page, `${changed}\r\n${name}.use,Wool,last,,=Wool`)
  await counts(page, '0 new1 changed2 unchanged1 error')
  await expect(dialogOf(page).getByRole('listitem')).toHaveText(['Row 5 · positionEnter a number. “last”'])
  await expect(dialogOf(page).getByRole('button', { name: 'Import' })).toBeDisabled()
  expect(await downloaded(page, 'Download the errors')).toContain('5,position,last,Enter a number.')
  expect(await graveViolations(page, 'errors')).toEqual([])

  // As a spreadsheet saves it where commas are decimal.
  const mended = `${changed}\r\n${name}.use,Wool,3,true,'=Wool${','.repeat(10)}`
  const semicolons = mended.replace('"Milk, butter"', 'Milk@ butter').replaceAll(',', ';').replace('@', ',').slice(1)
  await chooseFile(page, Buffer.from(`\uFEFF${semicolons}`, 'utf16le'))
  await counts(page, '1 new1 changed2 unchanged0 errors')
  await expect(dialogOf(page).getByRole('region').getByRole('cell', { name: '=Wool' })).toBeVisible()
  await importRows(page, 'Import 2 rows', '2 rows were imported.')
  const rows = page.getByRole('list', { name: 'Answers' }).getByRole('listitem')
  await expect(rows).toHaveText([/^Carrying/, /^Hauling/, /^Milk, butter/, /^=Wool/])

  const again = await downloaded(page, 'Export')
  expect(again).toBe(mended)
  await page.getByRole('button', { name: 'Import' }).click()
  await chooseFile(page, again)
  await counts(page, '0 new0 changed4 unchanged0 errors')
  await expect(dialogOf(page).getByText('Everything is there already: nothing would change.')).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Import' })).toBeDisabled()

  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  await openSellForm(page)
  await chooseCategory(page, name)
  await expect(page.getByRole('radio', { name: 'Milk, butter' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '=Wool' })).toBeVisible()
})

test('listings are downloaded, changed, mended and imported, and come back equal', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(OUTDATED)
  const seller = await registerByApi(request)
  const offered = await insertGoat(seller.id, 'active', { description: 'Calm, "very"\n=1+1' })
  const waiting = await insertGoat(seller.id, 'pending', { price: 7000 })
  await openConsole(page, admin, listPath('listings', { seller_id: seller.id }, 'price'))
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(dialogOf(page).getByText('Photographs are not in a CSV file: new listings come without.')).toBeVisible()
  const file = await downloaded(page, 'Download this list as a file to change')
  expect(file).toContain(offered)
  const [columns = ''] = file.slice(1).split('\r\n')
  const newRow = (price: string) => {
    const cells: Record<string, string> = {
      ...{ seller: seller.email, category: 'Goat', subcategory: 'doe', price, state: 'Maharashtra', district: 'Pune' },
      ...{ 'answers.breed': 'Osmanabadi', 'answers.age': '20', 'answers.purpose': 'Meat' },
    }
    return columns.split(',').map((column) => cells[column] ?? '')
  }
  const changed = file.replace(',9000,', ',12345,').replace(',pending,', ',active,')

  await chooseFile(page, `${changed}\r\n${newRow('cheap').join(',')}`)
  await counts(page, '0 new2 changed0 unchanged1 error')
  await expect(dialogOf(page).getByRole('listitem')).toHaveText(['Row 4 · priceEnter a number. “cheap”'])
  await chooseFile(page, `${changed.replace(',pending,', ',sold,')}\r\n${newRow('4321').join(',')}`)
  await counts(page, '1 new2 changed0 unchanged0 errors')
  expect(await graveViolations(page, 'preview')).toEqual([])
  await importRows(page, 'Import 3 rows', '3 rows were imported.')

  const { data } = await admin.from('listings').select('id, status, price').eq('seller_id', seller.id).order('price')
  expect(data).toEqual([
    { id: expect.any(String), status: 'active', price: 4321 },
    { id: waiting, status: 'active', price: 7000 },
    { id: offered, status: 'active', price: 12_345 },
  ])
  // What the list itself exports is such a file, too.
  const again = await downloaded(page, 'Export')
  expect(again).toMatch(/,submitted_at,published_at,expires_at,views,contacts,open_reports\r\n/)
  await page.getByRole('button', { name: 'Import' }).click()
  await chooseFile(page, again)
  await counts(page, '0 new0 changed3 unchanged0 errors')
  await page.goto(`/listing/${offered}?lng=en`)
  await expect(page.getByText('₹12,345').first()).toBeVisible()
})

test('words of the search are imported, understood at once, and come back equal', async ({ page, afterwards }) => {
  const word = ownName('zx').toLowerCase()
  afterwards(async () =>
    admin
      .from('search_lexicon')
      .delete()
      .in('term', [word, `${word}two`])
      .throwOnError(),
  )
  await openConsole(page, admin, '/search-lexicon')
  await page.getByRole('button', { name: 'Import' }).click()
  expect(await graveViolations(page, 'import')).toEqual([])
  await chooseFile(page, `concept,term,language\nGoat,${word} one,hi\nDragon,${word} two,hi\nSheep,Goat,en`)
  await counts(page, '1 new0 changed0 unchanged2 errors')
  await expect(dialogOf(page).getByRole('listitem')).toHaveText([
    'Row 3 · conceptChoose one from the list. “Dragon”',
    /^Row 4 · termThis word already leads to: Goat\. “Goat”$/,
  ])
  await chooseFile(page, `concept;term;language\nGoat;${word};hi\nSheep;${word}two;mr`)
  await counts(page, '2 new0 changed0 unchanged0 errors')
  await importRows(page, 'Import 2 rows', '2 rows were imported.')
  await page.getByPlaceholder('Search words').fill(word)
  await expect(page.getByRole('listitem').filter({ hasText: `${word}two` })).toBeVisible()
  await page.getByRole('button', { name: 'Import' }).click()
  const file = await downloaded(page, 'Download this list as a file to change')
  expect(file).toBe(`\uFEFFconcept,term,language\r\nGoat,${word},hi\r\nSheep,${word}two,mr`)
  await chooseFile(page, file)
  await counts(page, '0 new0 changed2 unchanged0 errors')
  await page.goto(`/search?q=${word}&lng=en`)
  await expect(page.locator('main a[href^="/listing/"]').first()).toBeVisible()
})

test('the import before is known before anything can be pressed that it would move', async ({ page, afterwards }) => {
  const term = ownName('zx').toLowerCase()
  afterwards(async () => admin.from('search_lexicon').delete().eq('term', term).throwOnError())
  await openConsole(page, admin, '/search-lexicon')
  await page.getByRole('button', { name: 'Import' }).click()
  await chooseFile(page, `concept,term,language\nGoat,${term},hi`)
  await importRows(page, 'Import 1 row', '1 row was imported.')
  const goOn = await hold(page, '**/rpc/last_import')
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(dialogOf(page).getByRole('status')).toContainText('Loading')
  await expect(dialogOf(page).getByRole('button')).toHaveCount(0)
  goOn()
  await expect(dialogOf(page).getByRole('note')).toContainText('1 row was imported.')
  await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
})

test('an import whose page was closed is found again, and written once though its answer is lost on the way', async ({
  page,
  afterwards,
  expectedErrors,
}) => {
  const term = ownName('zx').toLowerCase()
  afterwards(async () => admin.from('search_lexicon').delete().eq('term', term).throwOnError())
  await openConsole(page, admin, '/search-lexicon')
  await page.getByRole('button', { name: 'Import' }).click()
  await chooseFile(page, `concept,term,language\nGoat,${term},hi`)
  await counts(page, '1 new0 changed0 unchanged0 errors')
  await page.reload()
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(dialogOf(page).getByRole('note')).toContainText('1 row is checked, and not imported yet.')
  expectedErrors.push(/ERR_FAILED/)
  await intercept(
    page,
    '**/rpc/finish_import',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await dialogOf(page).getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialogOf(page).getByRole('alert')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Import 1 row' }).click()
  await expect(dialogOf(page).getByRole('note')).toContainText('1 row was imported.')
  const { data } = await admin.from('search_lexicon').select('term').eq('term', term).throwOnError()
  expect(data).toHaveLength(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('what cannot be imported is said in Urdu, and nothing is wider than the screen', async ({ page }) => {
    await openConsole(page, admin, '/dropdown-options?lng=ur')
    // Whatever its name is in Urdu.
    await page.locator('main button[aria-haspopup="dialog"]').click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(dialogOf(page).locator('input[type=file]')).toBeAttached()
    expect(await graveViolations(page, 'import')).toEqual([])
    await chooseFile(page, 'field_key;labels\nGoat.breed;x')
    await expect(dialogOf(page).getByRole('alert').filter({ hasText: 'labels' })).toBeVisible()
    await chooseFile(page, 'field_key;value;position\nGoat.wings;Two;0\nGoat.breed;;a')
    await expect(dialogOf(page).getByRole('listitem')).toHaveCount(2)
    expect(await graveViolations(page, 'errors')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

  test('the way out stays in its place when the import before is known', async ({ page }) => {
    await openConsole(page, admin, '/search-lexicon?lng=ta')
    const t = wordsOf('ta')
    const goOn = await hold(page, '**/rpc/last_import')
    await page.getByRole('button', { name: t('admin:import.button') }).click()
    const waiting = dialogOf(page).getByRole('status')
    await expect(waiting).toBeVisible()
    const wayOut = dialogOf(page).getByRole('button', { name: t('buttons:cancel') })
    const place = await wayOut.boundingBox()
    goOn()
    await expect(waiting).toHaveCount(0)
    expect(await wayOut.boundingBox()).toEqual(place)
  })
})

test('listings that are too many for one import come in several files, and what is left out is said', async ({
  page,
  request,
}) => {
  const { id } = await registerByApi(request)
  await insertGoat(id, 'active')
  // The market of the tests has few listings: to the export it is the same one over and over.
  let goat: unknown
  await intercept(page, '**/rest/v1/rpc/find_listings', async (route) => {
    const answer = await route.fetch()
    const found = (await answer.json()) as { rows: unknown[]; total: number }
    goat ??= found.rows[0]
    const length = route.request().postDataJSON().at_most as number
    const isExport = length === 1000
    await route.fulfill({
      response: answer,
      json: isExport ? { total: 20_001, rows: Array.from({ length }, () => goat) } : found,
    })
  })
  const names: string[] = []
  page.on('download', (file) => names.push(file.suggestedFilename()))
  await openConsole(page, admin, listPath('listings', { seller_id: id }, 'submitted_at'))
  // Twenty questions take as long as they take.
  const lastFile = page.waitForEvent('download', () => names.length === 4)
  await page.getByRole('button', { name: 'Export' }).click()
  await lastFile
  expect([...names].sort()).toEqual([1, 2, 3, 4].map((part) => `listings-${part}-of-4.csv`))
  await expectSaid(page, 'Only the first 20,000 rows were exported.')
})
