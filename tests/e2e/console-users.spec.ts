import { AVATAR_BUCKET } from '@maveshi/shared/access/session'
import type { Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { graveViolations, insertReport, newName, registerNamed } from '../support/console-people.ts'
import { fileOf } from '../support/downloads.ts'
import { hold, intercept } from '../support/intercept.ts'
import { insertGoat, insertRow } from '../support/market-rows.ts'
import { expectSaid } from '../support/said.ts'
import { type ApiSeller, addAvatar, publishableKey } from '../support/seller-api.ts'

// The browser writes to its console what was refused.
test.use({ expectedErrors: [/status of (401|403|409|422)/] })

let signedIn: Promise<SupabaseClient> | undefined
const admin = (baseURL = '') => {
  signedIn ??= administrator(baseURL)
  return signedIn
}

const pathOf = ({ id }: { id: string }) => `/users/${id}/show`
const listed = (filter: object, rest = '') => `/users?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`
const namesIn = (page: Page) => page.getByRole('table').getByRole('link')

test('the list is searched, narrowed, sorted and written as CSV', async ({ page, request, baseURL }) => {
  const word = newName('Kamla')
  const first = await registerNamed(request, `${word} Aa`, { role: 'trader', place_id: 'IN.16' })
  await registerNamed(request, `${word} Bb`)
  await openConsole(page, await admin(baseURL), '/users')
  await page.getByPlaceholder('Name, e-mail, phone or id').fill(word)
  await expect(page).toHaveURL(/filter=.*Kamla/)
  await expect(namesIn(page)).toHaveText([`${word} Bb`, `${word} Aa`])

  await page.getByRole('button', { name: 'Sort by name ascending' }).click()
  await expect(namesIn(page)).toHaveText([`${word} Aa`, `${word} Bb`])

  const csv = await fileOf(page.getByRole('button', { name: 'Export' }))
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain('User id,Name,E-mail,Phone,Role,Place,Joined')
  expect(csv).toContain('Administrator,Role as administrator,Listings')
  expect(csv).toContain(`${first.id},${word} Aa,${first.email}`)

  await page.getByRole('combobox', { name: 'Role', exact: true }).click()
  await page.getByRole('option', { name: 'Trader' }).click()
  await expect(namesIn(page)).toHaveText([`${word} Aa`])
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: 'Kerala' }).click()
  await expect(page.getByText('Nobody matches these filters. Remove one.')).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).click()
  await page.getByRole('option', { name: 'Maharashtra' }).click()
  await expect(namesIn(page)).toHaveText([`${word} Aa`])
  await page.getByRole('combobox', { name: 'Suspension' }).click()
  await page.getByRole('option', { name: 'Suspended', exact: true }).click()
  await expect(page.getByText('Nobody matches these filters. Remove one.')).toBeVisible()
})

test('the list is paged, and shows administrators alone when asked', async ({ page, baseURL }) => {
  await openConsole(
    page,
    await admin(baseURL),
    listed({ q: 'maveshi.example' }, '&perPage=10&page=1&sort=name&order=ASC'),
  )
  await expect(namesIn(page)).toHaveCount(10)
  const before = await namesIn(page).allTextContents()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await expect(page.getByText(/^11-\d+ of \d+$/)).toBeVisible()
  await expect(namesIn(page).first()).not.toHaveText(before[0] ?? '')
  await page.getByRole('combobox', { name: 'Rights' }).click()
  await page.getByRole('option', { name: 'Administrators', exact: true }).click()
  await expect(page.getByRole('row', { name: /admin@maveshi\.example/ })).toContainText('Administrator')
})

