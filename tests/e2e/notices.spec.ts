import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@maveshi/shared/listing/movement-notice'
import { formatDate, formatPrice } from '@maveshi/shared/locale/format'
import { NOTICES_AT_ONCE } from '@maveshi/shared/notice'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { untilDrawn } from '../support/drawn.ts'
import { guestPages } from '../support/guest-pages.ts'
import { hold, intercept } from '../support/intercept.ts'
import { deleteRows, insertGoat, insertRow, newGoat } from '../support/market-rows.ts'
import { SEARCH, SEARCH_PATH, tellBuyer, tellOfRights, tellOfWanted, tellSeller } from '../support/notice-causes.ts'
import { newNoticeRows, noticeRows, seeTold, unreadNotices } from '../support/seen-notices.ts'
import { becomeSeller } from '../support/seller-api.ts'
import { lastEntry } from '../support/visits.ts'
import { wordsOf } from '../support/words.ts'

const english = wordsOf('en')
const bell = (page: Page, count: number) =>
  page.getByRole('link', { name: count > 0 ? unreadNotices(english, count) : 'Notices', exact: true })
const isAsked = (url: string) => url.includes('/rpc/unread_notices')

/** Gives somebody so many notices: listings whose time has run out. */
const tellOften = (id: string, count: number) =>
  insertRow(
    'listings',
    Array.from({ length: count }, () => newGoat(id, 'active', { expiresInDays: -1 })),
  )

const DAY_MS = 86_400_000

/** Where nobody of another test lives. */
const DISTRICTS = { mr: 'IN.29.244', ta: 'IN.20.270', ur: 'IN.14.587' } as const
/** So many days from today. */
const day = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS))

for (const language of ['mr', 'ta', 'ur'] as const) {
  const t = wordsOf(language)
  const on = (days: number) => ({ date: formatDate(new Date(Date.now() + days * DAY_MS), language) })

  test.describe(`in ${language}`, () => {
    test('a seller reads what became of their listings', async ({ page }) => {
      await tellSeller(page.request, await becomeSeller(page))
      await seeTold(page, language, [
        t('notices:kinds.approved'),
        t('notices:kinds.rejected'),
        t('notices:kinds.revisionApproved'),
        t('dashboard:revision.refused'),
        t('notices:kinds.removed'),
        t('notices:kinds.restored'),
        t('notices:kinds.expiring', on(2)),
        t('notices:kinds.expired', on(-1)),
        t('dashboard:figures.contacts', { count: 1, number: '1' }),
      ])
      const rejected = noticeRows(page).filter({ hasText: t('notices:kinds.rejected') })
      await expect(rejected).toContainText(t('dashboard:reason', { reason: t('dashboard:reasons.photographs') }))
      await expect(rejected).toContainText('1234')
      await expect(rejected.getByRole('link')).toHaveAttribute('href', '/dashboard')
      const removed = noticeRows(page).filter({ hasText: t('notices:kinds.removed') })
      await expect(removed).toContainText(t('dashboard:removalReasons.misleading'))
      await noticeRows(page)
        .filter({ hasText: t('notices:kinds.approved') })
        .getByRole('link')
        .click()
      await expect(page).toHaveURL(/\/listing\//)
    })

    test('a buyer reads what became of what they have saved and reported', async ({ page }) => {
      await tellBuyer(page.request, await becomeSeller(page))
      const prices = { was: formatPrice(9000), price: formatPrice(8000) }
      const told = ['favouriteSold', 'reportSettled', 'searchMatched'].map((kind) => t(`notices:kinds.${kind}`))
      await seeTold(page, language, [
        t('notices:kinds.priceDropped', prices),
        t('notices:kinds.reportAcknowledged', on(7)),
        ...told,
      ])
      await expect(noticeRows(page).filter({ hasText: t('listing:report.status.dismissed') })).toContainText('1234')
      const matched = noticeRows(page).filter({ hasText: SEARCH })
      await expect(matched.getByRole('link')).toHaveAttribute('href', SEARCH_PATH)
    })

    test('somebody reads what became of what they look for, and who looks for what they sell', async ({ page }) => {
      await tellOfWanted(page.request, await becomeSeller(page))
      await seeTold(page, language, [
        t('notices:kinds.wantedApproved'),
        t('notices:kinds.wantedRejected'),
        t('notices:kinds.wantedRemoved'),
        t('notices:kinds.wantedEnding', on(2)),
        t('notices:kinds.wantedAsked', { count: 1, number: '1' }),
        t('notices:kinds.wantedFits'),
      ])
      const rejected = noticeRows(page).filter({ hasText: t('notices:kinds.wantedRejected') })
      await expect(rejected).toContainText('1234')
      await expect(rejected.getByRole('link')).toHaveAttribute('href', '/dashboard#wanted')
    })

    test('somebody reads what the law says where they live', async ({ page, afterwards }) => {
      const id = randomUUID()
      const [starts_on, ends_on] = [day(0), day(9)]
      const texts = { en: 'Ask the vet first', [language]: '5678' }
      afterwards(() => deleteRows('movement_notices', `id=eq.${id}`))
      const district = DISTRICTS[language]
      await insertRow('movement_notices', { id, place_ids: [district], starts_on, ends_on, texts })
      await becomeSeller(page, { placeId: district })
      const [from, to] = [on(0).date, on(9).date]
      await seeTold(page, language, [t('notices:kinds.movementNotice', { from, to })])
      await expect(noticeRows(page)).toContainText('5678')
    })

    test('somebody reads what they may do now', async ({ page }) => {
      await tellOfRights(page.request, await becomeSeller(page))
      await seeTold(
        page,
        language,
        [
          'suspended',
          'suspensionLifted',
          'administrator',
          'rolesChanged',
          'noAdministrator',
          'registrationVerified',
          'registrationUnverified',
        ].map((kind) => t(`notices:kinds.${kind}`)),
      )
    })
  })
}

test('a guest’s pages have no bell and ask for nothing of it', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const { path } of await guestPages(baseURL ?? '')) {
    await page.goto(path)
    await lastEntry(page, path)
    await expect(page.locator('[href="/notices"], [data-notices]')).toHaveCount(0)
  }
  expect(asked.filter((url) => /notices|toast\.json/.test(url))).toEqual([])
})

