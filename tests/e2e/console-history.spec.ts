import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { graveViolations, newName, registerNamed } from '../support/console-people.ts'
import { fileOf } from '../support/downloads.ts'
import { insertGoat } from '../support/market-rows.ts'
import { expectSaid } from '../support/said.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

test('what was done is said in sentences, narrowed by who did it and what it was, and leads there', async ({
  page,
  request,
  baseURL,
}) => {
  const name = newName('Asha')
  const colleague = await colleagueOf(admin, request, baseURL, { name })
  const seller = await registerNamed(request, newName('Ravi'))
  const goat = await insertGoat(seller.id, 'pending')
  await colleague.client.rpc('approve_listing', { listing_id: goat }).throwOnError()
  await colleague.client.rpc('suspend_profile', { profile: seller.id, reason: 'Fraud' }).throwOnError()

  await openConsole(page, admin, '/')
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Done by' }).fill(name)
  await page.getByRole('option', { name }).click()
  const approval = page.getByRole('link', { name: new RegExp(`^${name} approved “Osmanabadi`) })
  const suspension = page.getByRole('link', { name: new RegExp(`^${name} suspended “Ravi`) })
  await expect(page.getByRole('row').filter({ has: suspension })).toContainText('Reason: Fraud')
  await expect(page.getByRole('row').filter({ has: approval })).toContainText(/Status: Waiting\s*Live/)
  expect(await graveViolations(page)).toEqual([])

  const exported = await fileOf(page.getByRole('button', { name: 'Export' }))
  expect(exported).toContain('Fraud')
  expect(exported).toContain(`${name} approved “Osmanabadi`)

  await page.getByRole('combobox', { name: 'What was done' }).click()
  await page.getByRole('option', { name: 'Listing approved' }).click()
  await expect(page).toHaveURL(/act.{3,9}approve/)
  await expect(page.getByRole('table').getByRole('link')).toHaveText([/approved/])
  await approval.click()
  await expect(page).toHaveURL(new RegExp(`/listings/${goat}/show`))
})

test('a person has notes among colleagues and a history, which leads to all of it', async ({ page, request }) => {
  const name = newName('Vimala')
  const person = await registerNamed(request, name)
  await openConsole(page, admin, `/users/${person.id}/show`)
  const notes = page.getByRole('region', { name: 'Notes among colleagues' })
  await expect(notes.getByText('Nobody has written anything yet.')).toBeVisible()
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveAccessibleDescription('Write the note first.')
  await notes.getByRole('textbox', { name: 'New note' }).fill('Sells for her brother')
  await notes.getByRole('button', { name: 'Save note' }).click()
  await expectSaid(page, 'Note saved')
  await expect(notes.getByRole('listitem')).toContainText('Sells for her brother')
  await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText(`wrote a note about “${name}”`)).toBeVisible()

  await notes.getByRole('button', { name: /^Delete the note/ }).click()
  await expectSaid(page, 'Note deleted')
  await expect(notes.getByText('Nobody has written anything yet.')).toBeVisible()
  await expect(history.getByText(`deleted a note about “${name}”`)).toBeVisible()
  expect(await graveViolations(page)).toEqual([])
  await history.getByRole('link', { name: 'Full history' }).click()
  await expect(page.getByRole('table').getByRole('link')).toHaveText([/deleted a note/, /wrote a note/])
  await page.getByRole('button', { name: /^Only: / }).press('Delete')
  await expect(page.getByRole('button', { name: /^Only: / })).toBeHidden()
})

test('the history of one thing is narrowed by what was done and by days, and shows only what fits', async ({
  page,
  request,
}) => {
  const seller = await registerNamed(request, newName('Kamala'))
  const goat = await insertGoat(seller.id, 'pending')
  const other = await insertGoat(seller.id, 'pending')
  for (const listing_id of [goat, other]) await admin.rpc('approve_listing', { listing_id }).throwOnError()
  await admin.rpc('remove_listing', { listing_id: goat, reason: 'misleading' }).throwOnError()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const thing = `listings/${goat}`
  const open = (filter: object) =>
    page.goto(`/admin/audit?${new URLSearchParams({ filter: JSON.stringify({ thing, ...filter }) })}`)
  const entries = page.getByRole('table').getByRole('link')

  await openConsole(page, admin, '/')
  await open({})
  await expect(entries).toHaveText([/removed/, /approved/])
  await open({ act: 'approve' })
  await expect(entries).toHaveText([/approved/])
  await open({ from: day(-2), to: day(2) })
  await expect(entries).toHaveText([/removed/, /approved/])
  for (const days of [{ from: day(2) }, { to: day(-2) }]) {
    await open(days)
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
    await expect(entries).toHaveCount(0)
  }
})

test('on a phone, and of what nobody has done, the list says so', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openConsole(page, admin, '/audit?filter=%7B%22q%22%3A%22vqtxplan%22%7D')
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible()
  await page.getByPlaceholder('Name or id').fill('')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
