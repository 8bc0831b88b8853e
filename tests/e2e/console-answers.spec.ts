import { ANSWER_TIMEOUT_MS } from '@maveshi/shared/limits'
import type { APIRequestContext, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test } from '../support/browser-test.ts'
import { administrator, colleagueOf, openConsole } from '../support/console.ts'
import { insertReport } from '../support/console-people.ts'
import { intercept } from '../support/intercept.ts'
import { insertGoat } from '../support/market-rows.ts'
import { expectReview, openReview, statusesOf, waitingGoats } from '../support/review.ts'
import { expectSaid } from '../support/said.ts'
import { registerByApi } from '../support/seller-api.ts'

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

test.describe('answers about reports that are lost', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_/] })

  const openReported = async (page: Page, client: SupabaseClient, request: APIRequestContext) => {
    const id = await insertGoat((await registerByApi(request)).id, 'active')
    await insertReport(id, await registerByApi(request), 'other')
    await openConsole(page, client, `/reports/${id}/show`)
    return id
  }
  const isOpen = async (listing: string) =>
    (await admin.from('reports').select('status').eq('listing_id', listing).throwOnError()).data[0]?.status === 'open'
  const dismiss = async (page: Page) => {
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  }

  test('a settlement without an answer is looked up after 20 seconds, and told as it is', async ({ page, request }) => {
    await page.clock.install()
    const id = await openReported(page, admin, request)
    await intercept(page, '**/rest/v1/rpc/settle_reports', async (route) => {
      await route.fetch()
    })
    await dismiss(page)
    await expect.poll(() => isOpen(id)).toBe(false)
    await page.clock.fastForward(ANSWER_TIMEOUT_MS)
    await expectSaid(page, 'No answer has come. Finding out whether it was done...')
    await expectSaid(page, '1 report closed')
  })

  test('what was taken back is told as taken back where the answer was lost', async ({ page, request, baseURL }) => {
    const { client } = await colleagueOf(admin, request, baseURL)
    const id = await openReported(page, client, request)
    await dismiss(page)
    await expectSaid(page, '1 report closed')
    await intercept(page, '**/rest/v1/rpc/reopen_reports', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.keyboard.press('u')
    await expectSaid(page, '1 report is open again')
    expect(await isOpen(id)).toBe(true)
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