test('a guest signs in first', async ({ page }) => {
  await page.goto('/notices')
  await expect(page).toHaveURL('/login?from=%2Fnotices')
})

test('what the page shows is read, and stays marked as new until it is left', async ({ page }) => {
  const { id } = await becomeSeller(page)
  await tellOften(id, 2)
  await page.goto('/notices')
  await expect(newNoticeRows(page, english)).toHaveCount(2)
  await expect(bell(page, 0)).toHaveAttribute('aria-current', 'page')
  await expect(newNoticeRows(page, english)).toHaveCount(2)
  await expect(page.getByText('Notices are deleted after 90 days.')).toBeVisible()
  await page.reload()
  await expect(noticeRows(page)).toHaveCount(2)
  await expect(newNoticeRows(page, english)).toHaveCount(0)
})

test('more than a page are shown as somebody asks for them, or read at once', async ({ page }) => {
  const { id } = await becomeSeller(page)
  await tellOften(id, NOTICES_AT_ONCE + 5)
  await page.goto('/')
  await bell(page, 25).click()
  await expect(noticeRows(page)).toHaveCount(NOTICES_AT_ONCE)
  await expect(bell(page, 5)).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('All read.')).toBeFocused()
  await expect(bell(page, 0)).toBeVisible()
  await page.getByRole('button', { name: 'Show older notices' }).click()
  await expect(noticeRows(page)).toHaveCount(NOTICES_AT_ONCE + 5)
  await expect(noticeRows(page).nth(NOTICES_AT_ONCE).getByRole('link')).toBeFocused()
  await expect(newNoticeRows(page, english)).toHaveCount(NOTICES_AT_ONCE)
  await expect(page.getByRole('button', { name: 'Show older notices' })).toHaveCount(0)
})

test('the bell asks once a minute, when a page is loaded anew, and when the number has gone up says so', async ({
  page,
}) => {
  const { id } = await becomeSeller(page)
  const asked: string[] = []
  page.on('request', (request) => isAsked(request.url()) && asked.push(request.url()))
  await page.goto('/')
  await expect(bell(page, 0)).toBeVisible()
  await tellOften(id, 1)
  await page.goto('/about')
  await expect(bell(page, 0)).toBeVisible()
  await lastEntry(page, '/about')
  expect(asked).toHaveLength(1)
  await page.reload()
  await expect(bell(page, 1)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: unreadNotices(english, 1) })).toHaveCount(1)
  await tellOften(id, 1)
  await page.clock.setSystemTime(Date.now() + 61_000)
  await page.goto('/safety')
  await expect(bell(page, 2)).toBeVisible()
  expect(asked).toHaveLength(3)
})

