import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { intercept } from '../support/intercept.ts'
import { insertRow, newGoat } from '../support/market-rows.ts'
import { newNumber, registerByApi } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).getByRole('option')

/** Opens the field by its keys, and types. */
async function look(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'What do you want to find?' })).toBeFocused()
  await page.keyboard.type(text)
}

test('one field leads to listings, people, reports, settings and screens', async ({ page, request }) => {
  const phone = newNumber()
  const seller = await registerByApi(request, { phone })
  const reporter = await registerByApi(request)
  const ids = [1, 2].map(() => randomUUID())
  const submitted = (minute: number) => new Date(Date.now() - minute * 60_000).toISOString()
  const goats = ids.map((id, minute) => ({ ...newGoat(seller.id, 'pending', { submitted_at: submitted(minute) }), id }))
  await insertRow('listings', goats)
  await insertRow('reports', [{ listing_id: ids[1], reporter_id: reporter.id, reason: 'misleading' }])
  await openConsole(page, admin, '/categories')
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible()

  await look(page, phone.slice(3, 8))
  await page.keyboard.type(` ${phone.slice(8)}`)
  await expect(group(page, 'Listings')).toHaveCount(2)
  await expect(group(page, 'Listings').first()).toContainText('Waiting')
  await expect(group(page, 'Users')).toHaveCount(1)
  await expect(group(page, 'Reports')).toContainText('1 open report')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/listings/${ids[0]}/show$`))
  await expect(page.getByRole('dialog')).toBeHidden()

  await look(page, `${ids[1]}`.slice(0, 8))
  await group(page, 'Reports').click()
  await expect(page).toHaveURL(new RegExp(`/reports/${ids[1]}/show$`))

  await look(page, phone)
  await group(page, 'Users').click()
  await expect(page).toHaveURL(new RegExp(`/users/${seller.id}/show$`))

  await look(page, 'one person search')
  await expect(group(page, 'Settings')).toHaveText(/Saved searches that one person/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings#limits$/)
  await expect(page.getByRole('heading', { name: 'Expiry and daily limits' })).toBeInViewport()

  await look(page, 'analyt')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible()

  await look(page, 'livestock ty')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Livestock types', level: 1 })).toBeVisible()
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('the field of a Tamil phone opens by a press, takes English words too, and says what did not come', async ({
    page,
  }) => {
    const t = wordsOf('ta')
    await page.setViewportSize({ width: 360, height: 740 })
    await openConsole(page, admin, '/categories?lng=ta')
    await page.getByRole('button', { name: t('admin:find.title') }).click()
    const field = page.getByRole('combobox', { name: t('admin:find.label') })
    await expect(page.getByRole('option', { name: t('admin:titles.analytics') }).first()).toBeVisible()
    let isCut = true
    await intercept(page, '**/rest/v1/rpc/find_anything', (route) => (isCut ? route.abort() : route.continue()))
    await field.fill('settings')
    await expect(page.getByRole('option', { name: t('admin:titles.settings') }).first()).toBeVisible()
    const retry = page.getByRole('button', { name: t('buttons:retry') })
    await expect(retry).toBeVisible()
    isCut = false
    await retry.click()
    await expect(retry).toBeHidden()
    await field.fill('zzqqzzqq')
    await expect(page.getByText(t('admin:find.nothing'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
