import { expect, test } from '../support/browser-test.ts'
import { becomeSeller, registerByApi } from '../support/seller-api.ts'

test('a guest who wants to save a search is asked for an account, and it is saved after it', async ({ page }) => {
  await page.goto('/search?q=murrah')
  await page.getByRole('link', { name: 'Save this search' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Yes, Log In' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Fsearch%3Fq%3Dmurrah/)
  const { email, password } = await registerByApi(page.request)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Search saved')).toBeVisible()
  await expect(page).toHaveURL('/search?q=murrah')
})

test('a search is saved, stands on the dashboard, leads back to its results and is forgotten', async ({ page }) => {
  await becomeSeller(page)
  await page.goto('/category/Goat?state=IN.16')
  await page.getByRole('link', { name: 'Save this search' }).click()
  await expect(page.getByText('Search saved')).toBeVisible()

  await page.goto('/dashboard')
  const saved = page.getByRole('listitem').filter({ hasText: 'Goat, Maharashtra' })
  await saved.getByRole('link').click()
  await expect(page).toHaveURL(/\/category\/Goat\?state=IN\.16/)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Delete the search Goat, Maharashtra' }).click()
  await expect(saved).toHaveCount(0)
})
