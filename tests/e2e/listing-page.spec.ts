import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/browser-test.ts'
import { registerSeller } from '../support/journeys.ts'
import { callAs, type OfferedListing, offered, readOffered } from '../support/market-api.ts'
import { insertGoat } from '../support/market-rows.ts'
import { offerGoat } from '../support/offered-goat.ts'
import { becomeSeller, registerByApi } from '../support/seller-api.ts'
import { lastEntry } from '../support/visits.ts'

const at = (id: string) => `/listing/${id}`

/** A listing of the demo's sellers, which is only looked at. What a test counts or changes is a goat of its own. */
async function nth(page: Page, filter: string, index: number): Promise<OfferedListing> {
  const listing = (await offered(page.request, filter))[index]
  if (!listing) throw new Error(`The demo market has no ${index + 1} listings with ${filter}.`)
  return listing
}

/** Opens a listing as somebody who has just registered. */
async function openAsMember(page: Page, id: string): Promise<void> {
  await becomeSeller(page)
  await page.goto(at(id))
}

test('a shared link brings the cover along, as a JPEG of the size it says', async ({ page, request, baseURL }) => {
  const { id } = await nth(page, 'category=eq.Buffalo', 5)
  await page.goto(at(id))
  const property = (name: string) => page.locator(`meta[property="${name}"]`)
  await expect(property('og:image')).toHaveAttribute('content', `${baseURL}${at(id)}/picture.jpg`)
  const answer = await request.get(`${at(id)}/picture.jpg`)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  const { format, width, height } = await sharp(await answer.body()).metadata()
  expect(format).toBe('jpeg')
  await expect(property('og:image:width')).toHaveAttribute('content', String(width))
  await expect(property('og:image:height')).toHaveAttribute('content', String(height))
  expect((await request.get(`${at(crypto.randomUUID())}/picture.jpg`)).status()).toBe(404)
})

