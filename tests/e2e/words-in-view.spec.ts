import { LANGUAGES, type Language } from '@maveshi/shared/locale/languages'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { guestPages } from '../support/guest-pages.ts'
import { insertGoat } from '../support/market-rows.ts'
import { waitingGoats } from '../support/review.ts'
import { becomeSeller } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'
import { ownWords, type WordProblems, wordProblems } from '../support/words-in-view.ts'

test.use({ viewport: { width: 360, height: 780 } })

/** With the heading that is a single long word in Malayalam. */
const OTHER_PAGES = ['/login', '/register', '/forgot-password', '/about', '/safety', '/saved', '/category/Sheep']
const MEMBERS_PAGES = ['/dashboard', '/notices', '/profile', '/profile/edit', '/sell/product', '/sell/service']

/** What takes long is done by several tests, each with some of the languages. */
const SHARES = [0, 1, 2, 3].map((part) => LANGUAGES.filter((_, index) => index % 4 === part))

/** Looks at pages in a language, and tells of those whose words are not all in it, whole and seen. */
async function readPages(page: Page, paths: readonly string[], language: Language, own: readonly string[]) {
  const found: Record<string, WordProblems> = {}
  for (const path of paths) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    const problems = await wordProblems(page, language, own)
    if (Object.values(problems).flat().length > 0) found[`${language} ${path}`] = problems
  }
  return found
}

for (const languages of SHARES) {
  test(`words of guests’ pages are in their language, whole and seen: ${languages.join(', ')}`, async ({
    page,
    baseURL,
  }) => {
    const own = await ownWords(page.request)
    const paths = [...(await guestPages(baseURL ?? '')).map(({ path }) => path), ...OTHER_PAGES]
    for (const language of languages) expect.soft(await readPages(page, paths, language, own)).toEqual({})
  })
}

test('words of members’ pages are in their language, whole and seen', async ({ page }) => {
  const { id } = await becomeSeller(page)
  // The header has its bell, and the page of notices something to tell.
  for (const expiresInDays of [-1, 2]) await insertGoat(id, 'active', { expiresInDays })
  const own = [...(await ownWords(page.request)), 'Asha', 'Patil']
  for (const language of LANGUAGES) expect.soft(await readPages(page, MEMBERS_PAGES, language, own)).toEqual({})
})

/** Takes the reader through the step that asks about a thing, for each kind of it in each category. */
async function readQuestions(page: Page, path: string, language: Language, own: readonly string[]) {
  const t = wordsOf(language)
  const step = (key: string) => page.getByRole('button', { name: t(`createListing:${key}`), exact: true })
  const found: Record<string, WordProblems> = {}
  const look = async (...chosen: readonly Locator[]) => {
    const problems = await wordProblems(page, language, own)
    const names = await Promise.all(chosen.map((one) => one.textContent()))
    if (Object.values(problems).flat().length > 0) found[`${language} ${names.join(', ')}`] = problems
  }
  await page.goto(`${path}?lng=${language}`)
  const categories = page.locator('fieldset:has(#category) label')
  await expect(categories.first()).toBeVisible()
  for (const category of await categories.all()) {
    await category.click()
    await step('next').click()
    await expect(category).toBeHidden()
    await look(category)
    for (const kind of await page.locator('.picture-choices label').all()) {
      await kind.click()
      await look(category, kind)
    }
    await step('back').click()
  }
  return found
}

for (const languages of SHARES) {
  test(`questions about each kind of thing are whole and seen on a phone: ${languages.join(', ')}`, async ({
    page,
  }) => {
    await becomeSeller(page)
    const own = [...(await ownWords(page.request)), 'Asha', 'Patil']
    for (const language of languages)
      for (const path of ['/sell/product', '/sell/service'])
        expect.soft(await readQuestions(page, path, language, own)).toEqual({})
  })
}

test('what was done is told in whole words on a phone, beside the button that undoes it', async ({ page }) => {
  const { id } = await becomeSeller(page)
  await insertGoat(id, 'active')
  for (const language of ['ta', 'ml', 'te', 'kn'] as const) {
    const t = wordsOf(language)
    await page.goto(`/dashboard?lng=${language}`)
    const withdraw = { name: t('dashboard:steps.withdraw'), exact: true }
    await page.getByRole('button', withdraw).click()
    await page.getByRole('dialog').getByRole('button', withdraw).click()
    const undo = page.getByRole('status').getByRole('button', { name: t('dashboard:undo') })
    await expect(undo).toBeVisible()
    const { broken, cut } = await wordProblems(page, language, [])
    expect.soft({ broken, cut }, language).toEqual({ broken: [], cut: [] })
    await undo.click()
    await expect(page.getByRole('button', withdraw)).toBeVisible()
  }
})

test('what was begun has its buttons in whole words on a phone', async ({ page }) => {
  await becomeSeller(page)
  await page.goto('/sell/product')
  await page.locator('.picture-choice').filter({ hasText: 'Goat' }).click()
  await page.locator('.step-bar').getByRole('button').last().click()
  await page.locator('#age').fill('18')
  for (const language of ['ta', 'ml', 'te', 'kn'] as const) {
    await page.goto(`/dashboard?lng=${language}`)
    await expect(page.getByRole('button', { name: wordsOf(language)('dashboard:steps.delete') })).toBeVisible()
    const { broken, cut } = await wordProblems(page, language, [])
    expect.soft({ broken, cut }, language).toEqual({ broken: [], cut: [] })
  }
})

