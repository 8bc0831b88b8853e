import { randomUUID } from 'node:crypto'
import { isGoalSetting } from '@maveshi/shared/goals'
import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { alone } from '../support/alone.ts'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { intercept } from '../support/intercept.ts'
import { deleteRows, insertGoat, updateRows } from '../support/market-rows.ts'
import { ownName } from '../support/own-category.ts'
import { openAsItIs } from '../support/page-as-it-is.ts'
import { expectSaid } from '../support/said.ts'
import { registerByApi } from '../support/seller-api.ts'

let client: SupabaseClient

test.beforeAll(async () => {
  client = await administrator(`http://localhost:${process.env.MARKET_PORT}`)
})

const LIMITS = [
  'Days until a listing expires',
  'Listings per person and day',
  'Photographs per person and day',
  'Reports per person and day',
  'Phone numbers seen per person and day',
  'Listings saved per person and day',
  'Saved searches per person and day',
  'Requests to delete an account per person and day',
  'Drafts per person and day',
  'Price changes per person and day',
  'Views counted per minute',
] as const

async function changeLimits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await openConsole(page, client, '/settings')
  const before: string[] = []
  for (const name of LIMITS) before.push(await page.getByLabel(name).inputValue())
  const save = page.getByRole('button', { name: 'Save limits' })
  await expect(save).toBeDisabled()
  for (const [index, name] of LIMITS.entries()) await page.getByLabel(name).fill(index % 2 ? '0' : '100001')
  await save.click()
  for (const [index, name] of LIMITS.entries()) {
    const range = index ? 'Enter a number from 1 to 1,00,000.' : 'Enter a number from 1 to 365.'
    await expect(page.getByLabel(name)).toHaveAccessibleDescription(range)
  }
  await expect(page.getByLabel(LIMITS[0])).toBeFocused()
  expect(await violations(page), 'limits out of range').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  // Wider than before, so that nobody who tests beside this one is kept from anything.
  for (const [index, name] of LIMITS.entries()) await page.getByLabel(name).fill(String(Number(before[index]) + 1))
  await save.click()
  await expectSaid(page, 'Saved')
  await page.reload()
  for (const [index, name] of LIMITS.entries()) {
    await expect(page.getByLabel(name)).toHaveValue(String(Number(before[index]) + 1))
    await page.getByLabel(name).fill(before[index] ?? '')
  }
  await save.click()
  await expectSaid(page, 'Saved')
  await expect(save).toBeDisabled()
}

test('a word that makes listings wait is added, and taken away after a question; both are remembered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const word = ownName('hundi').toLowerCase()
  await openConsole(page, client, '/settings')
  const panel = page.getByRole('region', { name: 'Flagged words' })
  await panel.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'తెలుగు' }).click()
  const list = panel.getByRole('list', { name: 'తెలుగు' })
  await expect(list).toContainText('అడ్వాన్స్')
  const add = async (typed: string) => {
    await panel.getByRole('textbox', { name: 'New word' }).fill(typed)
    await panel.getByRole('button', { name: 'Add', exact: true }).click()
  }
  await add('a.*b')
  await expect(panel.getByRole('alert')).toHaveText('A word has 2 to 40 letters, and no signs.')
  await add('అడ్వాన్స్')
  await expect(panel.getByRole('alert')).toHaveText('This word is in the list already.')
  await add(`  ${word} `)
  await expect(list).toContainText(word)
  expect(await violations(page), 'flagged words').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const save = panel.getByRole('button', { name: 'Save words' })
  await save.click()
  await expectSaid(page, 'Saved')
  await expect(panel.getByText(`Added: ${word}`)).toBeVisible()

  const { id } = await registerByApi(page.request)
  const flagsOf = async () => {
    const { data } = await client.from('listings').select('listing_flags').eq('id', listing).single().throwOnError()
    return data.listing_flags
  }
  const listing = await insertGoat(id, 'pending', { description: `Pay by ${word}` })
  expect(await flagsOf()).toEqual(['words'])

  await list.getByRole('button', { name: `Remove: ${word}` }).click()
  await save.click()
  const question = page.getByRole('dialog', { name: 'Save this?' })
  await expect(question).toContainText(`No listing waits any more because of: ${word}`)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(panel.getByText(`Removed: ${word}`)).toBeVisible()
  await expect(list).not.toContainText(word)
  expect(await flagsOf()).toEqual([])
})