test('a guest who calls is asked for an account, comes back, and is told the number, which is counted', async ({
  page,
}) => {
  const { id } = await offerGoat(page.request)
  await page.goto(at(id))
  await page.getByRole('link', { name: 'Call', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Call', exact: true })
  await expect(dialog).toContainText('To see the seller’s number, you need an account. It is free.')
  await expect(dialog.getByRole('link')).toHaveText(['Yes, Log In', 'No, Create Account'])
  await dialog.getByRole('link', { name: 'Yes, Log In' }).click()
  const { email, password } = await registerByApi(page.request)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === at(id))

  const call = page.getByRole('dialog', { name: 'Call the seller' })
  await expect(call.getByRole('heading', { name: 'Stay safe' })).toBeVisible()
  const number = call.getByRole('link', { name: /^Call \+91 \d{5} \d{5}$/ })
  await expect(number).toHaveAttribute('href', /^tel:\+91[6-9]\d{9}$/)
  expect((await readOffered(page.request, id)).contact_count).toBe(1)
  await page.keyboard.press('Escape')
  await expect(call).toBeHidden()

  await page.reload()
  await expect(call).toBeHidden()
  const known = page.getByRole('link', { name: /^Call \+91 \d{5} \d{5}$/ })
  await expect(known).toHaveAttribute('href', /^tel:\+91[6-9]\d{9}$/)
  expect((await readOffered(page.request, id)).contact_count).toBe(1)
})

test('the message on WhatsApp is in the seller’s language', async ({ page }) => {
  const { id } = await nth(page, 'language=eq.hi&category=eq.Buffalo', 1)
  await page.goto(`${at(id)}?lng=hi`)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(`${at(id)}?lng=en`)
  await openAsMember(page, id)
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  const open = page.getByRole('dialog', { name: 'Write to the seller' }).getByRole('link', { name: 'Open WhatsApp' })
  const address = new URL((await open.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/91[6-9]\d{9}$/)
  expect(address.searchParams.get('text')).toContain(title)
  expect(address.searchParams.get('text')).toContain(at(id))
})

test.describe('one’s own listing', () => {
  test.use({ expectedErrors: [/status of 40[39]/] })

  test('tells no number, and cannot be reported', async ({ page }) => {
    const me = await becomeSeller(page)
    await page.goto(at(await insertGoat(me.id, 'active')))
    await page.getByRole('link', { name: 'Call', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('This is your own listing.')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Report' }).click()
    await expect(page.getByRole('dialog')).toContainText('You cannot report your own listing.')
  })
})

test('a listing that is saved stays so, until it is not', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await openAsMember(page, id)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = page.getByRole('button', { name: 'Saved' })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await expect(saved).toBeEnabled()
  await page.reload()
  await saved.click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('a listing is reported once; after that its reporter is thanked', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await openAsMember(page, id)
  const report = page.getByRole('link', { name: 'Report' })
  await report.click()
  const dialog = page.getByRole('dialog', { name: 'What is wrong with this listing?' })
  await expect(dialog.getByRole('radio').first()).toHaveAccessibleName('Asked for money first')
  await dialog.getByLabel('Tell us more').fill('He wants 2000 rupees before I may see it.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose a reason.')
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByLabel('Asked for money first').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Thank you. We will review this listing.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await report.click()
  await expect(dialog).toContainText('You have already reported this listing.')
})

test('a guest who reports is asked for an account, and asked what is wrong after it', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  await page.goto(at(id))
  await page.getByRole('link', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report' })
  await expect(dialog).toContainText('To report a listing, you need an account.')
  await dialog.getByRole('link', { name: 'No, Create Account' }).click()
  await expect(page).toHaveURL(new RegExp(`/register\\?from=${encodeURIComponent(at(id))}$`))
  await registerSeller(page)
  await expect(page.getByRole('dialog', { name: 'What is wrong with this listing?' })).toBeVisible()
})

test('a listing is shared by WhatsApp, or by its address, where the browser has no menu for it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read'])
  const { id } = await offerGoat(page.request)
  await page.goto(at(id))
  await page.getByRole('link', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/\\?text=.*${id}`),
  )
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(at(id))
})

test('the photographs are stepped through and opened large by keyboard', async ({ page }) => {
  const withPhotos = (await offered(page.request, 'category=eq.Buffalo')).filter((one) => one.listing_photos.length > 1)
  await page.goto(at(withPhotos[0]?.id ?? ''))
  const photo = (number: number, within = page.getByRole('region', { name: 'Photos' })) =>
    within.getByRole('img', { name: new RegExp(`^Photo ${number} of`) })
  await page.getByRole('link', { name: /^Photo 1 of/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(photo(2)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowLeft')
  await expect(photo(1)).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('link', { name: 'Next photo' }).first().press('Enter')
  await expect(photo(2)).toBeInViewport({ ratio: 0.9 })

  await page.getByRole('link', { name: /^Photo 2 of/ }).press('Enter')
  const large = page.getByRole('dialog', { name: 'Photos' })
  await expect(photo(2, large)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowLeft')
  await expect(photo(1, large)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(page.getByRole('link', { name: /^Photo 2 of/ })).toBeFocused()
})

test('a view is counted once a day in a browser', async ({ page }) => {
  const { id } = await offerGoat(page.request)
  const views = async () => (await readOffered(page.request, id)).view_count
  // Days do not end meanwhile.
  await page.clock.setFixedTime(Date.now())
  const counted = page.waitForResponse('**/rpc/record_view')
  await page.goto(at(id))
  await (await counted).finished()
  expect(await views()).toBe(1)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/buy', at(id)]) {
    await page.goto(path)
    await lastEntry(page, path)
  }
  expect(asked.filter((url) => url.includes('/rpc/record_view'))).toEqual([])
  expect(await views()).toBe(1)
})

test('the poster shows the listing and a code, and no number', async ({ page }) => {
  const { id } = await nth(page, 'category=eq.Buffalo', 0)
  await page.goto(at(id))
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: 'Poster' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('img', { name: /^Scan with your phone/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  expect(await page.getByRole('main').textContent()).not.toMatch(/\d{10}/)
})

test('the distance is said to whoever says where they are', async ({ page }) => {
  const { id } = await nth(page, 'category=eq.Buffalo', 0)
  await page.goto(`${at(id)}?near=411001`)
  await expect(page.getByText(/^About [\d,]+ km from you$/)).toBeVisible()
})

test.describe('what has ended', () => {
  test.use({ expectedErrors: [/status of 410/] })

  test('a listing that was sold says what it was, and what there is like it', async ({ page }) => {
    const { id, seller } = await offerGoat(page.request)
    await page.goto(at(id))
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    expect(await callAs(page.request, seller, 'mark_sold', { listing_id: id, outcome: 'here' })).toBe(200)
    await expect.poll(async () => (await page.goto(at(id)))?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sold')
    await expect(page.getByRole('main')).toContainText(title)
    await expect(page.locator('main a[href^="/listing/"]').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeHidden()
    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(data).toContain('https://schema.org/SoldOut')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything leads somewhere', async ({ page }) => {
    const withPhotos = (await offered(page.request, 'category=eq.Buffalo')).filter(
      (one) => one.listing_photos.length > 1,
    )
    const id = withPhotos[0]?.id ?? ''
    await page.goto(at(id))
    for (const name of ['Call', 'WhatsApp', 'Report']) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/login?from=${encodeURIComponent(at(id))}`,
      )
    }
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Share' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=http/)
    await page.getByRole('link', { name: 'Next photo' }).first().click()
    await expect(page.getByRole('img', { name: /^Photo 2 of/ })).toBeInViewport({ ratio: 0.9 })
    const large = await page.getByRole('link', { name: /^Photo 2 of/ }).getAttribute('href')
    expect((await page.request.get(large ?? '')).headers()['content-type']).toMatch(/^image\//)
  })
})
