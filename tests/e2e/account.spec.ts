import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/browser-test.ts'
import { openSellForm, registerSeller, signIn } from '../support/journeys.ts'

/** The newest link that was mailed to an address. */
function mailedLink(address: string): string | undefined {
  const outbox = join(process.env.MARKET_DATA_DIR ?? '', 'outbox')
  const mails = readdirSync(outbox)
    .sort()
    .reverse()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
  const mail = mails.find((text) => text.startsWith(`To: ${address}\n`))
  return /https?:\/\/[^\s"<]+\/reset-password[^\s"<]*/.exec(mail ?? '')?.[0].replaceAll('&amp;', '&')
}

// The browser writes every refused call to its console.
test.use({ expectedMisdeeds: [/status of 40[0-9]/] })

test('a wrong password is answered in a sentence', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill('nobody@example.in')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('E-mail or password is not right.')).toBeVisible()
})

test('a registration says what is missing beside each field', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.')
  await page.getByLabel('Mobile number').fill('12345')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/not a mobile number of India/)
})

test('a forgotten password is replaced by the mailed link, which works once', async ({ page }) => {
  await page.goto('/register')
  const { email, password } = await registerSeller(page)
  await expect(page.locator('html')).toHaveAttribute('data-member')
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('a link is on its way')).toBeVisible()
  const link = mailedLink(email) ?? ''
  expect(link).toContain('token_hash=')
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('another-password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('third-password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('This link has been used or is too old.')).toBeVisible()
  expect(password).not.toBe('another-password')
  await signIn(page, email, 'another-password')
})

test('a member is shown by name, and is a guest again after logout', async ({ page }) => {
  await openSellForm(page)
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
  await openSellForm(page)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('alert')).toContainText('Access Denied')
  await expect(page.getByRole('alert')).toContainText('You must be an administrator to view this page.')
})