test('a person’s page tells who they are and what happened with them', async ({ page, request, baseURL }) => {
  const [name, buyerName] = [newName('Sunanda'), newName('Ramesh')]
  const seller = await registerNamed(request, name, { place_id: 'IN.16' })
  const buyer = await registerNamed(request, buyerName)
  const listing_id = await insertGoat(seller.id, 'active')
  await insertReport(listing_id, buyer, 'misleading', { details: 'The goat is a sheep' })
  await insertRow('contact_events', { listing_id, seller_id: seller.id, person_id: buyer.id, channel: 'whatsapp' })
  await insertRow('deletion_requests', { profile_id: seller.id, reason: 'Moving to the city' })

  await openConsole(page, await admin(baseURL), pathOf(seller))
  await expect(page.getByRole('heading', { level: 1, name: 'User' })).toBeVisible()
  const profile = page.getByRole('region', { name })
  await expect(profile).toContainText(seller.email)
  await expect(profile).toContainText('+91 98765 43210')
  await expect(profile).toContainText('Maharashtra')
  await expect(profile.getByText(/^Asked on .* to be deleted/)).toBeVisible()
  await expect(profile).toContainText('Moving to the city')
  const about = page.getByRole('region', { name: 'Reports about them (1)' })
  await expect(about).toContainText('Not as described · Open')
  await expect(about).toContainText('The goat is a sheep')
  await expect(page.getByRole('region', { name: 'Listings (1)' })).toContainText('Live')
  await expect(page.getByRole('region', { name: 'Reports by them' })).toContainText('They have not reported anything.')
  expect(await graveViolations(page)).toEqual([])

  await page.getByRole('region', { name: 'Who viewed their number (1)' }).getByRole('link', { name: buyerName }).click()
  await expect(page.getByRole('region', { name: buyerName })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Whose numbers they viewed (1)' })).toContainText(name)
  await expect(page.getByRole('region', { name: 'Reports by them (1)' })).toContainText(name)
})

test('somebody is suspended with a reason, and the suspension is lifted with one', async ({
  page,
  request,
  baseURL,
}) => {
  const name = newName('Gopal')
  const person = await registerNamed(request, name)
  await openConsole(page, await admin(baseURL), pathOf(person))
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: `Suspend ${name}?` })
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(dialog.getByText('Write a reason.')).toBeVisible()
  expect(await graveViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked for an advance')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expectSaid(page, 'User suspended')
  await expect(page.getByRole('region', { name })).toContainText('Asked for an advance')

  await page.getByRole('button', { name: 'Lift the suspension' }).click()
  const lifting = page.getByRole('dialog', { name: `Lift the suspension of ${name}?` })
  await lifting.getByRole('textbox', { name: 'Reason (optional)' }).fill('It was somebody else')
  await lifting.getByRole('button', { name: 'Lift the suspension' }).click()
  await expectSaid(page, 'Suspension lifted')
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    /Meera Nair lifted the suspension of .*It was somebody else.*Meera Nair suspended .*Asked for an advance/,
  )
})

