import { ANSWER_TIMEOUT_MS } from '@maveshi/shared/limits'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf } from '../support/console.ts'
import { intercept } from '../support/intercept.ts'
import { expectReview, openReview, statusesOf, waitingGoats } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'

const APPROVE = '**/rest/v1/rpc/approve_listing*'

let admin: SupabaseClient

test.beforeAll(async ({ baseURL }) => {
  admin = await administrator(baseURL)
})

test.describe('answers and questions that are lost', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] })

  test('a decision without an answer is looked up after 20 seconds, and told as it is', async ({ page, request }) => {
    const { seller, ids } = await waitingGoats(request, 2)
    await page.clock.install()
    await openReview(page, admin, seller.id)
    await intercept(page, APPROVE, async (route) => {
      await route.fetch()
    })
    await page.keyboard.press('a')
    await expect.poll(() => statusesOf(admin, ids)).toEqual(['active', 'pending'])
    await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await page.clock.fastForward(ANSWER_TIMEOUT_MS)
    await expectSaid(page, 'No answer has come. Finding out whether it was done...')
    await expectSaid(page, 'Listing approved')
    await expectReview(page, '₹5,001')
  })

  test('a decision whose answer was lost is told as made, and not as a lost connection', async ({ page, request }) => {
    const { seller, ids } = await waitingGoats(request, 2)
    await openReview(page, admin, seller.id)
    await intercept(page, APPROVE, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.keyboard.press('a')
    await expectSaid(page, 'Listing approved')
    await expectReview(page, '₹5,001')
    expect(await statusesOf(admin, ids)).toEqual(['active', 'pending'])
  })

  test('a decision that did not arrive can be made again once that is known', async ({ page, request, context }) => {
    const { seller, ids } = await waitingGoats(request, 2)
    await openReview(page, admin, seller.id)
    await context.setOffline(true)
    await page.keyboard.press('a')
    await expectSaid(page, 'No answer has come.')
    await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await context.setOffline(false)
    await expectSaid(page, 'It did not arrive, and was not done. Do it again.')
    expect(await statusesOf(admin, ids)).toEqual(['pending', 'pending'])
    await expectReview(page, '₹5,000')
    await page.keyboard.press('a')
    await expectReview(page, '₹5,001')
    expect(await statusesOf(admin, ids)).toEqual(['active', 'pending'])
  })
})

test.describe('somebody who was quicker', () => {
  test.use({ expectedErrors: [/status of (404|409)/] })

  test('is named with what they decided, and the listing is left', async ({ page, request, baseURL }) => {
    const { seller, ids } = await waitingGoats(request, 2)
    const colleague = await colleagueOf(admin, request, baseURL, { name: 'Meera Joshi' })
    await openReview(page, admin, seller.id)
    await page.keyboard.press('r')
    await page.getByRole('dialog').getByRole('radio').first().check()
    await colleague.client.rpc('approve_listing', { listing_id: ids[0] }).throwOnError()
    await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
    await expectSaid(page, 'Already decided: Live, by Meera Joshi.')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectReview(page, '₹5,001')
    expect(await statusesOf(admin, ids)).toEqual(['active', 'pending'])
  })
})
