import { randomUUID } from 'node:crypto'
import { readKeys } from '@maveshi/supabase/local/data-dir'
import type { Status } from './listings.ts'

type Row = Readonly<Record<string, unknown>>

/** Does what only a program of the operator's may: past every policy, by the secret key of the browser tests' market. */
async function write(method: 'POST' | 'PATCH' | 'DELETE', target: string, row?: Row | readonly Row[]): Promise<void> {
  const { secretKey } = await readKeys(process.env.MARKET_DATA_DIR ?? '')
  const answer = await fetch(`http://127.0.0.1:${process.env.MARKET_API_PORT}/rest/v1/${target}`, {
    method,
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    ...(row ? { body: JSON.stringify(row) } : {}),
  })
  if (!answer.ok) throw new Error(`${target}: ${await answer.text()}`)
}

/** Puts a row into a table, or several of the same columns at once. */
export const insertRow = (table: string, row: Row | readonly Row[]) => write('POST', table, row)

/** Changes the rows of a table that fit a PostgREST filter. */
export const updateRows = (table: string, filter: string, row: Row) => write('PATCH', `${table}?${filter}`, row)

/** Deletes the rows of a table that fit a PostgREST filter. */
export const deleteRows = (table: string, filter: string) => write('DELETE', `${table}?${filter}`)

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

type GoatColumns = Row & { readonly expiresInDays?: number }

/** A goat in any state, as the market would remember it. */
export function newGoat(sellerId: string, status: Status, { expiresInDays = 30, ...columns }: GoatColumns = {}) {
  return {
    id: randomUUID() as string,
    seller_id: sellerId,
    category: 'Goat',
    attributes: { breed: 'Osmanabadi', age: 14, purpose: 'Meat' },
    price: 9000,
    place_id: 'IN.16',
    status,
    ...timesOf(status, expiresInDays),
    ...columns,
  }
}

/** Puts a goat into any state, past every rule. @returns its id */
export async function insertGoat(sellerId: string, status: Status, columns: GoatColumns = {}): Promise<string> {
  const goat = newGoat(sellerId, status, columns)
  await insertRow('listings', goat)
  return goat.id
}
