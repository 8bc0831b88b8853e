import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { devices, type Page } from '@playwright/test'
import { expect, test } from '../support/browser-test.ts'
import { registerSeller } from '../support/journeys.ts'
import { offered } from '../support/market-api.ts'
import { insertGoat, insertRow, updateRows } from '../support/market-rows.ts'

test.use({
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  expectedMisdeeds: [/Failed to load resource/],
})

const at = (id: string) => `/listing/${id}`

/** Goats on offer of the demo's sellers; each test takes others. */
async function goats(page: Page, from: number, count: number): Promise<string[]> {
  const all = await offered(page.request, 'category=eq.Goat')
  return all.slice(from, from + count).map(({ id }) => id)
}

/** Opens a listing as somebody who has just registered from there. @returns who it is */
async function openAsMember(page: Page, id: string): Promise<string> {
  await page.goto(`/register?from=${at(id)}`)
  await registerSeller(page)
  await page.waitForURL((url) => url.pathname === at(id))
  return page.evaluate(() => JSON.parse(localStorage.getItem('maveshi-session') ?? '').user.id)
}

const call = (page: Page) => page.getByRole('link', { name: 'Call', exact: true }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

async function report(page: Page, details = ''): Promise<void> {
  await page.getByRole('link', { name: 'Report' }).click()
  await page.getByRole('radio', { name: 'Already sold', exact: true }).check()
  if (details) await page.getByLabel('Tell us more').fill(details)
  await page.getByRole('button', { name: 'Send the report' }).click()
}

/** Lets people do something so often a day, as an administrator, until the test is over. */
async function limited(page: Page, limits: Record<string, number>, doing: () => Promise<void>): Promise<void> {
  const { publishableKey: apikey } = await (await page.request.get('/config.json')).json()
  const { email, password } = DEMO_ACCOUNTS.administrator
  const session = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey },
    data: { email, password },
  })
  const headers = { apikey, authorization: `Bearer ${(await session.json()).access_token}` }
  const set = (key: string, value: number) =>
    page.request.patch(`/rest/v1/settings?key=eq.${key}`, { headers, data: { value } })
  const usual = { contacts_per_day: 50, favourites_per_day: 300, reports_per_day: 20 }
  try {
    for (const [key, value] of Object.entries(limits)) expect((await set(key, value)).ok()).toBe(true)
    await doing()
  } finally {
    for (const [key, value] of Object.entries(usual)) if (key in limits) await set(key, value)
  }
}

test('enough for a day is said with how often it may be done', async ({ page }) => {
  const [first = '', second = ''] = await goats(page, 6, 2)
  await openAsMember(page, first)
  // One a day leaves room for what other tests do at the same time.
  await limited(page, { contacts_per_day: 1, favourites_per_day: 1, reports_per_day: 1 }, async () => {
    await call(page)
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Call \+91/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await save(page).click()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeEnabled()
    await report(page)
    await expect(page.getByText('Thank you. We will look at this listing.')).toBeVisible()

    await page.goto(at(second))
    const dialog = page.getByRole('dialog')
    await call(page)
    await expect(dialog).toContainText('You have asked for 1 number today. That is the most for one day.')
    await page.keyboard.press('Escape')
    await save(page).click()
    await expect(dialog).toContainText('You have saved 1 listing today. That is the most for one day.')
    await page.keyboard.press('Escape')
    await expect(save(page)).toHaveAttribute('aria-pressed', 'false')
    await report(page, 'He sold it last week.')
    await expect(dialog).toContainText('You have sent 1 report today. That is the most for one day.')
    await expect(dialog.getByLabel('Tell us more')).toHaveValue('He sold it last week.')
  })
})

