import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { wordsOf } from '../support/words.ts'

let client: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  client = await administrator(baseURL)
})

const [english, tamil] = [wordsOf('en'), wordsOf('ta')]

test('what was typed stays when the language is changed, and is asked about as before', async ({ page }) => {
  await openConsole(page, client, '/livestock-types/create?lng=en')
  await page.getByLabel(`${english('admin:catalogue.name')} – English`).fill('Mithun')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('menuitem', { name: 'தமிழ்' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.getByLabel(`${tamil('admin:catalogue.name')} – English`)).toHaveValue('Mithun')
  await page.getByRole('link', { name: tamil('admin:titles.categories'), exact: true }).click()
  await expect(page.getByRole('dialog', { name: tamil('admin:ra.message.are_you_sure') })).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch)|ERR_/] })

  test('a screen that could not be fetched says so, and comes when the network does', async ({ page, context }) => {
    await openConsole(page, client, '/settings')
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Create listing', exact: true }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'No connection. Check your network and try again.' })
    await expect(failure).toBeVisible()
    await context.setOffline(false)
    await expect(failure).toBeHidden()
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  })

  test('a dialog that could not be fetched leaves its screen, and opens when the network is there', async ({
    page,
    context,
  }) => {
    await openConsole(page, client, '/search-lexicon')
    const open = page.getByRole('button', { name: english('admin:import.button') })
    await expect(open).toBeVisible()
    await context.setOffline(true)
    await open.click()
    await expect(page.getByText(english('admin:errors.offline'))).toBeVisible()
    await expect(open).toBeVisible()
    await expect(page.getByRole('alert').getByRole('button', { name: english('buttons:retry') })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText(english('admin:errors.offline'))).toBeHidden()
  })
})
