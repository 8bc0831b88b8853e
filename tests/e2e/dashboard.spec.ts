import { SESSION_KEY, UNREAD_KEY } from '@maveshi/shared/access/session'
import { sellerActions } from '@maveshi/shared/listing/seller-actions'
import { LISTING_STATUSES } from '@maveshi/shared/listing/status'
import { createTranslate, type Words } from '@maveshi/shared/locale/translate'
import { devices, type Page } from '@playwright/test'
import { alone } from '../support/alone.ts'
import { expect, test } from '../support/browser-test.ts'
import { hold, intercept } from '../support/intercept.ts'
import { chooseSubcategory } from '../support/journeys.ts'
import { insertGoat, insertRow, updateRows } from '../support/market-rows.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { placesOf } from '../support/places.ts'
import { readJson } from '../support/repository.ts'
import {
  addPhoto,
  becomeSeller,
  endSession,
  endSessions,
  publishableKey,
  registerByApi,
} from '../support/seller-api.ts'
import { insertWanted } from '../support/wanted-notices.ts'

test.use({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 } })

const GOAT = 'Osmanabadi – Goat'

/** The card of a listing that stands so. */
const card = (page: Page, status: string, name = GOAT) =>
  page.getByRole('listitem', { name }).filter({ has: page.getByText(status, { exact: true }) })

const STATUS_WORDS = {
  draft: 'Draft',
  pending: 'Under review',
  active: 'Live',
  rejected: 'Rejected',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  removed: 'Removed',
} as const

const ACTION_WORDS = {
  edit: 'Continue',
  submit: 'Submit',
  'take-back': 'Take back',
  change: 'Edit',
  'change-price': 'Change price',
  'mark-sold': 'Mark as sold',
  withdraw: 'Withdraw',
  renew: 'Renew',
  delete: 'Delete',
} as const

test('each listing offers what the status graph allows its seller, and says how it stands', async ({ page }) => {
  const { id } = await becomeSeller(page)
  for (const status of LISTING_STATUSES) {
    await insertGoat(id, status, {
      ...(status === 'rejected'
        ? { rejection_reason: 'contact-in-text', rejection_note: 'Take the number out, please.' }
        : {}),
      ...(status === 'removed' ? { removal_reason: 'duplicate' } : {}),
      ...(status === 'active' ? { view_count: 1250, contact_count: 1, favourite_count: 4, expiresInDays: 12 } : {}),
    })
  }
  await page.goto('/dashboard')
  for (const status of LISTING_STATUSES) {
    const one = card(page, STATUS_WORDS[status])
    await expect(one).toHaveCount(1)
    const words = { ...ACTION_WORDS, ...(status === 'rejected' ? { edit: 'Correct it' } : {}) }
    const offers = await one
      .getByRole('button')
      .or(one.getByRole('link', { name: /^(Continue|Edit|Correct it)$/ }))
      .allTextContents()
    expect(offers.filter((text) => Object.values(words).some((word) => word === text))).toEqual(offers)
    expect(new Set(offers), status).toEqual(new Set(sellerActions(status).map((action) => words[action])))
  }
  await expect(card(page, 'Rejected')).toContainText('Why: there is a phone number or a link in the text')
  await expect(card(page, 'Rejected')).toContainText('Take the number out, please.')
  await expect(card(page, 'Removed')).toContainText('Why: the same thing is listed already')
  await expect(card(page, 'Live')).toContainText('12 days left')
  for (const figure of ['1,250 views', '1 asked for your number', '4 saved it']) {
    await expect(card(page, 'Live')).toContainText(figure)
  }

  await page.getByRole('button', { name: 'Expired 1' }).click()
  await expect(page.getByRole('listitem', { name: GOAT })).toHaveCount(1)
  await page.getByRole('button', { name: 'All 8' }).click()
  await expect(page.getByRole('listitem', { name: GOAT })).toHaveCount(8)
})