test('somebody suspended is told so, and where to complain', async ({ page }) => {
  const [id = ''] = await goats(page, 8, 1)
  const me = await openAsMember(page, id)
  await expect(save(page)).toBeEnabled()
  await updateRows('profiles', `id=eq.${me}`, { suspended_at: new Date().toISOString() })
  const dialog = page.getByRole('dialog')
  const sentence = 'Your account is suspended. Until that ends, you cannot call, save or report.'
  await call(page)
  await expect(dialog).toContainText(sentence)
  await expect(dialog.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/grievance')
  await page.keyboard.press('Escape')
  await save(page).click()
  await expect(dialog).toContainText(sentence)
  await page.keyboard.press('Escape')
  await report(page)
  await expect(dialog).toContainText(sentence)
})

test('a listing that has ended meanwhile says so, and one whose seller took the number away', async ({ page }) => {
  const [shown = ''] = await goats(page, 9, 1)
  const me = await openAsMember(page, shown)
  const [{ id: seller } = { id: '' }] = await sellers(page, 'category=eq.Sheep')
  const id = await insertGoat(seller, 'active')
  await page.goto(at(id))
  await expect(save(page)).toBeEnabled()
  await updateRows('listings', `id=eq.${id}`, { status: 'withdrawn' })
  const dialog = page.getByRole('dialog')
  const sentence = 'This listing is not on the market any more.'
  await call(page)
  await expect(dialog).toContainText(sentence)
  await page.keyboard.press('Escape')
  await save(page).click()
  await expect(dialog).toContainText(sentence)
  await page.keyboard.press('Escape')
  await report(page)
  await expect(dialog).toContainText(sentence)

  const mine = await insertGoat(me, 'active')
  await page.goto(at(mine))
  await call(page)
  await expect(dialog).toContainText('This is your own listing.')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(dialog).toContainText('You cannot report your own listing.')
})

/** The sellers of listings on offer. */
async function sellers(page: Page, filter: string): Promise<{ id: string }[]> {
  const { publishableKey: apikey } = await (await page.request.get('/config.json')).json()
  const answer = await page.request.get(`/rest/v1/listings?select=id:seller_id&status=eq.active&${filter}`, {
    headers: { apikey },
  })
  return answer.json()
}

test('a seller without a number offers no call; one whose number went meanwhile is said', async ({ page }) => {
  const [shown = ''] = await goats(page, 10, 1)
  const me = await openAsMember(page, shown)
  await page.evaluate(() => localStorage.removeItem('maveshi-session'))
  const id = await insertGoat(me, 'active')
  await openAsMember(page, id)
  await updateRows('profiles', `id=eq.${me}`, { phone: null, whatsapp: null })
  await call(page)
  await expect(page.getByRole('dialog')).toContainText('The seller has given no number for this.')
  const later = await insertGoat(me, 'active')
  await page.goto(at(later))
  await expect(page.getByText('This seller has given no number yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveCount(0)
})

test('a dead network is said beside the buttons and in the report, which keeps its words', async ({ page }) => {
  const [id = ''] = await goats(page, 11, 1)
  await openAsMember(page, id)
  await expect(save(page)).toBeEnabled()
  await page.route('**/rest/v1/{rpc/reveal_contact,favourites}**', (route) => route.abort())
  const sentence = 'No connection. Check your network and try again.'
  await call(page)
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  await expect(save(page)).toHaveAttribute('aria-pressed', 'false')

  await page.getByRole('link', { name: 'Report' }).click()
  // Whether it was reported before has been asked by now.
  await page.getByRole('radio', { name: 'Already sold', exact: true }).check()
  await page.route('**/rest/v1/reports**', (route) => route.abort())
  await page.getByLabel('Tell us more').fill('Sold on Monday.')
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(sentence)
  await page.unroute('**/rest/v1/reports**')
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Thank you. We will look at this listing.')).toBeVisible()
})

test('whose login has ended logs in again and comes back to the listing', async ({ page }) => {
  const [id = ''] = await goats(page, 12, 1)
  await openAsMember(page, id)
  await expect(save(page)).toBeEnabled()
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('maveshi-session') ?? '')
    localStorage.setItem('maveshi-session', JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone' }))
  })
  await call(page)
  const dialog = page.getByRole('dialog', { name: 'Call the seller' })
  await expect(dialog).toContainText('Your login has ended. Log in again: you come back to this page.')
  await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/login?from=${encodeURIComponent(at(id))}`,
  )
})

test('a report that was settled is told with its answer, and can be made again', async ({ page }) => {
  const [id = ''] = await goats(page, 13, 1)
  const me = await openAsMember(page, id)
  const settled = { reporter_id: me, listing_id: id, reason: 'sold', status: 'dismissed', resolution: 'It is there.' }
  await insertRow('reports', settled)
  await page.getByRole('link', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('We looked, and it keeps the rules.')
  await expect(dialog).toContainText('It is there.')
  await dialog.getByRole('button', { name: 'Report it again' }).click()
  await dialog.getByRole('radio', { name: 'Something else', exact: true }).check()
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(dialog.getByText('Thank you. We will look at this listing.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Report' }).click()
  await expect(dialog).toContainText('You have reported this listing already.')
  await expect(dialog).toContainText('You reported this on')
})
