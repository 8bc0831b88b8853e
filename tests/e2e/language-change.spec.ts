import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { becomeSeller } from '../support/seller-api.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Reads the page in Tamil from now on, by the line of languages that a first visit begins with. */
async function readInTamil(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'தமிழ்' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
}

test('a change of language stays with the list: its words, filters, place and order', async ({ page }) => {
  const asked = { q: 'gir', category: 'Cattle', near: 'IN.16.521', within: '200', sort: 'price-up' }
  await page.goto(`/search?${new URLSearchParams(asked)}`)
  await readInTamil(page)
  await expect(page).toHaveURL(/\/search\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(asked)
  await expect(page.getByRole('search').locator('input[name=q]').filter({ visible: true })).toHaveValue('gir')
})

test('a change of language takes along what was typed into a form, and no password', async ({ page }) => {
  await page.goto('/register')
  const typed = { name: 'Asha Patil', phone: '98765 43210', email: 'asha@example.in' }
  const field = (name: string) => page.getByRole('main').locator(`input[name=${name}]`)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  await field('password').fill('a-good-password')
  await field('hasWhatsapp').uncheck()
  await readInTamil(page)
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text)
  await expect(field('hasWhatsapp')).not.toBeChecked()
  await expect(field('password')).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain('a-good-password')
  expect(stored).not.toContain(typed.email)
})

test('a change of language goes on with the listing that is being written', async ({ page }) => {
  await becomeSeller(page)
  await page.goto('/sell/product')
  await page.locator('.picture-choice').filter({ hasText: 'Goat' }).click()
  const next = page.locator('.step-bar').getByRole('button').last()
  await next.click()
  await page.locator('#age').fill('18')
  await readInTamil(page)
  await expect(page).toHaveURL(/\/sell\/product/)
  await expect(page.locator('#age')).toHaveValue('18')
})
