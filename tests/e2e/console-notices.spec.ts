import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@maveshi/shared/listing/movement-notice'
import type { APIRequestContext, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { graveViolations } from '../support/console-people.ts'
import { fileOf } from '../support/downloads.ts'
import { insertGoat } from '../support/market-rows.ts'
import { openAsItIs } from '../support/page-as-it-is.ts'
import { registerByApi } from '../support/seller-api.ts'

let client: SupabaseClient

test.beforeAll(async () => {
  client = await administrator(`http://localhost:${process.env.MARKET_PORT}`)
})
const DAY_MS = 86_400_000
const day = (days: number) => dayInIndia(new Date(Date.now() + days * DAY_MS))

/** A state of nobody else's listings, and a district of it: notices about them are read in these tests alone. */
const STATE = { id: 'IN.31', name: 'Mizoram' } as const
const DISTRICT = { id: 'IN.31.286', name: 'Lunglei' } as const

/** Deletes the notices of which the English words begin so. */
async function deleteNotices(words: string): Promise<void> {
  const { data } = await client.from('movement_notices').select('id, texts').throwOnError()
  const ids = data.filter(({ texts }) => texts.en.startsWith(words)).map(({ id }) => id)
  await client.from('movement_notices').delete().in('id', ids).throwOnError()
}

/** A sheep and a goat on offer in one district. @returns their ids */
async function sheepAndGoat(request: APIRequestContext): Promise<[string, string]> {
  const { id } = await registerByApi(request)
  const place_id = DISTRICT.id
  const attributes = { breed: 'Deccani', age: 14, purpose: 'Wool' }
  return [
    await insertGoat(id, 'active', { place_id, category: 'Sheep', attributes }),
    await insertGoat(id, 'active', { place_id }),
  ]
}

const movement = (page: Page) => page.getByRole('complementary', { name: 'Before you move this animal' })
const choose = async (page: Page, label: string, words: string) => {
  await page.getByLabel(label, { exact: true }).fill(words)
  await page.getByRole('option', { name: words }).first().click()
}

test('a notice shows on listings of its animal and district, in the reader’s language, and goes when it ends', async ({
  page,
  context,
  request,
  afterwards,
}) => {
  const [sheep, goat] = await sheepAndGoat(request)
  const english = `Sheep pox: no sheep leave the district (${randomUUID()})`
  afterwards(() => deleteNotices(english))
  const hindi = `भेड़ें ज़िले से बाहर न ले जाएँ (${randomUUID()})`
  const reader = await context.newPage()
  await openAsItIs(reader, `/listing/${sheep}?lng=en`)
  await expect(reader.getByText(english)).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await openConsole(page, client, '/settings')
  await page.getByRole('button', { name: 'New notice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Movement notice' })
  await dialog.getByRole('button', { name: 'Save notice' }).click()
  await expect(dialog.getByLabel('Last day')).toHaveAccessibleDescription('Enter both dates, the earlier one first.')
  await expect(dialog.getByLabel('English')).toHaveAccessibleDescription('Required')
  await choose(page, 'Animals', 'Sheep')
  await choose(page, 'States and districts', `${DISTRICT.name}, `)
  await dialog.getByLabel('First day').fill(day(-1))
  await dialog.getByLabel('Last day').fill(day(5))
  await dialog.getByLabel('English').fill(english)
  await dialog.getByLabel('हिन्दी').fill(hindi)
  expect(await violations(page, 'the dialog of a notice')).toEqual([])
  await dialog.getByRole('button', { name: 'Save notice' }).click()
  await expect(dialog).toBeHidden()
  const card = page.getByRole('listitem').filter({ hasText: english })
  await expect(card).toContainText('In force')

  await openAsItIs(reader, `/listing/${sheep}?lng=en`)
  await expect(movement(reader)).toContainText(english)
  expect(await violations(reader), 'a listing with a notice').toEqual([])
  await openAsItIs(reader, `/listing/${sheep}?lng=hi`)
  await expect(reader.getByText(hindi)).toBeVisible()
  await openAsItIs(reader, `/listing/${goat}?lng=en`)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByText(english)).toHaveCount(0)

  await card.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('First day').fill(day(-3))
  await dialog.getByLabel('Last day').fill(day(-1))
  await dialog.getByRole('button', { name: 'Save notice' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toContainText('Ended')
  await openAsItIs(reader, `/listing/${sheep}?lng=en`)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByText(english)).toHaveCount(0)

  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(card).toHaveCount(0)
})

test('notices are narrowed, sorted and exported', async ({ page, afterwards }) => {
  const mark = `Fever ${randomUUID()}`
  afterwards(() => deleteNotices(mark))
  const row = (words: string, from: number, to: number, others: object = {}) => ({
    starts_on: day(from),
    ends_on: day(to),
    texts: { en: `${mark} ${words}` },
    ...others,
  })
  const rows = [
    row('ended', -9, -2, { categories: ['Goat'], place_ids: [STATE.id] }),
    row('running', -1, 900, { categories: ['Goat'], place_ids: [STATE.id] }),
    row('coming', 800, 899, { categories: ['Poultry'], place_ids: [STATE.id] }),
  ]
  for (const one of rows) await client.from('movement_notices').insert(one).throwOnError()
  await openConsole(page, client, '/settings')
  const notices = page.getByRole('region', { name: 'Movement notices' })
  const shown = notices.getByRole('listitem').filter({ hasText: mark })
  const narrow = async (label: string, option: string) => {
    await notices.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await narrow('Status', 'In force')
  await expect(shown).toHaveText([/running/])
  await narrow('Status', 'Not yet in force')
  await expect(shown).toHaveText([/coming/])
  await narrow('For this animal', 'Goat')
  await expect(shown).toHaveCount(0)
  await narrow('Status', 'Every status')
  await notices.getByRole('combobox', { name: 'In this state or district' }).fill(STATE.name)
  await page.getByRole('option', { name: STATE.name, exact: true }).click()
  await expect(shown).toHaveText([/running/, /ended/])
  const csv = await fileOf(notices.getByRole('button', { name: 'Export' }))
  expect(csv).toMatch(new RegExp(`^Ended,Goat,${STATE.name},.*${mark} ended`, 'm'))
  expect(csv).not.toContain('coming')
  await notices.getByRole('button', { name: /^Sort by/ }).click()
  await page.getByRole('menuitem', { name: /^First day ascending/ }).click()
  await expect(shown).toHaveText([/ended/, /running/])
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await graveViolations(page)).toEqual([])
})