test('what each of many animals is can be read whole, on a phone and at a desk', async ({ page }) => {
  const { id } = await becomeSeller(page)
  const model = await insertGoat(id, 'active', { subcategory: 'wether' })
  for (const width of [360, 1280])
    for (const language of ['te', 'ta', 'ur'] as const) {
      await page.setViewportSize({ width, height: 780 })
      await page.goto(`/sell/herd?like=${model}&lng=${language}`)
      await expect(page.getByRole('combobox').first()).toHaveValue('wether')
      const { cut, overlapping } = await wordProblems(page, language, [])
      expect.soft({ cut, overlapping }, `${language} ${width} px`).toEqual({ cut: [], overlapping: [] })
      const hidden_px = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(hidden_px, `${language} ${width} px`).toBeLessThanOrEqual(0)
    }
})

test('what the console says of wanted notices is in the reader’s language, whole and seen', async ({
  page,
  baseURL,
}) => {
  await openConsole(page, await administrator(baseURL), '')
  const own = await ownWords(page.request)
  for (const language of ['ta', 'ur'] as const) {
    await page.goto(`/admin/wanted-notices?filter=${encodeURIComponent('{"status":"active"}')}&lng=${language}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    const nothing = { foreign: [], broken: [], cut: [], overlapping: [] }
    expect.soft(await wordProblems(page, language, own), language).toEqual(nothing)
  }
})

test('settings of the console are whole and seen on a phone, where words are longest', async ({ page, baseURL }) => {
  await openConsole(page, await administrator(baseURL), '')
  for (const language of ['ta', 'ml', 'te'] as const) {
    await page.goto(`/admin/settings?lng=${language}`)
    // The last of its panels has been read.
    await expect(page.getByRole('region').last().getByRole('listitem').first()).toBeVisible()
    const { cut, overlapping } = await wordProblems(page, language, [])
    expect.soft({ cut, overlapping }, language).toEqual({ cut: [], overlapping: [] })
    const hidden_px = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(hidden_px, language).toBeLessThanOrEqual(0)
  }
})

test('a choice that is locked is read whole on a phone', async ({ page, baseURL }) => {
  await openConsole(page, await administrator(baseURL), '')
  for (const language of ['ta', 'ur'] as const) {
    await page.goto(`/admin/dropdown-options?lng=${language}`)
    await page.getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByRole('combobox', { disabled: true })).toBeVisible()
    const { cut, overlapping } = await wordProblems(page, language, [])
    expect.soft({ cut, overlapping }, language).toEqual({ cut: [], overlapping: [] })
  }
})

test('what was decided is told in whole words on a phone, beside the button that undoes it', async ({
  page,
  request,
  baseURL,
}) => {
  const languages = ['kn', 'ta', 'ml', 'te'] as const
  const { ids } = await waitingGoats(request, languages.length)
  await openConsole(page, await administrator(baseURL), '')
  for (const [index, language] of languages.entries()) {
    const t = wordsOf(language)
    await page.goto(`/admin/listings/${ids[index]}/show?lng=${language}`)
    await page.getByRole('button', { name: t('buttons:approve'), exact: true }).click()
    const said = page.getByRole('alert').filter({ hasText: t('admin:notices.approved', { count: 1 }) })
    await expect(said).toBeVisible()
    const { broken, cut } = await wordProblems(page, language, [])
    expect.soft({ broken, cut }, language).toEqual({ broken: [], cut: [] })
  }
})

const LISTS = ['/listings', '/users', '/subcategories', '/search-lexicon']

test('lists of the console are whole and seen on a phone and at a desk, and the buttons of their pages named', async ({
  page,
  baseURL,
}) => {
  await openConsole(page, await administrator(baseURL), '')
  const wordsCut = async (language: Language) => {
    const { cut, overlapping } = await wordProblems(page, language, [])
    return [...cut, ...overlapping]
  }
  for (const language of ['ta', 'ml', 'ur'] as const)
    for (const path of LISTS) {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`/admin${path}?lng=${language}`)
      const pages = page.locator('.MuiTablePagination-root')
      await expect(pages.first()).toBeVisible()
      await expect(pages.getByRole('button', { name: /page/i })).toHaveCount(0)
      expect.soft(await wordsCut(language), `${language} ${path}`).toEqual([])
      await page.setViewportSize({ width: 1280, height: 860 })
      // The rows become a table first.
      await expect.soft.poll(() => wordsCut(language), `${language} ${path} at a desk`).toEqual([])
    }
})

test('what a word may lead to is read whole at a desk, where its field is narrow', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await openConsole(page, await administrator(baseURL), '')
  for (const language of ['ta', 'ml'] as const) {
    await page.goto(`/admin/search-lexicon?lng=${language}`)
    await page
      .getByRole('combobox', { name: wordsOf(language)('admin:lexicon.leadsTo') })
      .first()
      .click()
    await expect(page.getByRole('option').first()).toBeVisible()
    const { cut } = await wordProblems(page, language, [])
    expect.soft(cut, language).toEqual([])
  }
})
