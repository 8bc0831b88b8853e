import { expect, test } from '../support/browser-test.ts'
import { hold, intercept } from '../support/intercept.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { becomeSeller } from '../support/seller-api.ts'
import { lastEntry } from '../support/visits.ts'
import { wordsOf } from '../support/words.ts'

test.use({ viewport: { width: 360, height: 740 }, locale: 'hi-IN' })

const t = wordsOf('hi')

/** What a person takes who types with a thumb: a second and a half to find a field, and a third of one for a letter. */
const FIELD_S = 1.5
const LETTER_S = 0.33
/** Of the moment of value: from the tap on "Call" to the number… */
const TARGET_S = 45
/** …of which a phone takes so much for the pages and answers in between. What the machine of a test takes is noted alone. */
const PHONE_S = 15

test('a guest taps “Call”, registers with five fields at most and reads the number, in Hindi', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await page.goto(`/listing/${id}`)
  const start = Date.now()
  await page.getByRole('link', { name: t('listing:contact.call'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('listing:contact.call') })
  await expect(dialog).toContainText(t('listing:contact.account'))
  await dialog.getByRole('link', { name: t('navbar:authRequired.register') }).click()

  const email = `c${process.pid}${Date.now() % 1_000_000}@a.in`
  const typed = { name: 'आशा पाटिल', phone: '9876543210', email, password: 'gaay2026' }
  await page.getByLabel(t('register:name')).fill(typed.name)
  await page.getByLabel(t('register:phone')).fill(typed.phone)
  await page.getByLabel(t('login:email')).fill(typed.email)
  await page.getByLabel(t('login:password'), { exact: true }).fill(typed.password)
  const fields = await page.locator('form').locator('input, select, textarea').count()
  expect(fields).toBeLessThanOrEqual(5)
  await page.getByRole('button', { name: t('register:submit') }).click()

  const number = page.getByRole('dialog').locator('a[href^="tel:+91"]')
  await expect(number).toBeVisible()
  const machine_s = (Date.now() - start) / 1000
  const letters = Object.values(typed).join('').length
  const person_s = Object.keys(typed).length * FIELD_S + letters * LETTER_S
  test.info().annotations.push({ type: 'seconds', description: (machine_s + person_s).toFixed(1) })
  expect(person_s + PHONE_S).toBeLessThanOrEqual(TARGET_S)

  await page.goto('/saved')
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/listing/${id}"]`) })
  await expect(row.locator('a[href^="tel:+91"]')).toBeVisible()
})

test('whoever taps “Report” twice while the form loads closes one form', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await becomeSeller(page)
  await page.goto(`/listing/${id}`)
  const isForm = ({ pathname }: URL) => /\/_astro\/report\./.test(pathname)
  const goOn = await hold(page, isForm)
  const report = page.locator('main').getByRole('link', { name: t('listing:report.open'), exact: true })
  const answered = page.waitForResponse('**/rest/v1/reports?*')
  await report.click()
  await report.click()
  goOn()
  await (await answered).finished()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toHaveAccessibleName(t('listing:report.title'))
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test.describe('where the network goes and comes', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('a number that was asked for in vain is shown at the next tap, on the same page', async ({ page }) => {
    const { id } = await offerGoat(page.request)
    await becomeSeller(page)
    await page.goto(`/listing/${id}`)
    await lastEntry(page, `/listing/${id}`)
    // The part of the page that asks for numbers; what the page loads by itself comes.
    const isAsking = ({ pathname }: URL) => /\/_astro\/contact\./.test(pathname)
    await intercept(page, isAsking, (route) => route.abort('internetdisconnected'))
    const call = page.getByRole('link', { name: t('listing:contact.call'), exact: true })
    await call.click()
    await expect(page.locator('#problem')).not.toBeEmpty()
    await page.unroute(isAsking)
    await call.click()
    await expect(page.getByRole('dialog').locator('a[href^="tel:+91"]')).toBeVisible()
  })
})