/** Puts the limits back as they are now, when the test is over. Goals are another test's. */
async function restoreLimits(afterwards: (undo: () => Promise<unknown>) => void): Promise<void> {
  const { data } = await client.from('settings').select('key, value').throwOnError()
  const limits = data.filter(({ key, value }) => typeof value === 'number' && !isGoalSetting(key))
  expect(limits.length).toBeGreaterThanOrEqual(LIMITS.length)
  afterwards(() => Promise.all(limits.map(({ key, value }) => updateRows('settings', `key=eq.${key}`, { value }))))
}

test('each limit is refused out of its range, and changed within', ({ page, afterwards }) =>
  alone('limits', async () => {
    await restoreLimits(afterwards)
    await changeLimits(page)
  }))

test('what would change the market for everybody is asked about before it is saved', async ({ page }) => {
  // Only said to the market: all other tests rely on its way.
  const sent: unknown[] = []
  await intercept(page, '**/rest/v1/rpc/change_setting', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ json: null })
  })
  await openConsole(page, client, '/settings')
  const question = page.getByRole('dialog', { name: 'Save this?' })
  await page.getByRole('radio', { name: 'No listing' }).check()
  await page.getByRole('button', { name: 'Save moderation' }).click()
  await expect(question).toContainText('No listing waits any more')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(sent).toEqual([])

  await page.getByRole('button', { name: 'Save moderation' }).click()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expectSaid(page, 'Saved')
  expect(sent).toEqual([{ setting: 'moderation_mode', value: 'none' }])

  // What a limit is now is another test's to change.
  await alone('limits', async () => {
    await page.reload()
    const perDay = page.getByLabel('Phone numbers seen per person and day')
    const before = Number(await perDay.inputValue())
    await perDay.fill('1')
    await page.getByRole('button', { name: 'Save limits' }).click()
    await expect(question).toContainText(`Phone numbers seen per person and day: ${before} now, 1 from then on.`)
    expect(await violations(page), 'the question').toEqual([])
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent.at(-1)).toEqual({ setting: 'contacts_per_day', value: '1' })
  })
})

test('the way of moderation is changed, and changed back', async ({ page }) => {
  // Only said to the market: all other tests rely on its way.
  const sent: unknown[] = []
  await intercept(page, '**/rest/v1/rpc/change_setting', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ json: null })
  })
  await openConsole(page, client, '/settings')
  const save = page.getByRole('button', { name: 'Save moderation' })
  const [every, first] = [
    page.getByRole('radio', { name: 'Every listing' }),
    page.getByRole('radio', { name: /^The first/ }),
  ]
  await expect(first).toBeChecked()
  await every.check()
  await save.click()
  await expectSaid(page, 'Saved')
  await expect(save).toBeDisabled()
  await first.check()
  await save.click()
  await expectSaid(page, 'Saved')
  await expect(save).toBeDisabled()
  expect(sent).toEqual(['all', 'first'].map((value) => ({ setting: 'moderation_mode', value })))
})

async function changeSafety(page: Page, reader: Page, id: string): Promise<void> {
  const words = `Ask for the ear tag (${randomUUID()})`
  await openConsole(page, client, '/settings')
  const safety = page.getByRole('region', { name: 'Safety text' })
  await expect(safety.getByRole('button', { name: 'Save safety text' })).toBeDisabled()
  await safety.getByLabel('English').fill(words)
  await safety.getByLabel('اردو').fill('کان کا ٹیگ مانگیں')
  await expect(safety.getByLabel('اردو')).toHaveAttribute('dir', 'rtl')
  await safety.getByRole('button', { name: 'Save safety text' }).click()
  await expectSaid(page, 'Saved')
  await openAsItIs(reader, `/listing/${id}?lng=en`)
  await expect(reader.getByRole('complementary', { name: 'Stay safe' })).toContainText(words)
  await openAsItIs(reader, `/listing/${id}?lng=ur`)
  await expect(reader.getByText('کان کا ٹیگ مانگیں')).toBeVisible()
  await safety.getByLabel('English').fill('')
  await safety.getByLabel('اردو').fill('')
  await safety.getByRole('button', { name: 'Save safety text' }).click()
  await expectSaid(page, 'Saved')
  await openAsItIs(reader, `/listing/${id}?lng=en`)
  await expect(reader.getByRole('complementary', { name: 'Stay safe' })).toBeVisible()
  await expect(reader.getByText(words)).toHaveCount(0)
}

test('the text about safety is changed, and changed back', async ({ page, context, request, afterwards }) => {
  const id = await insertGoat((await registerByApi(request)).id, 'active')
  await alone('safety', async () => {
    // What an administrator has said is beside every seller; of the tests this one alone says something.
    afterwards(() => deleteRows('safety_texts', 'language=not.is.null'))
    await changeSafety(page, await context.newPage(), id)
  })
})
