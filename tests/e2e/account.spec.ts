import { expect, test } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import { registerSeller, signIn } from '../support/journeys.ts'
import { mailedLink } from '../support/mails.ts'
import { holdToasts } from '../support/said.ts'
import { becomeSeller, publishableKey, registerByApi } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

// The browser writes every refused call to its console.
test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/status of (40[0-9]|422|429)/] })

test('a wrong password is answered in a sentence', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('nobody@example.in')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('The e-mail or password is wrong.')).toBeVisible()
})

test('a login says what is missing beside each field', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password.')
  await expect(page.getByLabel('E-mail')).toBeFocused()
})

test('what a service says without our knowing it is shown as it says it', async ({ page }) => {
  const refusal = { code: 403, error_code: 'of_another_day', msg: 'Not on a Saturday' }
  await intercept(page, '**/auth/v1/token*', (route) => route.fulfill({ status: 403, json: refusal }))
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('somebody@example.in')
  await page.getByLabel('Password', { exact: true }).fill('some-password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Not on a Saturday')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('some-password')
})

test('password managers find what they look for', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  await page.getByLabel('Password', { exact: true }).fill('some-password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.goto('/register')
  for (const [label, name] of [
    ['Your name', 'name'],
    ['Mobile number', 'tel'],
    ['E-mail', 'email'],
    ['Password', 'new-password'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', name)
})

test('whoever is signed in is sent on from the login page, and never to another site', async ({ page }) => {
  const { email } = await becomeSeller(page)
  await page.goto('/login?from=/safety')
  await page.waitForURL(({ pathname }) => pathname === '/safety')
  await page.goto('/login?from=//elsewhere.example/')
  await page.waitForURL((url) => url.pathname === '/')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/register')
  await registerSeller(page, email)
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
    /There is already an account with this e-mail address/,
  )
})

test('somebody who reads Urdu is told in Urdu what is wrong, and comes to where they were going', async ({ page }) => {
  const t = wordsOf('ur')
  await page.goto('/sell/product?lng=ur')
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByLabel(t('login:email')).fill('nobody@example.in')
  await page.getByLabel(t('login:password'), { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: t('login:submit') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('login:errors.invalid_credentials'))
  await page.getByRole('link', { name: t('login:register') }).click()
  await page.getByRole('button', { name: t('register:submit') }).click()
  await expect(page.getByLabel(t('register:name'))).toHaveAccessibleDescription(t('register:errors.nameRequired'))
  await page.getByLabel(t('register:name')).fill('Asha')
  await page.getByLabel(t('register:phone')).fill('98765 43210')
  await page.getByLabel(t('login:email')).fill(`urdu-${process.pid}-${Date.now()}@example.in`)
  await page.getByLabel(t('login:password'), { exact: true }).fill('a-good-password')
  await page.getByRole('button', { name: t('register:submit') }).click()
  await page.waitForURL((url) => url.pathname === '/sell/product')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('who has tried too often is told so in their language, beside what they typed', async ({ page }) => {
  const t = wordsOf('ur')
  const { email } = await registerByApi(page.request)
  const headers = { apikey: await publishableKey(page.request) }
  for (let turn = 0; turn < 10; turn += 1) {
    await page.request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password: 'a-guess' } })
  }
  await page.goto('/login?lng=ur')
  await page.getByLabel(t('login:email')).fill(email)
  await page.getByLabel(t('login:password'), { exact: true }).fill('another-guess')
  await page.getByRole('button', { name: t('login:submit') }).click()
  await expect(page.getByRole('alert')).toHaveText(t('login:errors.over_request_rate_limit'))
  await expect(page.getByLabel(t('login:email'))).toHaveValue(email)
})

test('a forgotten password is replaced by the mailed link, which works once', async ({ page }) => {
  const { email } = await registerByApi(page.request)
  await holdToasts(page)
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
  const link = mailedLink(email, '/reset-password') ?? ''
  expect(link).toContain('token_hash=')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('another-password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('status').filter({ hasText: 'Password changed' })).toBeVisible()

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('third-password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('This link has been used or is too old.')).toBeVisible()
  // Whom the new one goes to is known by the link, and stands in no address.
  await expect(page).toHaveURL(/^[^#]*$/)
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  const next = mailedLink(email, '/reset-password') ?? ''
  expect(next).not.toBe(link)
  await page.goto(next)
  await page.getByLabel('New password', { exact: true }).fill('fourth-password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await signIn(page, email, 'fourth-password')
})

test('a page of a link that was opened without one asks whom a new one is for', async ({ page }) => {
  const { email } = await registerByApi(page.request)
  await page.goto('/reset-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
  expect(mailedLink(email, '/reset-password')).toContain('token_hash=')
})

test('a member is shown by name, and is a guest again after logout', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await becomeSeller(page)
  await page.goto('/')
  await page
    .getByText(/^Asha Patil/)
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
  const home = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await home
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await page.goto('/sell/product')
  await expect(page).toHaveURL(/\/login\?from=%2Fsell%2Fproduct/)
})

test('somebody who is no administrator is sent home from the console, and told why', async ({ page }) => {
  await becomeSeller(page)
  await holdToasts(page)
  await page.goto('/admin')
  await expect(page.getByRole('alert')).toHaveText('Access DeniedYou must be an administrator to view this page.')
  await expect(page).toHaveURL(/\/$/)
})
