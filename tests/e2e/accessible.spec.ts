import type { Translate } from '@maveshi/shared/locale/translate'
import type { Locator, Page } from '@playwright/test'
import { READINGS, type Reading, violations } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { offered } from '../support/market-api.ts'
import { insertGoat } from '../support/market-rows.ts'
import { addressesOf, pageRoutes } from '../support/page-routes.ts'
import { holdToasts } from '../support/said.ts'
import { becomeSeller, registerByApi } from '../support/seller-api.ts'
import { startStorefrontWithLookup } from '../support/storefront-with-lookup.ts'
import { wordsOf } from '../support/words.ts'

// What ends, is missing or fails is looked at too.
test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/status of (404|409|410|500)/] })

/** Pages that are looked at elsewhere with all their states: forms of members and selling. */
const OF_MEMBERS = ['/dashboard', '/notices', '/profile', '/profile/edit', '/sell/[listingType]', '/sell/herd']
const OF_LISTINGS = ['/listing/[id]', '/listing/[id]/poster', '/seller/[id]']
/** A part of a page, which is looked at there. */
const PARTS = ['/saved/listings']
const OF_PARAMETERS = {
  '/category/[categoryValue]': ['/category/Cattle?breed=Gir&breed=Sahiwal&age.min=2&near=411001&within=200'],
  '/services/[categoryValue]': ['/services/Veterinary-Support'],
  '/404': ['/nowhere'],
}
const PAGES = pageRoutes()
  .filter((route) => ![...OF_MEMBERS, ...OF_LISTINGS, ...PARTS].includes(route))
  .flatMap((route) => addressesOf(route, OF_PARAMETERS))
/** Lists and forms that look another way by what is asked of them. */
const ASKED = [
  '/search?q=gir',
  '/search?q=tharparkar+gaay+kolhapur',
  '/search?q=murrha',
  '/search?q=bakri+xyzzyq',
  '/feeds-and-machinery?tab=feeds',
  '/feeds-and-machinery?tab=machinery',
  '/reset-password?token_hash=x',
  '/confirm?token_hash=x&type=signup',
  '/unsubscribe?token=x.saved.email.x',
]

interface Reader extends Reading {
  readonly page: Page
  readonly t: Translate
  /** What axe has found so far. */
  readonly found: string[]
}

async function open({ page, language }: Reader, path: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
}

async function check({ page, rules, found }: Reader, state: string): Promise<void> {
  found.push(...(await violations(page, state, { rules })))
}

/** Does something, waits for what it shows, and looks at the page. */
async function lookAfter(reader: Reader, control: Locator, shown: Locator): Promise<void> {
  await control.click()
  await expect(shown).toBeVisible()
  await check(reader, `after ${control}`)
}

/** A menu or a panel by its words; the header has some of them twice, for narrow and for wide screens. */
const summary = (page: Page, words: string) => page.locator('summary').filter({ hasText: words, visible: true })
const visible = (place: Locator) => place.filter({ visible: true }).first()

/** A listing of several photographs. */
async function pictured({ page }: Reader): Promise<string> {
  const listings = await offered(page.request, 'category=eq.Buffalo')
  return `/listing/${listings.find(({ listing_photos }) => listing_photos.length > 1)?.id}`
}

async function lookAtMenus(reader: Reader): Promise<void> {
  const { page, t } = reader
  await open(reader, '/')
  await lookAfter(reader, summary(page, t('navbar:language')), visible(page.getByRole('link', { name: 'தமிழ்' })))
  await summary(page, t('navbar:menu')).click()
  for (const [menu, entry] of [
    [page.locator('.mobile-menu .menu summary').first(), 'a[href="/category/Cattle"]'],
    [summary(page, t('navbar:sell')), 'a[href="/sell/service"]'],
  ] as const)
    await lookAfter(reader, menu, visible(page.locator(`.mobile-menu ${entry}`)))
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(reader, '/category/Goat')
  const bar = page.getByRole('navigation', { name: t('navbar:mainMenu') })
  await lookAfter(reader, bar.locator('summary').first(), bar.locator('a[href="/category/Goat"]'))
  await page.setViewportSize({ width: 360, height: 740 })
}

async function lookAtLists(reader: Reader): Promise<void> {
  const { page, t } = reader
  await open(reader, '/category/Cattle')
  await lookAfter(reader, summary(page, t('buy:filters.title')), page.getByLabel(t('buy:filters.state')))
  await page.getByLabel(t('buy:filters.sort')).selectOption('price-up')
  await expect(page).toHaveURL(/sort=price-up/)
  await check(reader, 'in another order')
  const box = page.getByRole('search').getByRole('combobox')
  await page.getByRole('search').locator('input').pressSequentially('gi')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('ArrowDown')
  await check(reader, 'with suggestions')
}

