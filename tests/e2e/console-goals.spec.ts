import { GOALS, goalSetting } from '@maveshi/shared/goals'
import type { SupabaseClient } from '@supabase/supabase-js'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { insertGoat } from '../support/market-rows.ts'
import { expectSaid } from '../support/said.ts'
import { registerByApi } from '../support/seller-api.ts'

let client: SupabaseClient

test.beforeAll(async () => {
  client = await administrator(`http://localhost:${process.env.MARKET_PORT}`)
})

test.afterEach(async () => {
  for (const goal of GOALS)
    await client.rpc('change_setting', { setting: goalSetting(goal), value: '0' }).throwOnError()
})

test('an owner sets a goal for each week, and sees on the dashboard how far this week is', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const seller = await registerByApi(request)
  await insertGoat(seller.id, 'active', { submitted_at: new Date().toISOString() })
  await openConsole(page, client, '/')
  await expect(page.getByRole('region', { name: /^Today/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'This week’s goals' })).toBeHidden()

  await openConsole(page, client, '/settings')
  const panel = page.getByRole('region', { name: 'Goals for each week' })
  const save = panel.getByRole('button', { name: 'Save goals' })
  await expect(save).toBeDisabled()
  const hours = panel.getByLabel('Median time to approve, in hours at most')
  await expect(hours).toHaveValue('')
  await hours.fill('200')
  await save.click()
  await expect(hours).toHaveAccessibleDescription('Enter a number from 0 to 168.')
  await hours.fill('')
  await panel.getByLabel('New listings a week').fill('1')
  await panel.getByLabel('New people a week').fill('1,00,000')
  await save.click()
  await expectSaid(page, 'Saved')
  expect(await violations(page), 'goals').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await openConsole(page, client, '/')
  const goals = page.getByRole('region', { name: 'This week’s goals' })
  const bar = (name: string) => goals.getByRole('progressbar', { name })
  await expect(bar('New listings')).toHaveAttribute('aria-valuenow', '100')
  await expect(goals.getByRole('listitem').filter({ hasText: 'New listings' })).toContainText('Goal met')
  await expect(bar('New people')).toHaveAttribute('aria-valuetext', /^\d[\d,]* \(Goal: 1,00,000\)$/)
  await expect(goals.getByRole('listitem')).toHaveCount(2)
  expect(await violations(page), 'goals on the dashboard').toEqual([])

  await openConsole(page, client, '/settings')
  await panel.getByLabel('New listings a week').fill('')
  await panel.getByLabel('New people a week').fill('')
  await save.click()
  await expectSaid(page, 'Saved')
  await page.reload()
  await expect(panel.getByLabel('New people a week')).toHaveValue('')
  await openConsole(page, client, '/')
  await expect(page.getByRole('region', { name: /^Today/ })).toBeVisible()
  await expect(goals).toBeHidden()
})
