import type { Route } from '@playwright/test'
import { READINGS } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { choosePhotos, colouredPhoto, photoTiles } from '../support/chosen-photos.ts'
import { intercept } from '../support/intercept.ts'
import { type FormReader, formReader, lookAt, openIn, pressed } from '../support/read-form.ts'
import { type ApiSeller, becomeSeller, endSession } from '../support/seller-api.ts'

// What fails and is refused is what is looked at.
test.use({
  viewport: { width: 360, height: 740 },
  expectedErrors: [/Failed to load resource|Failed to fetch|ERR_/],
})

const refuse = (route: Route) => route.fulfill({ status: 500, body: '{"message":"out of order"}' })

/** The heading of a step in sight. */
const step = ({ page }: FormReader, title: string) => page.getByRole('heading', { level: 2 }).filter({ hasText: title })
const next = ({ page, t }: FormReader) => pressed(page, t('createListing:next'))
const back = ({ page, t }: FormReader) => pressed(page, t('createListing:back'))
const submitForm = ({ page, t }: FormReader) => pressed(page, t('createListing:submit'))
const chooseFirst = ({ page }: FormReader) => page.locator('.picture-choice').first().click()

async function lookAtCategory(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await openIn(reader, '/sell/product')
  // The scripts are there: before that a press would be lost.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(step(reader, t('createListing:category'))).toBeVisible()
  await next(reader)
  await lookAt(reader, page.locator('#category-problem'), 'no category')
  await chooseFirst(reader)
  await next(reader)
}

async function lookAtDetails(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await expect(step(reader, t('createListing:details'))).toBeVisible()
  await next(reader)
  await page.locator('#weight').fill('x')
  await lookAt(reader, page.locator('#breed-problem'), 'details that are missing')
  await page.locator('.picture-choices label').first().click()
  await page.locator('#breed').selectOption('Gir')
  await page.locator('#age').fill('4')
  await page.locator('input[name=purpose]').first().check()
  await page.locator('#weight').fill('')
  await page.locator('#milkCapacity').fill('40')
  await page.locator('#description').fill('Call 98765 43210')
  await page.locator('.tape summary').click()
  await page.locator('#tape-girth').fill('170')
  await page.locator('#tape-length').fill('150')
  await expect(page.locator('#description-advice')).toBeVisible()
  await lookAt(reader, page.locator('.tape button'), 'advice, and the tape')
  await next(reader)
}

async function lookAtPhotos(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await expect(step(reader, t('createListing:photos.title'))).toBeVisible()
  const red = await colouredPhoto('red', '#b41e14', 600)
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') }
  await choosePhotos(page, [
    broken,
    text,
    red,
    { ...red, name: 'again.jpg' },
    await colouredPhoto('blue', '#1e32b4', 600),
  ])
  // Exactly: those that are getting ready say a longer word.
  const ready = photoTilesIn(reader).filter({ has: page.getByText(t('createListing:photos.ready'), { exact: true }) })
  await expect(ready).toHaveCount(2)
  const isBroken = page.getByText(t('createListing:errors.photoBroken', { name: 'broken.jpg' }))
  await lookAt(reader, isBroken, 'photographs, some refused')
  await pressed(page, t('createListing:photos.remove', { number: 2 }))
  await lookAt(reader, page.getByRole('button', { name: t('createListing:photos.putBack') }), 'one photograph removed')
  await pressed(page, t('createListing:photos.putBack'))
  await next(reader)
}

const photoTilesIn = ({ page, t }: FormReader) => photoTiles(page, t('createListing:photos.title'))

async function lookAtTerms(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await expect(step(reader, t('createListing:priceTitle'))).toBeVisible()
  await page.locator('#price').fill('x')
  await page.locator('#quantity').fill('0')
  await next(reader)
  await expect(page.locator('#placeId-problem')).toBeVisible()
  await lookAt(reader, page.locator('#price-problem'), 'terms that are wrong')
  await page.locator('#price').fill('65000')
  await page.locator('#quantity').fill('1')
  await page.locator('#placeId').fill('nowhere')
  await lookAt(reader, page.getByText(t('createListing:noPlace')), 'no such district')
  await page.locator('#placeId').fill('pune')
  const districts = page.locator('#placeId-list').getByRole('option')
  await lookAt(reader, districts, 'districts to choose from')
  await districts.first().click()
  await next(reader)
}

async function lookAtSending(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await lookAt(reader, page.getByRole('heading', { level: 3 }), 'the preview')
  await intercept(page, '**/storage/v1/object/**', refuse)
  await submitForm(reader)
  await lookAt(reader, page.getByText(t('createListing:errors.photoSending')), 'a photograph not sent')
  await back(reader)
  await back(reader)
  await lookAt(reader, photoTilesIn(reader).getByRole('alert'), 'the photographs that were not sent')
  await page.unroute('**/storage/v1/object/**')
  await next(reader)
  await next(reader)
}

async function lookAtWaiting(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await page.context().setOffline(true)
  await submitForm(reader)
  await lookAt(reader, page.getByText(t('createListing:errors.network')), 'no network')
  await pressed(page, t('createListing:waiting.button'))
  await expect(page.getByRole('heading', { name: t('createListing:waiting.title') })).toBeVisible()
  await pressed(page, t('createListing:waiting.now'))
  await lookAt(reader, page.getByText(t('createListing:waiting.still')), 'waiting, offline')
  await pressed(page, t('createListing:waiting.change'))
  await expect(step(reader, t('createListing:preview.title'))).toBeVisible()
}