async function lookAtDialogs(reader: Reader): Promise<void> {
  const { page, t } = reader
  const dialog = page.getByRole('dialog')
  await open(reader, '/')
  await lookAfter(reader, page.getByRole('main').locator('a[data-sell]'), dialog)
  await open(reader, await pictured(reader))
  await lookAfter(reader, page.getByRole('link', { name: t('listing:contact.call'), exact: true }), dialog)
  await page.keyboard.press('Escape')
  await lookAfter(reader, page.getByRole('link', { name: t('listing:share.open') }), dialog)
  await page.keyboard.press('Escape')
  await lookAfter(reader, page.locator('.gallery a[data-act=zoom]').first(), dialog)
}

async function lookAsMember(reader: Reader, ownListing: string): Promise<void> {
  const { page, t } = reader
  const dialog = page.getByRole('dialog')
  await holdToasts(page)
  await open(reader, '/admin')
  const toast = page.getByRole('alert').filter({ hasText: t('toast:accessDenied.title') })
  await expect(toast).toBeVisible()
  await check(reader, 'with a toast')
  await summary(page, t('navbar:menu')).click()
  const dashboard = visible(page.getByRole('link', { name: t('navbar:dashboard') }))
  const account = page.locator('summary').filter({ has: page.locator('[data-account-name]'), visible: true })
  await lookAfter(reader, account, dashboard)
  await open(reader, await pictured(reader))
  await expect(page.getByRole('button', { name: t('listing:favourite.keep'), exact: true })).toBeVisible()
  for (const name of [t('listing:contact.call'), t('listing:contact.whatsapp'), t('listing:report.open')]) {
    await lookAfter(reader, page.getByRole('link', { name, exact: true }), dialog)
    await dialog.getByRole('button', { name: t('navbar:authRequired.close') }).click()
    await expect(dialog).toBeHidden()
  }
  await open(reader, `/listing/${ownListing}`)
  await lookAfter(reader, page.getByRole('link', { name: t('listing:contact.call'), exact: true }), dialog)
}

for (const reading of READINGS) {
  test.describe(`axe finds nothing in ${reading.language}, ${reading.colorScheme}`, () => {
    test.use({ colorScheme: reading.colorScheme })
    test.beforeEach(() => test.slow())
    const reader = (page: Page): Reader => ({ ...reading, page, t: wordsOf(reading.language), found: [] })

    test('on every page', async ({ page }) => {
      const guest = reader(page)
      for (const path of PAGES) {
        await open(guest, path)
        await check(guest, '')
      }
      expect(guest.found).toEqual([])
    })

    test('on lists and listings', async ({ page }) => {
      const guest = reader(page)
      const listing = await pictured(guest)
      for (const path of [...ASKED, listing, `${listing}/poster`]) {
        await open(guest, path)
        await check(guest, '')
      }
      expect(guest.found).toEqual([])
    })

    test('where something is open', async ({ page }) => {
      const guest = reader(page)
      await lookAtMenus(guest)
      await lookAtLists(guest)
      await lookAtDialogs(guest)
      expect(guest.found).toEqual([])
    })

    test('for members', async ({ page }) => {
      const { id } = await becomeSeller(page)
      const member = reader(page)
      const goat = await insertGoat(id, 'active')
      // The header has the number of what is told of it.
      await insertGoat(id, 'active', { expiresInDays: -1 })
      await lookAsMember(member, goat)
      await open(member, `/seller/${id}`)
      await check(member, '')
      await open(member, `/sell/herd?like=${goat}`)
      await expect(page.locator('.herd input').first()).toBeVisible()
      await check(member, '')
      expect(member.found).toEqual([])
    })
  })
}

test('axe finds nothing on a listing that has ended', async ({ page }) => {
  const ended = await insertGoat((await registerByApi(page.request)).id, 'sold', { language: 'pa' })
  const found: string[] = []
  for (const { language, colorScheme, rules } of READINGS) {
    await page.emulateMedia({ colorScheme })
    const answer = await page.goto(`/listing/${ended}?lng=${language}`)
    expect(answer?.status()).toBe(410)
    found.push(...(await violations(page, '', { rules })))
  }
  expect(found).toEqual([])
})

test('axe finds nothing in the question for consent', async ({ browser, afterwards }) => {
  const storefront = await startStorefrontWithLookup(`http://localhost:${process.env.MARKET_PORT}`)
  afterwards(storefront.stop)
  const context = await browser.newContext({ baseURL: storefront.origin, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const found: string[] = []
  for (const { language, colorScheme, rules } of READINGS) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/', '/login']) {
      await page.goto(`${path}?lng=${language}`)
      await expect(page.getByRole('button', { name: wordsOf(language)('toast:consent.agree') })).toBeVisible()
      found.push(...(await violations(page, '', { rules })))
    }
  }
  await context.close()
  expect(found).toEqual([])
})
