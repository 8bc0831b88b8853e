import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { insertRow, updateRows } from './market-rows.ts'
import { type ApiSeller, registerByApi } from './seller-api.ts'

let named = 0

/** A name that nobody else has on the market of the tests. */
export const newName = (word: string) => `${word} ${process.pid}x${Date.now().toString(36)}x${++named}`

/** Registers somebody under a name of their own. */
export async function registerNamed(
  request: APIRequestContext,
  name: string,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<ApiSeller> {
  const person = await registerByApi(request)
  await updateRows('profiles', `id=eq.${person.id}`, { name, ...columns })
  return person
}

const HOUR_MS = 3_600_000

/** Puts an open report in, past every rule. @returns its id */
export async function insertReport(
  listing_id: string,
  reporter: ApiSeller,
  reason: string,
  { details = null, hoursAgo = 0 }: { details?: string | null; hoursAgo?: number } = {},
): Promise<string> {
  const id = randomUUID()
  const created_at = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString()
  await insertRow('reports', { id, listing_id, reporter_id: reporter.id, reason, details, created_at })
  return id
}

/** What axe has against a page that keeps somebody from using it. @param state what was opened over the page */
export async function graveViolations(page: Page, state?: string): Promise<string[]> {
  return (await violations(page, state)).filter((text) => /^(serious|critical) /m.test(text))
}
