import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { expect, test } from '../support/browser-test.ts'
import { openSellForm, signIn } from '../support/journeys.ts'

test('a seller without listings is shown the way to the first one', async ({ page }) => {
  await openSellForm(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'You have no listings yet' })).toBeVisible()
})

test('a listing that was turned down says why, and is handed in again with its answers and photographs', async ({
  page,
}) => {
  const { email, password } = DEMO_ACCOUNTS.seller
  await signIn(page, email, password)
  const rejected = page.getByRole('listitem').filter({ hasText: 'Turned down' }).first()
  await expect(rejected).toContainText('Why: the photos do not show the animal or thing clearly')
  await rejected.getByRole('link', { name: 'Go on with it' }).click()
  await expect(page.getByRole('img', { name: 'Photo 1', exact: true })).toBeVisible()
  await expect(page.getByLabel('Breed', { exact: true })).not.toHaveValue('')
  await page.getByLabel(/^Tell buyers more/).fill('New photos will follow')
  await page.getByRole('button', { name: 'Hand in the listing' }).click()
  await expect(page.getByText('A person looks at it now')).toBeVisible()
  await page.getByRole('link', { name: 'See it' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Being looked at' }).first()).toBeVisible()
})
