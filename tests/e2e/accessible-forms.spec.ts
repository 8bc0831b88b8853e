import { PASSWORD_MIN_CHARACTERS } from '@maveshi/shared/limits'
import { LISTING_STATUSES } from '@maveshi/shared/listing/status'
import type { Route } from '@playwright/test'
import { READINGS } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import type { Status } from '../support/listings.ts'
import { insertGoat, insertRow, newGoat } from '../support/market-rows.ts'
import { type FormReader, formReader, lookAt, openIn, pressed } from '../support/read-form.ts'
import { becomeSeller, endSession, registerByApi } from '../support/seller-api.ts'

// What fails and is refused is what is looked at.
test.use({
  viewport: { width: 360, height: 740 },
  expectedErrors: [/Failed to load resource|Failed to fetch|WebSocket|ERR_/],
})

const cut = (route: Route) => route.abort()
const alert = ({ page }: FormReader, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })
const sentence = ({ page }: FormReader, text: string) => page.getByRole('main').getByText(text)

async function lookAtLogin(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await openIn(reader, '/login')
  await pressed(page, t('login:submit'))
  await lookAt(reader, sentence(reader, t('login:errors.emailRequired')), 'nothing entered')
  await page.locator('#email').fill('nobody@example.in')
  await page.locator('#password').fill('wrong-password')
  await pressed(page, t('login:showPassword'))
  await pressed(page, t('login:submit'))
  await lookAt(reader, alert(reader, t('login:errors.invalid_credentials')), 'the wrong password, shown')
}

async function lookAtRegistration(reader: FormReader, taken: string): Promise<void> {
  const { page, t } = reader
  await openIn(reader, '/register')
  await page.locator('#phone').fill('12345')
  await page.locator('#password').fill('short')
  await pressed(page, t('register:submit'))
  await lookAt(reader, sentence(reader, t('register:errors.nameRequired')), 'every answer wrong')
  await page.locator('#name').fill('Asha')
  await page.locator('#phone').fill('98765 43210')
  await page.locator('#email').fill(taken)
  await page.locator('#password').fill('a-good-password')
  await pressed(page, t('register:submit'))
  await lookAt(reader, sentence(reader, t('login:errors.user_already_exists')), 'an address that is taken')
  await intercept(page, '**/auth/v1/signup*', cut)
  await pressed(page, t('register:submit'))
  await lookAt(reader, alert(reader, t('login:errors.network')), 'no network')
  await page.unroute('**/auth/v1/signup*')
  // A backend that wants addresses confirmed answers with a person, and with no session yet.
  const person = { id: '00000000-0000-4000-8000-000000000000', aud: 'authenticated', email: taken, identities: [{}] }
  await intercept(page, '**/auth/v1/signup*', (route) => route.fulfill({ json: person }))
  await pressed(page, t('register:submit'))
  await lookAt(reader, page.getByText(t('register:confirm')), 'waiting for the mail')
}

async function lookAtReset(reader: FormReader, address: string): Promise<void> {
  const { page, t } = reader
  await openIn(reader, '/forgot-password')
  await pressed(page, t('forgotPassword:submit'))
  await lookAt(reader, sentence(reader, t('login:errors.emailRequired')), 'nothing entered')
  await page.locator('#email').fill(address)
  await pressed(page, t('forgotPassword:submit'))
  await lookAt(reader, sentence(reader, t('forgotPassword:sent')), 'the link is sent')
  await openIn(reader, '/reset-password')
  await lookAt(reader, alert(reader, t('resetPassword:noLink')), 'without a link')
  await openIn(reader, '/reset-password?token_hash=old')
  await page.locator('#password').fill('short')
  await pressed(page, t('resetPassword:submit'))
  const short = t('register:errors.passwordShort', { min: PASSWORD_MIN_CHARACTERS })
  await lookAt(reader, page.locator('#password-problem').filter({ hasText: short }), 'too short')
  await page.locator('#password').fill('a-good-password')
  await pressed(page, t('resetPassword:submit'))
  await lookAt(reader, alert(reader, t('login:errors.otp_expired')), 'an old link')
}

