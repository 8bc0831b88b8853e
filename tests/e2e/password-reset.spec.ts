import { expect, test } from '../support/browser-test.ts'
import { mailedLink } from '../support/mails.ts'
import { registerByApi } from '../support/seller-api.ts'

const MINUTE_MS = 60_000

test('the address that was typed at the login stands in the form for a forgotten password', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  await page.getByLabel('E-mail').fill('asha@example.in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
  await expect(page.getByLabel('E-mail')).toHaveValue('asha@example.in')
})

test('a link that does not come is sent again after a minute, and a wrong address is corrected', async ({ page }) => {
  const { email } = await registerByApi(page.request)
  await page.clock.install()
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail').fill(`x${email}`)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: `x${email}` })).toBeVisible()
  await page.getByRole('button', { name: 'Correct the e-mail address' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(`x${email}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()

  const again = page.getByRole('button', { name: 'Send again' })
  await expect(again).toBeDisabled()
  await expect(page.getByText(/^You can send it again in (1:00|0:\d\d)$/)).toBeVisible()
  const first = mailedLink(email, '/reset-password')
  await page.clock.fastForward(MINUTE_MS)
  await again.click()
  await expect(page.getByText(/^You can send it again in/)).toBeVisible()
  expect(mailedLink(email, '/reset-password')).not.toBe(first)
})

test.describe('too many links', () => {
  test.use({ expectedErrors: [/status of 429/] })

  test('whoever has asked for too many links is told when there will be another', async ({ page }) => {
    const { email } = await registerByApi(page.request)
    await page.clock.install()
    await page.goto('/forgot-password')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    const again = page.getByRole('button', { name: 'Send again' })
    const pause = page.getByText(/^You can send it again in/)
    for (let turn = 0; turn < 4; turn++) {
      await expect(pause).toBeVisible()
      await page.clock.fastForward(MINUTE_MS)
      await again.click()
    }
    await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts.' })).toBeVisible()
    await expect(page.getByText(/^You can send it again in [1-5]\d:\d\d$/)).toBeVisible()
    await expect(again).toBeDisabled()
  })
})
