import { randomUUID } from 'node:crypto'
import { readKeys } from '@maveshi/supabase/local/data-dir'
import type { APIRequestContext } from '@playwright/test'
import type { Status } from './listings.ts'

/** What only a program of the operator's may do to the market of the browser tests: past every policy, by its secret key. */
async function operator(): Promise<{ origin: string; headers: Record<string, string> }> {
  const { secretKey } = await readKeys(process.env.MARKET_DATA_DIR ?? '')
  return {
    origin: `http://127.0.0.1:${process.env.MARKET_API_PORT}`,
    headers: { apikey: secretKey, prefer: 'return=representation' },
  }
}

type Row = Readonly<Record<string, unknown>>

/** Puts a row into a table. */
export async function insertRow(request: APIRequestContext, table: string, row: Row): Promise<void> {
  const { origin, headers } = await operator()
  const answer = await request.post(`${origin}/rest/v1/${table}`, { headers, data: row })
  if (!answer.ok()) throw new Error(`${table}: ${await answer.text()}`)
}

/** Changes the rows of a table that fit a PostgREST filter. */
export async function updateRows(request: APIRequestContext, table: string, filter: string, row: Row): Promise<void> {
  const { origin, headers } = await operator()
  const answer = await request.patch(`${origin}/rest/v1/${table}?${filter}`, { headers, data: row })
  if (!answer.ok()) throw new Error(`${table}: ${await answer.text()}`)
}

const DAY_MS = 86_400_000

/** The market remembers who sold what when: whole columns of a listing in a state. */
function timesOf(status: Status, expiresInDays: number): Row {
  if (['draft', 'pending', 'rejected'].includes(status)) return {}
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  return {
    published_at: at(-5),
    expires_at: at(expiresInDays),
    ...(status === 'sold' ? { sold_at: at(0), sold_outcome: 'here' } : {}),
  }
}

/** Puts a goat into any state, past every rule. @returns its id */
export async function insertGoat(
  request: APIRequestContext,
  sellerId: string,
  status: Status,
  { expiresInDays = 30, ...columns }: Row & { expiresInDays?: number } = {},
): Promise<string> {
  const id = randomUUID()
  await insertRow(request, 'listings', {
    id,
    seller_id: sellerId,
    category: 'Goat',
    attributes: { breed: 'Osmanabadi', age: 14, purpose: 'Meat' },
    price: 9000,
    place_id: 'IN.16',
    status,
    ...timesOf(status, expiresInDays),
    ...columns,
  })
  return id
}