test('a number from before they were read does not come back', async ({ page }) => {
  const { id } = await becomeSeller(page)
  await tellOften(id, 1)
  const { promise: areRead, resolve: readNow } = Promise.withResolvers<void>()
  const markAsRead = await hold(page, '**/rpc/read_notices')
  await intercept(page, '**/rpc/unread_notices', async (route) => {
    const response = await route.fetch()
    markAsRead()
    await areRead
    await route.fulfill({ response })
  })
  const counted = page.waitForResponse((answer) => isAsked(answer.url()))
  await page.goto('/notices')
  await expect(bell(page, 0)).toBeVisible()
  readNow()
  await (await counted).finished()
  await untilDrawn(page)
  await expect(bell(page, 0)).toBeVisible()
})

test('other tabs hear of what was read', async ({ page, context }) => {
  const { id } = await becomeSeller(page)
  await tellOften(id, 1)
  await page.goto('/')
  await expect(bell(page, 1)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/notices')
  await expect(bell(other, 0)).toBeVisible()
  await expect(bell(page, 0)).toBeVisible()
})

test('the market’s sign on the home screen has the number, until they are read or somebody logs out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const badged = navigator as unknown as { setAppBadge(count: number): Promise<void> }
    badged.setAppBadge = async (count) => {
      document.documentElement.dataset.badge = String(count)
    }
  })
  const { id } = await becomeSeller(page)
  await tellOften(id, 1)
  await page.goto('/')
  await expect(page.locator('html[data-badge="1"]')).toBeVisible()
  await page.goto('/notices')
  await expect(page.locator('html[data-badge="0"]')).toBeVisible()
  await insertGoat(id, 'active', { expiresInDays: -1 })
  const read = page.waitForResponse((answer) => answer.url().includes('/rpc/read_notices'))
  await page.reload()
  await expect(noticeRows(page)).toHaveCount(2)
  // What is still asked when somebody logs out is refused.
  await read
  await lastEntry(page, '/notices')
  await page.evaluate(() => (document.documentElement.dataset.badge = ''))
  await page.getByText('Asha Patil').first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('maveshi-unread'))).toBeNull()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the menu has the number on its sign and the notices above all else, for as long as some are unread', async ({
    page,
  }) => {
    const { id } = await becomeSeller(page)
    await tellOften(id, 120)
    await page.goto('/')
    const menu = page.locator('summary').filter({ hasText: `Menu ${unreadNotices(english, 120)}` })
    const before = await page.getByRole('search').boundingBox()
    await expect(menu).toContainText('99+')
    expect(await page.getByRole('search').boundingBox()).toEqual(before)
    await menu.click()
    const entry = page.getByRole('link', { name: `Notices: ${unreadNotices(english, 120)}` })
    await expect(entry.filter({ visible: true })).toHaveCount(1)
    await entry.filter({ visible: true }).click()
    await expect(page).toHaveURL('/notices')
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('All read.')).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Menu' }).click()
    await expect(page.getByRole('link', { name: 'Notices', exact: true }).filter({ visible: true })).toHaveCount(0)
    await page.locator('summary').filter({ hasText: 'Asha Patil', visible: true }).click()
    await expect(page.getByRole('link', { name: 'Notices', exact: true }).filter({ visible: true })).toHaveCount(1)
  })
})

test.describe('where something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] })

  test('it is said, what was known stays, and nothing is read that was not seen', async ({ page }) => {
    const { id } = await becomeSeller(page)
    await intercept(page, '**/rpc/my_notices', (route) => route.abort())
    await page.goto('/notices')
    await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
    await tellOften(id, 1)
    await page.unroute('**/rpc/my_notices')
    await intercept(page, '**/rpc/read_notices', (route) => route.abort())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(noticeRows(page)).toHaveCount(1)
    await intercept(page, '**/rpc/my_notices', (route) => route.abort())
    await page.reload()
    await expect(page.getByText('This is the last saved version.')).toBeVisible()
    await expect(newNoticeRows(page, english)).toHaveCount(1)
    await expect(bell(page, 1)).toBeVisible()
    await page.unroute('**/rpc/my_notices')
    await page.unroute('**/rpc/read_notices')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(bell(page, 0)).toBeVisible()
  })

  test('older ones that do not come can be asked for again', async ({ page }) => {
    const { id } = await becomeSeller(page)
    await tellOften(id, NOTICES_AT_ONCE + 1)
    await page.goto('/notices')
    await expect(noticeRows(page)).toHaveCount(NOTICES_AT_ONCE)
    await intercept(page, '**/rpc/my_notices', (route) => route.abort())
    await page.getByRole('button', { name: 'Show older notices' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No connection.' })).toBeVisible()
    await page.unroute('**/rpc/my_notices')
    await page.getByRole('button', { name: 'Show older notices' }).click()
    await expect(noticeRows(page)).toHaveCount(NOTICES_AT_ONCE + 1)
  })
})
