import type { Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test, WITH_MOTION } from '../support/browser-test.ts'
import { administrator, openConsole } from '../support/console.ts'
import { intercept } from '../support/intercept.ts'
import { expectReview, listOf, waitingGoats } from '../support/review.ts'

// The browser writes down what did not arrive.
test.use({ expectedErrors: [/ERR_FAILED/], ...WITH_MOTION })

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

/** Waits for a message, and tells what can be pressed below it: of what is in sight, by its words. */
async function covered(page: Page, message: string | RegExp): Promise<string[]> {
  const toast = page.getByRole('alert').filter({ hasText: message })
  await expect(toast).toBeVisible()
  return toast.evaluate((own: HTMLElement) => {
    const area = own.getBoundingClientRect()
    const controls = document.querySelectorAll('a[href], button, input, textarea, [role=combobox], [role=checkbox]')
    // What lies below the message is what can be pressed there without it.
    own.style.visibility = 'hidden'
    const hidden = [...controls].filter((one) => {
      const box = one.getBoundingClientRect()
      const [left, right] = [Math.max(box.left, area.left), Math.min(box.right, area.right)]
      const [top, bottom] = [Math.max(box.top, area.top), Math.min(box.bottom, area.bottom)]
      if (own.contains(one) || right - left < 2 || bottom - top < 2) return false
      return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
    own.style.visibility = ''
    return hidden.map((one) => (one.textContent || one.getAttribute('aria-label') || one.tagName).trim())
  })
}

for (const [width, height] of [
  [360, 740],
  [1280, 860],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('messages cover nothing that can be pressed, on a page, in a list or in a dialog', async ({
      page,
      request,
    }) => {
      const { seller, ids } = await waitingGoats(request, 3)
      await openConsole(page, admin, `${listOf({ seller_id: seller.id, status: 'pending' })}&lng=ta`)
      const approve = page.getByRole('main').getByRole('button', { name: /ஏற்க/ }).first()
      await approve.click()
      expect(await covered(page, /./)).toEqual([])

      await openConsole(page, admin, `/listings/${ids[1]}/show?lng=en`)
      await expectReview(page, '₹5,001')
      const top = async () => (await page.getByRole('button', { name: 'Approve' }).boundingBox())?.y
      const before = await top()
      await page.keyboard.press('a')
      await expectReview(page, '₹5,002')
      // What is pointed at stays.
      await page.getByRole('alert').filter({ hasText: 'Listing approved' }).hover()
      expect(await covered(page, 'Listing approved')).toEqual([])
      expect(await top()).toBe(before)
      await page.mouse.wheel(0, 400)
      expect(await covered(page, 'Listing approved')).toEqual([])
      // All of it is in sight.
      const toast = page.getByRole('alert').filter({ hasText: 'Listing approved' })
      await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual(0)

      await intercept(page, '**/rest/v1/rpc/reject_listing', (route) => route.abort())
      await page.keyboard.press('r')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      expect(await covered(page, /./)).toEqual([])
    })
  })
}