async function lookAtProfile(reader: FormReader): Promise<void> {
  const { page, t } = reader
  await intercept(page, '**/rest/v1/profiles*', cut)
  await openIn(reader, '/profile')
  await lookAt(reader, alert(reader, t('profile:failed')), 'not loaded')
  await page.unroute('**/rest/v1/profiles*')
  await pressed(page, t('profile:retry'))
  await lookAt(reader, page.getByRole('link', { name: t('profile:edit') }), 'loaded')
  await intercept(page, '**/rest/v1/**', cut)
  await pressed(page, t('profile:data.download'))
  await expect(alert(reader, t('profile:data.failed'))).toBeVisible()
  await page.getByText(t('profile:deletion.begin')).click()
  await pressed(page, t('profile:deletion.ask'))
  await lookAt(reader, alert(reader, t('login:errors.network')), 'nothing can be sent')
  await page.unroute('**/rest/v1/**')
  await pressed(page, t('profile:deletion.ask'))
  await lookAt(reader, page.getByRole('button', { name: t('profile:deletion.takeBack') }), 'asked for deletion')
}

async function lookAtEditing(reader: FormReader, email: string): Promise<void> {
  const { page, t } = reader
  await openIn(reader, '/profile/edit')
  await page.getByLabel(t('editProfile:avatar.choose')).setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(sentence(reader, t('editProfile:avatar.broken'))).toBeVisible()
  await page.locator('#name').fill('')
  await page.locator('[name=hasWhatsapp]').uncheck()
  await page.locator('#phone').fill('12')
  await page.locator('#whatsapp').fill('12')
  await page.locator('#email').fill(email)
  for (const key of ['editProfile:save', 'editProfile:email.change', 'editProfile:password.change'] as const)
    await pressed(page, t(key))
  await expect(sentence(reader, t('editProfile:email.same'))).toBeVisible()
  await expect(sentence(reader, t('login:errors.passwordRequired'))).toBeVisible()
  await lookAt(reader, sentence(reader, t('register:errors.nameRequired')), 'every form wrong')

  await page.locator('#email').fill(`other-${email}`)
  await pressed(page, t('editProfile:email.change'))
  await expect(sentence(reader, t('editProfile:email.sent'))).toBeVisible()
  await page.locator('#current').fill('not-the-password')
  await page.locator('#newPassword').fill('another-password')
  await pressed(page, t('editProfile:password.change'))
  await lookAt(reader, sentence(reader, t('login:errors.wrong_current_password')), 'sent, and refused')

  await page.locator('#name').fill('Asha')
  await page.locator('#phone').fill('98765 43210')
  await page.locator('#whatsapp').fill('')
  await page.locator('#place').selectOption({ index: 20 })
  await page.evaluate(() => localStorage.clear())
  await pressed(page, t('editProfile:save'))
  const dialog = page.getByRole('dialog')
  await pressed(dialog, t('login:sessionEnded.goOn'))
  await lookAt(reader, dialog.getByText(t('login:errors.passwordRequired')), 'the session has ended')
  await openIn(reader, '/confirm?token_hash=old&type=magiclink')
  await pressed(page, t('editProfile:confirm.submit'))
  await lookAt(reader, alert(reader, t('login:errors.otp_expired')), 'an old link')
}

/** The card of a listing that stands so. */
const card = ({ page, t }: FormReader, status: Status) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(t(`dashboard:status.${status}`), { exact: true }) })

async function lookAtDialogs(reader: FormReader): Promise<void> {
  const { page, t } = reader
  const dialog = page.getByRole('dialog')
  await pressed(card(reader, 'active'), t('dashboard:steps.changePrice'))
  await dialog.locator('#new-price').fill('12.5')
  await pressed(dialog, t('dashboard:price.save'))
  await lookAt(reader, dialog.locator('#new-price-problem'), 'the price, wrong')
  await pressed(dialog, t('buttons:cancel'))
  await intercept(page, '**/rest/v1/{rpc,listings}**', cut)
  await pressed(card(reader, 'active'), t('dashboard:steps.markSold'))
  await pressed(dialog, t('dashboard:ask.sold.here'))
  await lookAt(reader, dialog.getByText(t('dashboard:errors.network')), 'sold, without a network')
  await pressed(dialog, t('buttons:cancel'))
  await pressed(card(reader, 'draft'), t('dashboard:steps.delete'))
  await lookAt(reader, dialog.getByText(t('dashboard:ask.delete.text')), 'a draft to be deleted')
  await pressed(dialog, t('buttons:cancel'))
  await pressed(card(reader, 'expired'), t('dashboard:steps.renew'))
  await expect(card(reader, 'expired').getByRole('alert')).toContainText(t('dashboard:errors.network'))
  await page.unroute('**/rest/v1/{rpc,listings}**')
  await pressed(card(reader, 'active'), t('dashboard:steps.withdraw'))
  await lookAt(reader, dialog.getByText(t('dashboard:ask.withdraw.text')), 'a listing to be taken back')
  await pressed(dialog, t('dashboard:steps.withdraw'))
  await lookAt(reader, page.getByRole('button', { name: t('dashboard:undo') }), 'taken back, another not renewed')
}

