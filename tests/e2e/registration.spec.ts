import type { Page, Request } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { intercept } from '../support/intercept.ts'
import { registerSeller } from '../support/journeys.ts'
import { refuseWord } from '../support/refused-word.ts'

// The browser writes every refused call to its console.
test.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/status of (40[0-9]|422|429)/] })

test('a registration says what is missing beside each field', async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.')
  await page.getByLabel('Mobile number').fill('12345')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/not a mobile number of India/)
  const password = page.getByLabel('Password', { exact: true })
  for (const [typed, sentence] of [
    ['short', /at least 8 characters/],
    // Letters of India are three bytes each: 25 are more than bcrypt reads.
    ['क'.repeat(25), /^This password is too long. Choose a shorter one./],
  ] as const) {
    await password.fill(typed)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(password).toHaveAccessibleDescription(sentence)
  }
})

const UNFIT = /^Write only your name, in letters/

test('a registration says beside the name that it can be none', async ({ page }) => {
  await page.goto('/register')
  const name = page.getByLabel('Your name')
  await name.fill('Call 98765 43210')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(name).toHaveAccessibleDescription(UNFIT)
  await expect(name).toBeFocused()
  await name.fill('Asha')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(name).not.toHaveAccessibleDescription(UNFIT)
})

test('a word that only the market’s settings name is no part of a name, and both forms say so', async ({ page }) => {
  const word = await refuseWord()
  await page.goto('/register')
  const name = page.getByLabel('Your name')
  await registerSeller(page, undefined, `Asha ${word}`)
  await expect(name).toHaveAccessibleDescription(UNFIT)
  await expect(name).toHaveValue(`Asha ${word}`)
  await name.fill('Asha Patil')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/')

  await page.goto('/profile/edit')
  await expect(name).toHaveValue('Asha Patil')
  await name.fill(`Asha ${word}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(name).toHaveAccessibleDescription(UNFIT)
  await expect(name).toHaveValue(`Asha ${word}`)
})

test.describe('where a registration is confirmed by mail', () => {
  const MINUTE_MS = 60_000

  async function register(page: Page, identities: readonly object[]): Promise<Request> {
    const person = {
      id: '00000000-0000-4000-8000-000000000000',
      aud: 'authenticated',
      email: 'a@example.in',
      identities,
    }
    await intercept(page, '**/auth/v1/signup*', (route) => route.fulfill({ json: person }))
    await page.goto('/register?from=%2Fsell%2Fproduct')
    await page.getByLabel('Your name').fill('Asha Patil')
    await page.getByLabel('Mobile number').fill('98765 43210')
    await page.getByLabel('E-mail').fill('a@example.in')
    await page.getByLabel('Password', { exact: true }).fill('a-good-password')
    const asked = page.waitForRequest('**/auth/v1/signup*')
    await page.getByRole('button', { name: 'Register' }).click()
    return asked
  }

  test('the link leads on to where the person wanted to go, and is sent again at a press', async ({ page }) => {
    await page.clock.install()
    const asked = await register(page, [{}])
    expect(new URL(asked.url()).searchParams.get('redirect_to')).toMatch(/^http:\/\/[^/]+\/sell\/product$/)
    await expect(page.getByRole('status').filter({ hasText: 'Open the link in it.' })).toContainText('a@example.in')
    await intercept(page, '**/auth/v1/otp*', (route) => route.fulfill({ json: {} }))
    await page.clock.fastForward(MINUTE_MS)
    const again = page.waitForRequest('**/auth/v1/otp*')
    await page.getByRole('button', { name: 'Send again' }).click()
    expect((await again).postDataJSON()).toMatchObject({ email: 'a@example.in', create_user: false })
  })

  test('an address that has an account is named, though the service says nothing', async ({ page }) => {
    await register(page, [])
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/There is already an account/)
  })
})
