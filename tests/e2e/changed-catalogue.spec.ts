import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { chooseCategory, openSellForm } from '../support/journeys.ts'

// The browser writes the refused call to its console.
test.use({ expectedMisdeeds: [/status of 422/] })

async function administrator(baseURL: string): Promise<SupabaseClient> {
  const { publishableKey } = await (await fetch(`${baseURL}/config.json`)).json()
  const client = createClient(baseURL, publishableKey)
  const { error } = await client.auth.signInWithPassword(DEMO_ACCOUNTS.administrator)
  expect(error).toBeNull()
  return client
}

async function limitSheepWeight(client: SupabaseClient, max_kg: number): Promise<void> {
  const { error } = await client.from('listing_fields').update({ max: max_kg }).eq('key', 'Sheep.weight')
  expect(error).toBeNull()
}

test('an answer that the catalogue takes no more is refused beside its field, and goes through when it is mended', async ({
  page,
  baseURL,
}) => {
  await openSellForm(page)
  await chooseCategory(page, 'Sheep')
  await page.getByLabel('Breed', { exact: true }).selectOption('Deccani')
  await page.getByLabel(/^Age/).fill('14')
  await page.getByRole('radio', { name: 'Wool' }).check()
  await page.getByLabel(/^Weight/).fill('60')
  const client = await administrator(baseURL ?? '')
  await limitSheepWeight(client, 50)
  try {
    await page.getByRole('button', { name: 'Hand in the listing' }).click()
    await expect(page.getByLabel(/^Weight/)).toHaveAccessibleDescription('Enter a number from 0 to 50.')
    await expect(page.getByLabel(/^Weight/)).toBeFocused()
    await page.getByLabel(/^Weight/).fill('45')
    await page.getByRole('button', { name: 'Hand in the listing' }).click()
    await expect(page.getByText('Thank you. Your listing has been handed in.')).toBeVisible()
  } finally {
    await limitSheepWeight(client, 150)
  }
})