async function lookAtSearches(reader: FormReader, name: string): Promise<void> {
  const { page, t } = reader
  const dialog = page.getByRole('dialog')
  await pressed(page, t('dashboard:searches.rename', { name }))
  await dialog.locator('#search-name').fill(' ')
  await pressed(dialog, t('dashboard:price.save'))
  await lookAt(reader, dialog.locator('#search-name-problem'), 'a search without a name')
  await pressed(dialog, t('buttons:cancel'))
  await endSession(page)
  await pressed(page, t('dashboard:searches.forget', { name }))
  await lookAt(reader, page.getByText(t('dashboard:errors.session')), 'the session has ended')
}

/** A seller of listings in every state, who has saved one, has reported one and has saved a search. */
async function fillDashboard(id: string): Promise<void> {
  for (const status of LISTING_STATUSES)
    await insertGoat(id, status, status === 'rejected' ? { rejection_reason: 'photographs' } : {})
  const listing_id = await insertGoat(id, 'sold')
  await insertRow('favourites', { user_id: id, listing_id })
  await insertRow('reports', {
    reporter_id: id,
    listing_id,
    reason: 'sold',
    status: 'upheld',
    resolution: 'Thank you.',
  })
  await insertRow('saved_searches', { user_id: id, name: 'Gir', query: { q: 'gir' } })
}

for (const reading of READINGS) {
  test.describe(`axe finds nothing in ${reading.language}, ${reading.colorScheme}`, () => {
    test.use({ colorScheme: reading.colorScheme })
    test.beforeEach(() => test.slow())

    test('in what the forms of accounts say', async ({ page }) => {
      const reader = formReader(page, reading)
      const { email } = await registerByApi(page.request)
      await lookAtLogin(reader)
      await lookAtReset(reader, email)
      await lookAtRegistration(reader, email)
      expect(reader.found).toEqual([])
    })

    test('in what the profile and its forms say', async ({ page }) => {
      const reader = formReader(page, reading)
      const { email } = await becomeSeller(page)
      await lookAtProfile(reader)
      await lookAtEditing(reader, email)
      expect(reader.found).toEqual([])
    })

    test('among the notices, on the bell, and where they do not come', async ({ page }) => {
      const reader = formReader(page, reading)
      const { id } = await becomeSeller(page)
      await intercept(page, '**/rest/v1/**', cut)
      await openIn(reader, '/notices')
      await lookAt(reader, page.getByText(reader.t('dashboard:errors.network')), 'nothing loaded')
      await page.unroute('**/rest/v1/**')
      await page.reload()
      await lookAt(reader, page.getByText(reader.t('notices:empty')), 'none')
      const goats = Array.from({ length: 25 }, () => newGoat(id, 'active', { expiresInDays: -1 }))
      await insertRow('listings', goats)
      await openIn(reader, '/notices')
      await lookAt(reader, page.getByRole('button', { name: reader.t('notices:allRead') }), 'more than are shown')
      await pressed(page, reader.t('notices:allRead'))
      await lookAt(reader, page.getByText(reader.t('notices:done')), 'all read')
      expect(reader.found).toEqual([])
    })

    test('on the dashboard, in its dialogs, and where something of it fails', async ({ page }) => {
      const reader = formReader(page, reading)
      const { id } = await becomeSeller(page)
      await intercept(page, '**/rest/v1/**', cut)
      await openIn(reader, '/dashboard')
      await lookAt(reader, page.getByText(reader.t('dashboard:errors.network')), 'nothing loaded')
      await page.unroute('**/rest/v1/**')
      await fillDashboard(id)
      await page.reload()
      await lookAt(reader, card(reader, 'removed'), 'every status')
      await lookAtDialogs(reader)
      await lookAtSearches(reader, 'Gir')
      expect(reader.found).toEqual([])
    })
  })
}