test('a listing is sold, another one is taken back and offered again, and nothing is reloaded', async ({ page }) => {
  const { id } = await becomeSeller(page)
  await insertGoat(id, 'active')
  await page.goto('/dashboard')
  const question = page.getByRole('dialog', { name: `Withdraw ${GOAT}?` })
  await card(page, 'Live').getByRole('button', { name: 'Withdraw' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, 'Live')).toBeVisible()

  await card(page, 'Live').getByRole('button', { name: 'Withdraw' }).click()
  await question.getByRole('button', { name: 'Withdraw' }).click()
  await expect(card(page, 'Withdrawn')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Live: ${GOAT}.`)).toBeVisible()

  await card(page, 'Live').getByRole('button', { name: 'Mark as sold' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sold: somewhere else' }).click()
  await expect(card(page, 'Sold')).toContainText('Sold on')
  await page.reload()
  await expect(card(page, 'Sold').getByRole('button')).toHaveCount(0)
})

/** What the dashboard asks the market for. */
const READ = [
  ...['rpc/views_by_day', 'listings?', 'listing_drafts?', 'rpc/wanted_for_me'],
  ...['favourites?', 'rpc/saved_search_news', 'reports?'],
]

test('what is read late moves nothing that can be pressed already', async ({ page }) => {
  // Others look for something where no other test's seller lives.
  const placeId = 'IN.24.110'
  const { id } = await becomeSeller(page, { placeId })
  await insertGoat(id, 'active')
  await insertWanted((await registerByApi(page.request)).id, { placeId })
  const isReadOf = (part: string) => (url: URL) => `${url.pathname}${url.search}`.startsWith(`/rest/v1/${part}`)
  for (const late of READ) {
    const goOn = await hold(page, isReadOf(late))
    const others = READ.filter((part) => part !== late)
    const answers = others.map((part) => page.waitForResponse((answer) => isReadOf(part)(new URL(answer.url()))))
    await page.goto('/dashboard')
    for (const answer of answers) await (await answer).finished()
    const places = await placesOf(page.getByRole('main').locator('button, li a'))
    const before = await places()
    goOn()
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0)
    expect(await places(), late).toEqual(before)
    await page.unroute(isReadOf(late))
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('who has not sold after all takes the listing back from the same question', async ({ page }) => {
  const { id } = await becomeSeller(page)
  await insertGoat(id, 'active')
  await page.goto('/dashboard')
  await card(page, 'Live').getByRole('button', { name: 'Mark as sold' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Not sold: withdraw it' }).click()
  await expect(card(page, 'Withdrawn')).toBeVisible()
})

test('a listing that has ended is offered again for its whole time', async ({ page }) => {
  const { id } = await becomeSeller(page)
  await insertGoat(id, 'active', { expiresInDays: -2 })
  await page.goto('/dashboard')
  await expect(card(page, 'Expired')).toContainText('Ended on')
  // For how long is one of the market's limits, which a test changes.
  await alone('limits', async () => {
    await card(page, 'Expired').getByRole('button', { name: 'Renew' }).click()
    await expect(card(page, 'Live')).toContainText('60 days left')
  })
})

test('the price of a listing on offer is changed, and buyers see it', async ({ page }) => {
  const { id: seller } = await becomeSeller(page)
  const id = await insertGoat(seller, 'active')
  await page.goto('/dashboard')
  await card(page, 'Live').getByRole('button', { name: 'Change price' }).click()
  const dialog = page.getByRole('dialog', { name: `${GOAT}: change the price` })
  const price = dialog.getByLabel('Price in rupees')
  await price.fill('12.5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(price).toHaveAccessibleDescription(/Enter a whole number\./)
  await price.fill('८,५००')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(card(page, 'Live')).toContainText('₹8,500')
  await page.goto(`/listing/${id}`)
  await expect(page.getByText('₹8,500')).toBeVisible()
})

test('a draft is submitted, another one is deleted after a question that names it', async ({ page }) => {
  const { id } = await becomeSeller(page)
  await insertGoat(id, 'draft', { subcategory: 'doe' })
  await page.goto('/dashboard')
  const doe = (status: string) => card(page, status, 'Osmanabadi doe')
  await doe('Draft').getByRole('button', { name: 'Submit' }).click()
  await expect(doe('Under review')).toBeVisible()

  await insertGoat(id, 'draft')
  await page.reload()
  await card(page, 'Draft').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: `Delete the draft ${GOAT}?` })
  await question.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText(`Deleted: ${GOAT}.`)).toBeVisible()
  await expect(card(page, 'Draft')).toHaveCount(0)
  await page.reload()
  await expect(doe('Under review')).toBeVisible()
  await expect(card(page, 'Draft')).toHaveCount(0)
})

test('a listing that was turned down is submitted again with its answers and photographs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const seller = await becomeSeller(page)
  const id = await insertGoat(seller.id, 'draft')
  await addPhoto(page.request, seller, id)
  await updateRows('listings', `id=eq.${id}`, { status: 'rejected', rejection_reason: 'photographs' })
  await page.goto('/dashboard')
  await expect(card(page, 'Rejected')).toContainText('Why: the photos do not show the animal or thing clearly')
  await card(page, 'Rejected').getByRole('link', { name: 'Correct it' }).click()
  await expect(page.getByRole('img', { name: 'Photo 1, cover' })).toBeVisible()
  await expect(page.getByLabel('Breed', { exact: true })).toHaveValue('Osmanabadi')
  // It was begun before there was anything to choose.
  await chooseSubcategory(page, 'Doe')
  await page.getByLabel(/^Tell buyers more/).fill('New photos will follow')
  await page.getByRole('button', { name: 'Submit listing' }).click()
  await expect(page.getByText(/^We are reviewing it/)).toBeVisible()
  await page.getByRole('link', { name: 'View listing' }).click()
  await expect(card(page, 'Under review', 'Osmanabadi doe')).toBeVisible()
})

test('in Urdu, from right to left, a listing is taken back and offered again', async ({ page }) => {
  const { id } = await becomeSeller(page)
  await insertGoat(id, 'active', { expiresInDays: 12 })
  await page.goto('/dashboard?lng=ur')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const words = { ...readJson<Words>('locales/en/dashboard.json'), ...readJson<Words>('locales/ur/dashboard.json') }
  const t = createTranslate('ur', { dashboard: words })
  const one = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹9,000' })
  await expect(one).toContainText(t('dashboard:daysLeft', { count: 12 }))
  await one.getByRole('button', { name: t('dashboard:steps.withdraw') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('dashboard:steps.withdraw') })
    .click()
  await expect(one).toContainText(t('dashboard:status.withdrawn'))
  await one.getByRole('button', { name: t('dashboard:steps.renew') }).click()
  await expect(one).toContainText(t('dashboard:status.active'))
})

test('views of the last weeks are drawn, and said in words and by week', async ({ page, request: guest }) => {
  const { id: seller } = await becomeSeller(page)
  const id = await insertGoat(seller, 'active')
  const apikey = await publishableKey(guest)
  await guest.post('/rest/v1/rpc/record_view', { headers: { apikey }, data: { listing_id: id } })
  await page.goto('/dashboard')
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Views in the last four weeks' }) })
  await expect(section).toContainText('1 view')
  await expect(section).toContainText(/Most on \d+ \w+: 1/)
  await section.getByText('By week').click()
  await expect(section.getByRole('row').last().getByRole('cell')).toHaveText('1')
})

test('what one keeps and has reported is there, with what became of it', async ({ page }) => {
  const { id: me } = await becomeSeller(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'You have no listings yet' })).toBeVisible()
  await expect(page.getByText('Tap the heart on a listing to find it here.')).toBeVisible()
  const { id: onOffer, seller } = await offerGoat(page.request)
  const sold = await insertGoat(seller.id, 'sold')
  for (const listing_id of [onOffer, sold]) {
    await insertRow('favourites', { user_id: me, listing_id })
  }
  const report = { reporter_id: me, listing_id: sold, reason: 'sold', status: 'upheld', resolution: 'Thank you, Asha.' }
  await insertRow('reports', report)
  await page.reload()
  const favourites = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Saved listings' }) })
  await expect(favourites.getByRole('listitem')).toHaveCount(2)
  await expect(favourites.getByRole('listitem').filter({ hasText: GOAT }).filter({ hasText: 'Sold' })).toBeVisible()
  // What tells it apart from another goat.
  await expect(
    favourites.getByRole('listitem').filter({ hasText: '14 months' }).filter({ hasText: 'Maharashtra' }),
  ).toHaveCount(1)
  await favourites
    .getByRole('listitem')
    .filter({ hasText: 'Sold' })
    .getByRole('button', { name: `Remove ${GOAT} from saved listings` })
    .click()
  await expect(favourites.getByRole('listitem')).toHaveCount(1)
  const reports = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your reports' }) })
  await expect(reports.getByRole('listitem')).toContainText('Already sold')
  await expect(reports.getByRole('listitem')).toContainText('We checked it, and you were right.')
  await expect(reports.getByRole('listitem')).toContainText('Thank you, Asha.')
})

test.describe('where something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a dead network is said, nothing is lost, and the second try works', async ({ page }) => {
    const { id } = await becomeSeller(page)
    await insertGoat(id, 'active', { expiresInDays: -2 })
    await page.goto('/dashboard')
    await expect(card(page, 'Expired')).toBeVisible()
    await intercept(page, '**/rest/v1/rpc/renew_listing', (route) => route.abort())
    await card(page, 'Expired').getByRole('button', { name: 'Renew' }).click()
    await expect(card(page, 'Expired').getByRole('alert')).toHaveText(
      'No connection. Check your network and try again.',
    )
    await page.unroute('**/rest/v1/rpc/renew_listing')
    await card(page, 'Expired').getByRole('button', { name: 'Renew' }).click()
    await expect(card(page, 'Live')).toBeVisible()
  })

  test('without a network what was last known stays, until it is back', async ({ page }) => {
    const { id } = await becomeSeller(page)
    await insertGoat(id, 'active')
    await page.goto('/dashboard')
    await expect(card(page, 'Live')).toBeVisible()
    await intercept(page, '**/rest/v1/listings?**', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toContainText('the last saved version')
    await expect(card(page, 'Live')).toBeVisible()
    await page.unroute('**/rest/v1/listings?**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('the last saved version')).toBeHidden()
  })

  test('somebody suspended is told so, and so is who was overtaken', async ({ page }) => {
    const { id } = await becomeSeller(page)
    const listing = await insertGoat(id, 'active')
    await page.goto('/dashboard')
    await expect(card(page, 'Live')).toBeVisible()
    await updateRows('profiles', `id=eq.${id}`, { suspended_at: new Date().toISOString() })
    await card(page, 'Live').getByRole('button', { name: 'Withdraw' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(question.getByRole('alert')).toHaveText('Your account is suspended, so nothing can be changed.')
    await updateRows('profiles', `id=eq.${id}`, { suspended_at: null })
    await updateRows('listings', `id=eq.${listing}`, { status: 'removed', removal_reason: 'fraud' })
    await question.getByRole('button', { name: 'Withdraw' }).click()
    await expect(question.getByRole('alert')).toHaveText('This listing has changed in the meantime. Check it again.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(card(page, 'Removed')).toContainText('Why: it looked like fraud')
  })

  test('whose login has ended signs in and comes back', async ({ page }) => {
    await becomeSeller(page)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'You have no listings yet' })).toBeVisible()
    await endSession(page)
    await page.reload()
    await expect(page).toHaveURL(/\/login\?from=%2Fdashboard/)
  })

  test('whose login was ended elsewhere stays at the login page, since nothing sends back', async ({ page }) => {
    const { session, password } = await becomeSeller(page)
    await endSessions(page.request, session.access_token)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login\?from=%2Fdashboard/)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  })

  test('whose login has ended reads on, though that is told before the words of the bell are there', async ({
    page,
  }) => {
    await becomeSeller(page)
    await page.goto('/')
    // From now on the phone knows a number that the next page draws at once.
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), UNREAD_KEY)).toMatch(/ 0$/)
    const refused = page.waitForResponse((answer) => answer.url().includes('/auth/v1/token') && !answer.ok())
    await endSession(page)
    await intercept(page, '**/locales/*/toast*', async (route) => {
      await refused
      await route.continue()
    })
    await page.reload()
    await refused
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
