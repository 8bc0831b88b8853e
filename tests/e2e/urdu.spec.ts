import { PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { mailedLink } from '../support/mails.ts'
import { offered } from '../support/market-api.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { becomeSeller, registerByApi } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

// The browser writes every refused call to its console.
test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/status of (40[0-9]|422)/] })

const t = wordsOf('ur')

/** Opens a page in Urdu, which stays the language from then on. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?lng=ur`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A sheep on offer of the demo's sellers. */
async function sheep(page: Page): Promise<string> {
  const [{ id } = { id: '' }] = await offered(page.request, 'category=eq.Sheep')
  return `/listing/${id}`
}

test('a profile is changed in Urdu, and the password by who knows it', async ({ page }) => {
  const { password } = await becomeSeller(page)
  await open(page, '/profile/edit')
  await page.getByLabel(t('register:name')).fill('')
  await press(page, t('editProfile:save'))
  await expect(page.getByLabel(t('register:name'))).toHaveAccessibleDescription(t('register:errors.nameRequired'))
  await page.getByLabel(t('editProfile:password.current')).fill('not-the-password')
  await page.getByLabel(t('resetPassword:password')).fill('another-password')
  await press(page, t('editProfile:password.change'))
  const current = page.getByLabel(t('editProfile:password.current'))
  await expect(current).toHaveAccessibleDescription(t('login:errors.wrong_current_password'))
  await current.fill(password)
  await press(page, t('editProfile:password.change'))
  await expect(page.getByText(t('editProfile:password.done'))).toBeVisible()
  await page.getByLabel(t('register:name')).fill('آشا')
  await page.getByLabel(t('register:place')).selectOption({ index: 20 })
  await page.getByLabel(t('register:language')).selectOption('ur')
  await press(page, t('editProfile:save'))
  // First what goes by itself.
  await expect(page.getByRole('status').filter({ hasText: t('toast:profileSaved.text') })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'آشا' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
})

test('a forgotten password is replaced in Urdu, by a link that works once', async ({ page }) => {
  const { email } = await registerByApi(page.request, { language: 'ur' })
  await open(page, '/forgot-password')
  await press(page, t('forgotPassword:submit'))
  await expect(page.getByLabel(t('login:email'))).toHaveAccessibleDescription(t('login:errors.emailRequired'))
  await page.getByLabel(t('login:email')).fill(email)
  await press(page, t('forgotPassword:submit'))
  await expect(page.getByText(t('forgotPassword:sent'))).toBeVisible()
  const link = mailedLink(email, '/reset-password') ?? ''
  const password = page.getByLabel(t('resetPassword:password'))
  await page.goto(link)
  await password.fill('short')
  await press(page, t('resetPassword:submit'))
  await expect(password).toHaveAccessibleDescription(
    new RegExp(`^${t('register:errors.passwordShort', { min: PASSWORD_MIN_CHARACTERS })}`),
  )
  await password.fill('another-password')
  await press(page, t('resetPassword:submit'))
  await expect(page.getByRole('heading', { name: t('dashboard:empty.title') })).toBeVisible()
  await page.goto(link)
  await password.fill('third-password')
  await press(page, t('resetPassword:submit'))
  await expect(page.getByRole('alert').filter({ hasText: t('login:errors.otp_expired') })).toBeVisible()
})

test('a guest is asked for an account in Urdu, from selling and from a listing', async ({ page }) => {
  const listing = await sheep(page)
  const dialog = page.getByRole('dialog', { name: t('navbar:authRequired.title') })
  await open(page, '/')
  await page.getByRole('main').locator('a[data-sell]').click()
  await expect(dialog).toContainText(t('navbar:authRequired.text'))
  await expect(dialog.getByRole('link')).toHaveText([t('navbar:authRequired.login'), t('navbar:authRequired.register')])
  await press(page, t('navbar:authRequired.close'))
  await page.goto(listing)
  const asked = page.getByRole('dialog')
  for (const [name, sentence] of [
    [t('listing:contact.call'), t('listing:contact.account')],
    [t('listing:report.open'), t('listing:report.account')],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(asked).toContainText(sentence)
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
  }
  await page.getByRole('link', { name: t('listing:contact.whatsapp'), exact: true }).click()
  await asked.getByRole('link', { name: t('navbar:authRequired.login') }).click()
  await expect(page).toHaveURL(new RegExp(`/login\\?from=${encodeURIComponent(listing)}`))
  await expect(page.getByRole('heading', { name: t('login:title') })).toBeVisible()
})

test('a member calls, saves and reports in Urdu', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await becomeSeller(page)
  await open(page, `/listing/${id}`)
  await press(page, t('listing:favourite.keep'))
  const saved = page.getByRole('button', { name: t('listing:favourite.kept'), exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await expect(saved).toBeEnabled()
  await page.getByRole('link', { name: t('listing:contact.call'), exact: true }).click()
  const call = page.getByRole('dialog', { name: t('listing:contact.callTitle') })
  await expect(call.getByRole('heading', { name: t('listing:safety.title') })).toBeVisible()
  await expect(call.locator('a[href^="tel:+91"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: t('listing:report.open'), exact: true }).click()
  const report = page.getByRole('dialog', { name: t('listing:report.title') })
  await report.getByLabel(t('listing:report.reasons.asked-for-money')).check()
  await report.getByRole('button', { name: t('listing:report.send') }).click()
  await expect(report.getByRole('status')).toHaveText(t('listing:report.sent'))
})

test('what a seller wrote from left to right is read from left to right, on an Urdu page too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 8_000 })
  await page.goto('/feeds-and-machinery?tab=machinery&lng=ur')
  // "45 एचपी …": were it part of the page's own line, the number would stand behind its words.
  const titles = page.locator('.listing-card h3').filter({ hasText: /^\d+ [\u0900-\u097f]/ })
  await expect(titles.first()).toBeVisible()
  const misplaced = await titles.evaluateAll((all) => {
    const leftOf = (text: Node, at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().left
    }
    return all
      .map((title) => document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode())
      .filter((text) => text && leftOf(text, 0) > leftOf(text, (text.textContent ?? '').indexOf(' ') + 1))
      .map((text) => text?.textContent)
  })
  expect(misplaced).toEqual([])
})
