import { LANGUAGE_COOKIE, LANGUAGE_STORED } from '@maveshi/shared/locale/chosen'
import { type Language, languageFacts } from '@maveshi/shared/locale/languages'
import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { wordsOf } from '../support/words.ts'

let client: SupabaseClient

test.beforeAll(async () => {
  client = await administrator(`http://localhost:${process.env.MARKET_PORT}`)
})

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === LANGUAGE_COOKIE)?.value
const storedOn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LANGUAGE_STORED)

/** The console is in a language, and the browser remembers it in both places. */
async function expectReadIn(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('link', { name: wordsOf(language)('admin:titles.settings') }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('dir', languageFacts(language).direction)
  expect(await cookieOf(page)).toBe(language)
  expect(await storedOn(page)).toBe(language)
}

/** What the browser remembers, in place of what it has remembered itself. */
async function remember(page: Page, cookie: string, stored: string): Promise<void> {
  await page.context().clearCookies({ name: LANGUAGE_COOKIE })
  if (cookie)
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: cookie, url: new URL('/', page.url()).href }])
  await page.evaluate(
    ([key, language]) => (language ? localStorage.setItem(key, language) : localStorage.removeItem(key)),
    [LANGUAGE_STORED, stored] as const,
  )
}

test.describe('on a phone in the Hindi of India, then English', () => {
  test.use({ locale: 'hi-IN' })

  test('the language is that of the address, else the cookie’s, the storage’s, the browser’s', async ({ page }) => {
    await openConsole(page, client, '/settings')
    await expectReadIn(page, 'hi')
    for (const [cookie, stored, query, language] of [
      ['', 'ta', '', 'ta'],
      ['bn', 'ta', '', 'bn'],
      ['bn', 'ta', '?lng=ur', 'ur'],
      ['xx', 'yy', '?lng=zz', 'hi'],
    ] as const) {
      await remember(page, cookie, stored)
      await page.goto(`/admin/settings${query}`)
      await expectReadIn(page, language)
    }
  })
})

test.describe('on a phone in a language that nobody speaks here', () => {
  test.use({ locale: 'fr-FR' })

  test('the console is English', async ({ page }) => {
    await openConsole(page, client, '/settings')
    await expectReadIn(page, 'en')
  })
})

test('a change of language loads six namespaces again, remembers it, and stays where one is', async ({ page }) => {
  await openConsole(page, client, '/settings?lng=en')
  await expectReadIn(page, 'en')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const choose = async (from: Language, to: Language) => {
    asked.length = 0
    await page.getByRole('button', { name: languageFacts(from).name }).click()
    await page.getByRole('menuitem', { name: languageFacts(to).name }).click()
    await expectReadIn(page, to)
    await expect(page).toHaveURL(/\/admin\/settings/)
    return () => asked.filter((path) => path.startsWith(`/locales/${to}/`)).sort()
  }
  const again = (language: Language) =>
    ['about', 'admin', 'createListing', 'login', 'profile', 'register'].map(
      (name) => `/locales/${language}/${name}.json`,
    )
  const inMarathi = await choose('en', 'mr')
  expect(inMarathi()).toEqual([...again('mr'), '/locales/mr/buttons.json', '/locales/mr/fieldTypes.json'].sort())
  const inEnglish = await choose('mr', 'en')
  await expect.poll(inEnglish).toEqual(again('en'))
})
