import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import { openProfile, signIn } from '../support/journeys.ts'
import { mailedLink } from '../support/mails.ts'
import { registerByApi } from '../support/seller-api.ts'

// The browser writes every refused call to its console.
test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/status of 40[0-9]/] })

test('a password is changed by who knows the one before', async ({ page }) => {
  const { email, password } = await openProfile(page, '/profile/edit')
  const change = page.getByRole('button', { name: 'Change the password' })
  await page.getByLabel('Current password').fill('not-the-password')
  await page.getByLabel('New password').fill('another-password')
  await change.click()
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your current password.')
  await expect(page.getByLabel('New password')).toHaveValue('another-password')
  await page.getByLabel('Current password').fill(password)
  await change.click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await signIn(page, email, 'another-password', '/profile')
})

test('an e-mail address is proved by the link in the mail, and said to be', async ({ page }) => {
  const { email } = await openProfile(page, '/profile/edit')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('We have sent a link to this address.')).toBeVisible()
  const link = mailedLink(email, '/confirm') ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('status').filter({ hasText: 'Your e-mail address is confirmed.' })).toBeVisible()
  await page.goto('/profile/edit')
  await expect(page.getByRole('button', { name: 'Change the e-mail' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me the link' })).toHaveCount(0)
})

/** Signs out where no page is for members alone. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/safety')
  await page.evaluate(() => localStorage.clear())
}

test('a link of somebody who is signed out signs them in, and when it is used a new one comes at a press', async ({
  page,
}) => {
  const { email } = await openProfile(page, '/profile/edit')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('We have sent a link to this address.')).toBeVisible()
  const link = mailedLink(email, '/confirm') ?? ''
  const confirm = async (opened: string) => {
    await signOut(page)
    await page.goto(opened)
    await page.getByRole('button', { name: 'Confirm' }).click()
  }
  await confirm(link)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await confirm(link)
  await expect(page.getByRole('alert').filter({ hasText: 'This link has been used or is too old.' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  const next = mailedLink(email, '/confirm') ?? ''
  expect(next).not.toBe(link)
  await confirm(next)
  await expect(page).toHaveURL(/\/profile$/)
})

test('a registration goes on, past the link in the mail, to where the person wanted to go', async ({ page }) => {
  const { session } = await registerByApi(page.request)
  // A backend that wants addresses confirmed; the embedded one signs people in at once.
  const asked = page.waitForRequest('**/auth/v1/verify')
  await intercept(page, '**/auth/v1/verify', (route) => route.fulfill({ json: session }))
  const next = encodeURIComponent('https://elsewhere.example/sell/product?like=1')
  await page.goto(`/confirm?token_hash=${'f'.repeat(64)}&type=signup&lng=en&next=${next}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ type: 'signup', token_hash: 'f'.repeat(64) })
  await expect(page).toHaveURL(/^http:\/\/(localhost|127\.0\.0\.1):\d+\/sell\/product\?like=1/)
})

test('an e-mail address is changed by the links in both mails, and is confirmed then', async ({ page }) => {
  const { email, password } = await openProfile(page, '/profile/edit')
  const other = email.replace('seller', 'other')
  const change = page.getByRole('button', { name: 'Change the e-mail' })
  await page.getByLabel('New e-mail').fill(email)
  await change.click()
  await expect(page.getByLabel('New e-mail')).toHaveAccessibleDescription('This is your address already.')
  await page.getByLabel('New e-mail').fill(other)
  await change.click()
  await expect(page.getByText('We have sent a link.')).toBeVisible()
  await page.goto(mailedLink(email, '/confirm') ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Confirmed. Now open the link in the mail to your other address too.')).toBeVisible()
  await page.goto('/profile/edit')
  await expect(page.getByText(`Now: ${email}`)).toBeVisible()
  const link = mailedLink(other, '/confirm') ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('status').filter({ hasText: 'Your e-mail address is changed.' })).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This link has been used or is too old.')).toBeVisible()
  await signIn(page, other, password, '/profile')
  await page.goto('/profile/edit')
  await expect(page.getByText(`Now: ${other}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send me the link' })).toHaveCount(0)
})
