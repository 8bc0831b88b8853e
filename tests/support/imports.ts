import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import type { Verdict } from '../../backoffice/src/import/import-kind.ts'

export type Cells = Readonly<Record<string, string | number>>

/** A row of a goat that is not there yet, as a seller by the name of Quilvora offers it. */
export const goatRow = (seller: string, cells: Cells = {}): Cells => ({
  ...{ id: randomUUID(), seller, category: 'Goat', subcategory: 'doe', place_id: 'IN.16.521' },
  ...{ price: '12000', description: 'Quilvora calm', language: 'en' },
  ...{ 'answers.breed': 'Osmanabadi', 'answers.age': '14', 'answers.purpose': 'Meat' },
  ...cells,
})

export interface BegunImport {
  readonly id: string
  /** Checks some rows of the file, numbered as a spreadsheet would from a line on where they are not. */
  check(rows: readonly Cells[], from?: number): Promise<Verdict>
  finish(): PromiseLike<{ data: Verdict | null; error: { code: string; details: string } | null }>
}

/** An import as the console goes through it, step by step. */
export async function beginImport(client: SupabaseClient, call: string, rowCount: number): Promise<BegunImport> {
  const import_id = randomUUID()
  const about = { import_id, import_kind: call, file_name: 'goats.csv', row_count: rowCount }
  await client.rpc('begin_import', about).throwOnError()
  return {
    id: import_id,
    async check(rows, from = 2) {
      const numbered = rows.map((cells, at) => ({ line: at + from, ...cells }))
      return (await client.rpc(call, { rows: numbered, import_id }).throwOnError()).data as Verdict
    },
    finish: () => client.rpc('finish_import', { import_id }),
  }
}

/** Checks rows as the console does, and writes them where they are right. */
export async function sendRows(
  client: SupabaseClient,
  call: string,
  rows: readonly Cells[],
  isTrial: boolean,
): Promise<Verdict> {
  const { check, finish } = await beginImport(client, call, rows.length)
  const verdict = await check(rows)
  if (isTrial || verdict.errors.length > 0) return verdict
  const { data, error } = await finish()
  expect(error).toBeNull()
  return data as Verdict
}

/** What is wrong, as "row 3 price: between". */
export const problemsOf = ({ errors }: Verdict): string[] =>
  errors.map(({ line, column, code }) => `row ${line} ${column}: ${code}`)
