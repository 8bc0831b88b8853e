import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { wordsOf } from '../support/words.ts'

let client: SupabaseClient

test.beforeAll(async () => {
  client = await administrator(`http://localhost:${process.env.MARKET_PORT}`)
})

const tamil = wordsOf('ta')
const question = (page: Page) => page.getByRole('dialog', { name: tamil('admin:ra.message.are_you_sure') })
const answer = (page: Page, words: 'cancel' | 'confirm') =>
  question(page)
    .getByRole('button', { name: tamil(`admin:ra.action.${words}`) })
    .click()

/** Loads the page again, as far as the browser asks, and stays. */
async function stayOnReload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload(), 0))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
}

test('a form that is left asks first, in the reader’s language, when something was typed', async ({ page }) => {
  await openConsole(page, client, '/livestock-types?lng=ta')
  const create = page.getByRole('link', { name: tamil('admin:ra.action.create'), exact: true })
  const name = page.getByLabel(`${tamil('admin:catalogue.name')} – English`)
  const toCategories = page.getByRole('link', { name: tamil('admin:titles.categories'), exact: true })
  await create.click()
  await expect(name).toBeVisible()
  await page.goBack()
  await create.click()
  await name.fill('Mithun')
  await toCategories.click()
  await expect(question(page)).toContainText(tamil('admin:ra.message.unsaved_changes'))
  await answer(page, 'cancel')
  await expect(question(page)).toBeHidden()
  await expect(name).toHaveValue('Mithun')
  await page.goBack()
  await answer(page, 'cancel')
  await stayOnReload(page)
  await expect(name).toHaveValue('Mithun')

  await toCategories.click()
  await answer(page, 'confirm')
  await expect(page).toHaveURL(/\/categories$/)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('a dialog that is dismissed asks first, and so does the way out of the console', async ({ page }) => {
  await openConsole(page, client, '/settings?lng=ta')
  const open = page.getByRole('button', { name: tamil('admin:settings.newNotice') })
  const dialog = page.getByRole('dialog', { name: tamil('admin:settings.notice') })
  await open.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await open.click()
  await dialog.getByLabel('English').fill('No sheep leave the district')
  await page.keyboard.press('Escape')
  await answer(page, 'cancel')
  await stayOnReload(page)
  await expect(dialog.getByLabel('English')).toHaveValue('No sheep leave the district')
  await page.keyboard.press('Escape')
  await answer(page, 'confirm')
  await expect(dialog).toBeHidden()

  const safety = page.getByRole('region', { name: tamil('admin:settings.safety') })
  await safety.getByLabel('English').fill('Ask for the ear tag')
  await page.getByRole('button', { name: tamil('admin:header.account') }).click()
  await page.getByRole('menuitem', { name: tamil('buttons:switchToUserView') }).click()
  await answer(page, 'cancel')
  await expect(safety.getByLabel('English')).toHaveValue('Ask for the ear tag')
  await page.getByRole('button', { name: tamil('admin:header.account') }).click()
  await page.getByRole('menuitem', { name: tamil('buttons:switchToUserView') }).click()
  await answer(page, 'confirm')
  await expect(page).toHaveURL(/\/$/)
})
