import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { graveViolations, newName } from '../support/console-people.ts'
import { hold } from '../support/intercept.ts'
import { insertGoat } from '../support/market-rows.ts'
import { expectSaid } from '../support/said.ts'
import { registerByApi } from '../support/seller-api.ts'

// The browser writes to its console what was refused.
test.use({ expectedErrors: [/status of 403/] })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Sections of the console' })

test('an owner makes somebody a moderator, who finds that part of the console alone', async ({
  page,
  request,
  baseURL,
}) => {
  const [owner, name] = [await administrator(baseURL), newName('Vimala')]
  const colleague = await colleagueOf(owner, request, baseURL, { name })
  await openConsole(page, owner, `/users/${colleague.id}/show`)
  await page.getByRole('button', { name: 'Change role' }).click()
  const dialog = page.getByRole('dialog', { name: `Choose what ${name} may do` })
  await expect(dialog.getByRole('checkbox', { name: /^Owner/ })).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^Owner/ }).uncheck()
  await dialog.getByRole('checkbox', { name: /^Moderator/ }).check()
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expectSaid(page, 'Role changed')
  await expect(page.getByRole('region', { name }).getByRole('row', { name: /Role as administrator/ })).toContainText(
    'Moderator',
  )

  const seller = await registerByApi(request)
  await openConsole(page, colleague.client, '/')
  await expect(menu(page).getByRole('link')).toHaveText([
    /Dashboard/,
    /Listings/,
    /Wanted notices/,
    /Users/,
    /Reports/,
    /Settings/,
  ])
  await expect(page.getByRole('heading', { name: 'Decisions by person, 7 days' })).toBeVisible()

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'What do you want to find?' })
  await field.fill('flagged')
  await expect(page.getByRole('option', { name: /Flagged words/ })).toBeVisible()
  await field.fill('daily limits')
  await expect(page.getByText('Nothing found. Try an id')).toBeVisible()
  await page.keyboard.press('Escape')

  await openConsole(page, colleague.client, `/users/${seller.id}/show`)
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make administrator' })).toHaveCount(0)

  await openConsole(page, colleague.client, '/analytics')
  await expect(page.getByText('This page is for another role than yours.')).toBeVisible()
  expect(await graveViolations(page)).toEqual([])

  // What is given while they are here is there with the next step that asks, and what the console asks by itself is one.
  const step = await hold(page, '**/rest/v1/rpc/waiting_counts')
  await owner.rpc('set_admin', { profile: colleague.id, is_admin: true, roles: ['editor'] }).throwOnError()
  await menu(page).getByRole('link', { name: 'Reports' }).click()
  step()
  await expect(page.getByText('This page is for another role than yours.')).toBeVisible()
  await expect(menu(page).getByRole('link')).toHaveText([
    /Dashboard/,
    /Categories/,
    /Subcategories/,
    /Answers/,
    /Search words/,
    /Settings/,
  ])
})

test('nobody is offered what only others may do', async ({ page, request, baseURL }) => {
  const [owner, name] = [await administrator(baseURL), newName('Meera')]
  const colleague = await colleagueOf(owner, request, baseURL, { name })
  const give = (...roles: string[]) =>
    owner.rpc('set_admin', { profile: colleague.id, is_admin: true, roles }).throwOnError()
  const [ofOwner, seller] = [await colleagueOf(owner, request, baseURL), await registerByApi(request)]
  const [ownersGoat, goat] = await Promise.all([insertGoat(ofOwner.id, 'active'), insertGoat(seller.id, 'active')])

  await give('moderator')
  const about = page.getByRole('region', { name: 'The seller' })
  await openConsole(page, colleague.client, `/listings/${goat}/show`)
  await expect(about.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await page.goto(`/admin/listings/${ownersGoat}/show`)
  await expect(about.getByRole('table')).toBeVisible()
  await expect(about.getByRole('button', { name: 'Suspend' })).toHaveCount(0)

  await page.goto('/admin/listings')
  await expect(page.getByRole('columnheader', { name: 'Decision' })).toBeVisible()
  await give('support')
  await page.goto('/admin/listings')
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Decision' })).toHaveCount(0)

  await page.goto('/admin/users')
  await page.getByPlaceholder('Name, e-mail, phone or id').fill(colleague.email)
  const rows = page.getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(1)
  const filter = page.getByRole('combobox', { name: 'Role as administrator' })
  await filter.click()
  await page.getByRole('option', { name: 'Owner' }).click()
  await expect(rows).toHaveCount(0)
  await filter.click()
  await page.getByRole('option', { name: 'Support' }).click()
  await expect(rows).toHaveCount(1)
})
