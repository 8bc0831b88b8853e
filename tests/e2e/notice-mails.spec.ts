import { expect, test } from '../support/browser-test.ts'
import { administrator } from '../support/console.ts'
import { mailedLink, proveAddress } from '../support/mails.ts'
import { insertGoat } from '../support/market-rows.ts'
import { tellOfRights } from '../support/notice-causes.ts'
import { becomeSeller } from '../support/seller-api.ts'
import { wordsOf } from '../support/words.ts'

test('whoever has proved an address is mailed, and ends it by one press or by choosing', async ({ page, browser }) => {
  const seller = await becomeSeller(page)
  await page.goto('/notices')
  const topic = page.getByLabel('Your account')
  await expect(topic).toBeChecked()
  await expect(page.getByText('Your e-mail address is not confirmed yet')).toBeVisible()
  await page.getByRole('link', { name: 'Confirm your e-mail address' }).click()
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText('We have sent a link to this address.')).toBeVisible()
  await page.goto(mailedLink(seller.email, '/confirm') ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/profile$/)

  // Their own language is asked for when the mail goes.
  await tellOfRights(page.request, seller)
  await expect.poll(() => mailedLink(seller.email, '/unsubscribe')).toBeDefined()
  const link = new URL(mailedLink(seller.email, '/unsubscribe') ?? '')

  // A mail program presses without a browser, and is led nowhere; looking at the link does nothing.
  const form = { 'List-Unsubscribe': 'One-Click' }
  const pressed = await page.request.post(link.href, { form, maxRedirects: 0 })
  expect(pressed.status()).toBe(200)
  expect((await page.request.post(`${link.pathname}?token=x`, { form, maxRedirects: 0 })).status()).toBe(404)
  expect((await page.request.post(link.href, { form: {}, maxRedirects: 0 })).status()).toBe(400)
  await page.goto('/notices')
  await expect(topic).not.toBeChecked()

  // Somebody else's browser, without an account and without scripts.
  const elsewhere = await browser.newContext({
    ...test.info().project.use,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const mailed = await elsewhere.newPage()
  const t = wordsOf('ur')
  link.searchParams.set('lng', 'ur')
  await mailed.goto(link.href)
  await expect(mailed.getByText(t('notices:unsubscribe.question'))).toBeVisible()
  await mailed.getByRole('button', { name: t('notices:unsubscribe.stop') }).click()
  await expect(mailed.getByRole('status').filter({ hasText: t('notices:unsubscribe.stopped') })).toBeVisible()
  await mailed.getByRole('button', { name: t('notices:unsubscribe.again') }).click()
  await expect(mailed.getByRole('status').filter({ hasText: t('notices:unsubscribe.begun') })).toBeVisible()
  await mailed.goto('/unsubscribe?token=a.b.c.d&said=unknown&lng=ur')
  await expect(mailed.getByText(t('notices:unsubscribe.unknown'))).toBeVisible()
  await elsewhere.close()

  await page.reload()
  await expect(topic).toBeChecked()
  const searches = page.getByLabel('New listings for your saved searches')
  await expect(searches).toHaveValue('daily')
  await searches.selectOption('Once a week')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(searches).toHaveValue('weekly')
})

test('whoever follows the link of a mail has read what it told, and without a session nothing comes of it', async ({
  page,
  baseURL,
}) => {
  const t = wordsOf('en')
  const seller = await becomeSeller(page)
  await proveAddress(page.request, seller)
  await insertGoat(seller.id, 'active', { expiresInDays: -1 })
  await (await administrator(baseURL))
    .rpc('verify_registration', { profile: seller.id, is_verified: true })
    .throwOnError()
  await page.goto('/about')
  const unread = (count: number) => t('toast:notices.unread', { count, number: `${count}` })
  await expect(page.getByRole('link', { name: unread(2), exact: true })).toBeVisible()
  await expect.poll(() => mailedLink(seller.email, '/profile')).toBeDefined()
  const link = mailedLink(seller.email, '/profile') ?? ''

  await page.goto(link)
  await expect(page.getByRole('link', { name: unread(1), exact: true })).toBeVisible()
  await expect(page).toHaveURL('/profile')

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
