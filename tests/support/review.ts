import type { APIRequestContext, Page } from '@playwright/test'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect } from './browser-test.ts'
import { openConsole } from './console.ts'
import { insertRow, newGoat } from './market-rows.ts'
import { newNumber, registerByApi } from './seller-api.ts'

/** Waiting goats of a new seller, the first of them submitted last. Each is told from the others by its price, from ₹5,000 on. */
export async function waitingGoats(request: APIRequestContext, count: number, columns = {}) {
  // On the screen of a goat are the listings of all who have its seller's number.
  const seller = await registerByApi(request, { phone: newNumber() })
  const goats = Array.from({ length: count }, (_, index) => {
    const submitted_at = new Date(Date.now() - (index + 1) * 60_000).toISOString()
    return newGoat(seller.id, 'pending', { submitted_at, price: 5000 + index, ...columns })
  })
  await insertRow('listings', goats)
  return { seller, ids: goats.map(({ id }) => id) }
}

/** Where listings stand, in their order. */
export async function statusesOf(admin: SupabaseClient, ids: readonly string[]): Promise<string[]> {
  const { data } = await admin.from('listings').select('id, status').in('id', ids).throwOnError()
  return ids.map((id) => data.find((row) => row.id === id)?.status as string)
}

/** The console's list of listings, narrowed. */
export const listOf = (filter: Record<string, string>) =>
  `/listings?${new URLSearchParams({ filter: JSON.stringify(filter), sort: 'submitted_at', order: 'DESC', page: '1' })}`

/** Waits until a listing is on the screen, and has been for so long that it can be decided. */
export async function expectReview(page: Page, price: string): Promise<void> {
  // What others ask is on the page as well, and what this seller asks for others.
  await expect(page.getByRole('region', { name: /^Osmanabadi/ }).getByText(price, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
}

/** Opens the review of a seller's first waiting goat, by the list, and waits until keys lead on from there. */
export async function openReview(page: Page, client: SupabaseClient, sellerId: string): Promise<void> {
  await openConsole(page, client, listOf({ seller_id: sellerId, status: 'pending' }))
  await page.getByRole('link', { name: 'Osmanabadi – Goat' }).first().click()
  await expect(page.getByRole('navigation', { name: 'Go through the list' }).getByRole('status')).toHaveText(/^1 of /)
  await expectReview(page, '₹5,000')
}
