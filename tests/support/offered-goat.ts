import type { APIRequestContext } from '@playwright/test'
import { insertGoat } from './market-rows.ts'
import { type ApiSeller, registerByApi } from './seller-api.ts'

/**
 * Offers a goat of a new seller, whom one can call and write to. It belongs to one test alone: nobody else looks at it,
 * counts on it, or takes it away.
 */
export async function offerGoat(
  request: APIRequestContext,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly seller: ApiSeller }> {
  const seller = await registerByApi(request, { whatsapp: '+919876543210' })
  return { id: await insertGoat(seller.id, 'active', columns), seller }
}