test('somebody is made administrator and is one no longer, but the last one stays', async ({
  page,
  request,
  baseURL,
}) => {
  const name = newName('Leela')
  const person = await registerNamed(request, name)
  await openConsole(page, await admin(baseURL), pathOf(person))
  await page.getByRole('button', { name: 'Make administrator' }).click()
  const dialog = page.getByRole('dialog', { name: `Choose what ${name} may do` })
  await dialog.getByRole('button', { name: 'Make administrator' }).click()
  await expect(dialog.getByText('Choose one at least.')).toBeVisible()
  expect(await graveViolations(page, 'dialog')).toEqual([])
  await dialog.getByRole('checkbox', { name: /^Owner/ }).check()
  await dialog.getByRole('button', { name: 'Make administrator' }).click()
  await expectSaid(page, 'Made administrator')

  // What the database answers for the last one, which a test may not risk on the market of all tests.
  const refusal = { code: 'PT409', message: 'the last owner stays', details: 'last-owner', hint: null }
  await intercept(page, '**/rest/v1/rpc/set_admin', (route) => route.fulfill({ status: 409, json: refusal }))
  await page.getByRole('button', { name: 'Remove administrator rights' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove administrator rights' }).click()
  await expectSaid(page, 'This is the last owner. Make somebody else an owner first.')
  await page.unroute('**/rest/v1/rpc/set_admin')

  await page.getByRole('button', { name: 'Remove administrator rights' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove administrator rights' }).click()
  await expectSaid(page, 'Rights removed')
  await expect(page.getByRole('button', { name: 'Make administrator' })).toBeVisible()
})

test.describe('the picture of somebody', () => {
  const pictureOf = (page: Page, name: string) => page.getByRole('img', { name: `Picture of ${name}` })
  const isShown = (page: Page, name: string) =>
    pictureOf(page, name).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))

  async function remove(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: 'Remove the picture' }).click()
    const dialog = page.getByRole('dialog', { name: `Remove the picture of ${name}?` })
    await expect(dialog).toContainText('cannot be brought back')
    await dialog.getByRole('button', { name: 'Remove the picture' }).click()
    await expectSaid(page, 'Picture removed')
    await expect(pictureOf(page, name)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Remove the picture' })).toHaveCount(0)
  }

  test('is looked at on their page, and taken away', async ({ page, request, baseURL }) => {
    const name = newName('Champa')
    const person = await registerNamed(request, name)
    const path = await addAvatar(request, person)
    await openConsole(page, await admin(baseURL), pathOf(person))
    expect(await isShown(page, name)).toBe(true)
    expect(await graveViolations(page)).toEqual([])
    await remove(page, name)
    await expect(page.getByRole('region', { name: 'History' })).toContainText(/Meera Nair removed the picture of/)
    expect((await request.get(`/storage/v1/object/public/${AVATAR_BUCKET}/${path}`)).ok()).toBe(false)
  })

  test('is looked at beside their listing, and taken away there', async ({ page, request, baseURL }) => {
    const name = newName('Damini')
    const person = await registerNamed(request, name)
    await addAvatar(request, person)
    const listing = await insertGoat(person.id, 'pending')
    await openConsole(page, await admin(baseURL), `/listings/${listing}/show`)
    expect(await isShown(page, name)).toBe(true)
    await remove(page, name)
    await expect(page.getByRole('region', { name: 'Seller' })).toContainText(name)
  })
})

test('deleting an account says that it is not implemented, and deletes nothing', async ({ page, request, baseURL }) => {
  const name = newName('Bharat')
  const person = await registerNamed(request, name)
  await openConsole(page, await admin(baseURL), pathOf(person))
  const error = page.waitForEvent('console', (message) => message.text().includes('Not implemented'))
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expectSaid(page, 'Feature not implemented - This requires a secure server-side implementation')
  await error
  await page.reload()
  await expect(page.getByRole('region', { name })).toBeVisible()
})

async function clientOf({ email, password }: ApiSeller, key: string, baseURL = ''): Promise<SupabaseClient> {
  const client = createClient(baseURL, key, { auth: { persistSession: false, autoRefreshToken: false } })
  await client.auth.signInWithPassword({ email, password })
  return client
}

test('an administrator whose rights are taken away is led out by the next step', async ({ page, request, baseURL }) => {
  const helper = await registerNamed(request, newName('Nisha'))
  const someone = await registerNamed(request, newName('Tara'))
  const chief = await admin(baseURL)
  await chief.rpc('set_admin', { profile: helper.id, is_admin: true }).throwOnError()
  await openConsole(page, await clientOf(helper, await publishableKey(request), baseURL), pathOf(someone))
  // What the console asks for by itself is a step, too.
  const step = await hold(page, '**/rest/v1/rpc/waiting_counts')
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Because')
  await chief.rpc('set_admin', { profile: helper.id, is_admin: false }).throwOnError()
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  step()
  await expectSaid(page, 'You must be an administrator to view this page.')
  await expect(page).toHaveURL(`${baseURL}/`)
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('people are cards, narrowed by filters that are added', async ({ page, request, baseURL }) => {
    const word = newName('Savitri')
    const person = await registerNamed(request, word, { role: 'dealer' })
    await openConsole(page, await admin(baseURL), listed({ q: word }))
    await expect(page.getByRole('link', { name: word })).toBeVisible()
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page
      .getByRole('menuitemcheckbox', { name: 'Role', exact: true })
      .or(page.getByRole('menuitem', { name: 'Role', exact: true }))
      .click()
    await page.getByRole('combobox', { name: 'Role', exact: true }).click()
    await page.getByRole('option', { name: 'Dealer' }).click()
    await expect(page.getByRole('link', { name: word })).toBeVisible()
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(await graveViolations(page)).toEqual([])
    await page.getByRole('link', { name: word }).click()
    await expect(page.getByRole('region', { name: word })).toContainText(person.email)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
})
