import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { intercept } from '../support/intercept.ts'
import { expectReview, listOf, openReview, statusesOf, waitingGoats } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

/** From when a price comes up, presses a key again and again for less time than anybody needs to look. */
function pressAsSoonAsShown([price, key]: readonly [string, string]): void {
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const watch = new MutationObserver(() => {
    if (![...document.querySelectorAll('main p')].some(({ textContent }) => textContent === price)) return
    watch.disconnect()
    const began = performance.now()
    const again = () => {
      if (performance.now() - began > 300) return
      press()
      requestAnimationFrame(again)
    }
    again()
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

test('a key that is pressed when a listing has only just come up decides nothing', async ({ page, request }) => {
  const { seller, ids } = await waitingGoats(request, 3)
  await openReview(page, admin, seller.id)
  await page.evaluate(pressAsSoonAsShown, ['₹5,001', 'a'] as const)
  await page.keyboard.press('a')
  await expectReview(page, '₹5,001')
  expect(await statusesOf(admin, ids)).toEqual(['active', 'pending', 'pending'])
  await page.keyboard.press('a')
  await expectReview(page, '₹5,002')
  expect(await statusesOf(admin, ids)).toEqual(['active', 'active', 'pending'])
})

test('a key that is pressed while the next listing is looked for does not decide the one before again', async ({
  page,
  request,
}) => {
  const { seller, ids } = await waitingGoats(request, 1)
  await openReview(page, admin, seller.id)
  let approvals = 0
  page.on('request', (asked) => {
    if (asked.url().includes('/rpc/approve_listing')) approvals += 1
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await intercept(page, '**/rest/v1/rpc/find_listings*', async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('a')
  await expectSaid(page, 'Listing approved')
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expectSaid(page, 'Nothing else is waiting.')
  expect(approvals).toBe(1)
  expect(await statusesOf(admin, ids)).toEqual(['active'])
})

test('keys work wherever the focus is, and after a dialog was left', async ({ page, request }) => {
  const { seller } = await waitingGoats(request, 2)
  await openReview(page, admin, seller.id)
  const reject = page.getByRole('button', { name: 'Reject', exact: true })
  const controls = [
    page.getByRole('button', { name: 'Approve' }),
    page.getByRole('button', { name: 'Next' }),
    page.getByRole('link', { name: 'All listings of this seller' }),
  ]
  for (const control of controls) {
    await control.focus()
    await page.keyboard.press('j')
    await expectReview(page, '₹5,001')
    await page.keyboard.press('k')
    await expectReview(page, '₹5,000')
  }
  await reject.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(reject).toBeFocused()
  await page.keyboard.press('r')
  await page.getByLabel('Note to the seller (optional)').fill('')
  await page.keyboard.type('jar')
  await expect(page.getByLabel('Note to the seller (optional)')).toHaveValue('jar')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('j')
  await expectReview(page, '₹5,001')
})

test('Ctrl-K finds anything also while the focus is on a decision, after its dialog was left and in a row', async ({
  page,
  request,
}) => {
  const { seller } = await waitingGoats(request, 1)
  const finder = page.getByRole('combobox', { name: 'What do you want to find?' })
  await openConsole(page, admin, listOf({ seller_id: seller.id, status: 'pending' }))
  const reject = page.getByRole('button', { name: /^Reject/ })
  await reject.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(reject).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(finder).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(finder).toBeHidden()
  await page.getByRole('checkbox', { name: /^Select Osmanabadi/ }).check()
  await page.getByRole('button', { name: 'Approve (1)' }).focus()
  await page.keyboard.press('Control+k')
  await expect(finder).toBeFocused()
})

/** As soon as a price has gone from the list, presses the first row's button again and again for less time than anybody needs to look. */
function pressAsSoonAsGone(price: string): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('main table')?.textContent?.includes(price) !== false) return
    watch.disconnect()
    const began = performance.now()
    const again = () => {
      if (performance.now() - began > 300) return
      document.querySelector<HTMLElement>('main tbody tr button[aria-label^=Approve]')?.click()
      requestAnimationFrame(again)
    }
    again()
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

test('a row that has only just moved up under the pointer is not decided', async ({ page, request }) => {
  const { seller, ids } = await waitingGoats(request, 3)
  await openConsole(page, admin, listOf({ seller_id: seller.id, status: 'pending' }))
  const approve = page.getByRole('row').getByRole('button', { name: /^Approve/ })
  await expect(approve).toHaveCount(3)
  await page.evaluate(pressAsSoonAsGone, '₹5,000')
  await approve.first().click()
  await expect(approve).toHaveCount(2)
  await expect(approve.first()).toBeEnabled()
  expect(await statusesOf(admin, ids)).toEqual(['active', 'pending', 'pending'])
  await approve.first().click()
  await expect(approve).toHaveCount(1)
  expect(await statusesOf(admin, ids)).toEqual(['active', 'active', 'pending'])
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 480 } })

  test('the next listing begins at its top, for the eyes and for the keyboard', async ({ page, request }) => {
    const { seller } = await waitingGoats(request, 2)
    await openReview(page, admin, seller.id)
    await page.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'All listings of this seller' }).focus()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.keyboard.press('j')
    await expectReview(page, '₹5,001')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'All listings', exact: true })).toBeFocused()
  })
})