async function lookAtFullPhone(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await back(reader)
  await page.locator('#price').fill('66000')
  await lookAt(reader, page.getByText(t('createListing:keeping.nowhere')), 'no room on the phone')
  await page.context().setOffline(false)
  await page.reload()
  await lookAt(reader, page.getByText(t('createListing:restored')), 'opened again')
  await next(reader)
}

async function lookAtSession(reader: FormReader, { password }: ApiSeller): Promise<void> {
  const { page, t } = reader
  const submit = t('createListing:submit')
  await endSession(page)
  const dialog = page.getByRole('dialog')
  // Keeping the draft in the account may ask for the password before anything is pressed.
  await expect(async () => {
    if (await dialog.isHidden()) await page.getByRole('button', { name: submit, exact: true }).click({ timeout: 1000 })
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  await pressed(dialog, t('login:sessionEnded.goOn'))
  await lookAt(reader, dialog.getByText(t('login:errors.passwordRequired')), 'the session has ended')
  await dialog.locator('#password').fill('not-the-password')
  await pressed(dialog, t('login:sessionEnded.goOn'))
  await lookAt(reader, dialog.getByText(t('login:errors.invalid_credentials')), 'the wrong password')
  await dialog.locator('#password').fill(password)
  await pressed(dialog, t('login:sessionEnded.goOn'))
  const done = page.getByRole('heading', { name: t('createListing:done.title') })
  const again = page.getByRole('button', { name: submit, exact: true })
  await expect(async () => {
    if ((await done.isHidden()) && (await again.isEnabled({ timeout: 500 }))) await again.click({ timeout: 1000 })
    await expect(done).toBeVisible({ timeout: 5000 })
  }).toPass()
  await lookAt(reader, done, 'submitted')
}

async function lookAtService(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await page.setViewportSize({ width: 1280, height: 800 })
  await openIn(reader, '/sell/service')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await chooseFirst(reader)
  await page.locator('#experience').fill('x')
  await page.locator('#availableDates').fill('2026-12-01')
  await page.locator('#title').fill('Doctor for cows')
  await submitForm(reader)
  await lookAt(reader, page.locator('#experience-problem'), 'a service on one page, with its problems')
  await expect(page.getByText(t('createListing:errors.dates'))).toBeVisible()
}

/** What the market itself refuses: by a limit, and for one answer. */
async function lookAtRefusals(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await page.locator('#practitionerName').fill('Dr. Asha Patil')
  await page.locator('#specialization').selectOption({ index: 1 })
  await page.locator('#experience').fill('5')
  await page.locator('#availableDates').fill('')
  await page.locator('#placeId').fill('pune')
  await page.locator('#placeId-list').getByRole('option').first().click()
  const answers = [
    { code: 'PT429', message: 'daily limit', details: null, hint: null },
    { code: 'PT422', message: 'between', details: 'experience', hint: '{"min":0,"max":4}' },
  ]
  await intercept(page, '**/rest/v1/**', (route) =>
    route.request().method() === 'POST' && /listings|submit/.test(route.request().url())
      ? route.fulfill({ status: answers.length === 2 ? 429 : 422, json: answers.shift() })
      : route.fallback(),
  )
  await submitForm(reader)
  await lookAt(reader, page.getByText(t('createListing:errors.dailyLimit')), 'too many in a day')
  await submitForm(reader)
  await lookAt(reader, page.locator('#experience-problem'), 'an answer that the market refuses')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** A draft that is not to be had, and one that may go. */
async function lookAtDrafts(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await intercept(page, '**/rest/v1/listing_drafts**', refuse)
  await openIn(reader, '/sell/service?listing=00000000-0000-4000-8000-000000000000')
  await lookAt(reader, page.getByText(t('createListing:keeping.failed')), 'a draft that cannot be fetched')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await openIn(reader, '/dashboard')
  await pressed(page, t('dashboard:steps.delete'))
  await lookAt(reader, page.getByRole('dialog'), 'whether a draft may go')
}

for (const reading of READINGS) {
  test.describe(`axe finds nothing in ${reading.language}, ${reading.colorScheme}`, () => {
    test.use({ colorScheme: reading.colorScheme })
    test.beforeEach(() => test.slow())

    test('at any step of selling, and in what it says', async ({ page }) => {
      const reader = formReader(page, reading)
      // Without a district: that it is missing is one of the states.
      const seller = await becomeSeller(page, {})
      await lookAtCategory(reader)
      await lookAtDetails(reader)
      await lookAtPhotos(reader)
      await lookAtTerms(reader)
      await lookAtSending(reader)
      await lookAtWaiting(reader)
      await lookAtFullPhone(reader)
      await lookAtSession(reader, seller)
      expect(reader.found).toEqual([])
    })

    test('in the form of a service', async ({ page }) => {
      const reader = formReader(page, reading)
      await becomeSeller(page, {})
      await lookAtService(reader)
      await lookAtRefusals(reader)
      await lookAtDrafts(reader)
      expect(reader.found).toEqual([])
    })
  })
}
