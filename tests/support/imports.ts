import type { SupabaseClient } from '@supabase/supabase-js'
import { expect } from 'vitest'
import type { Verdict } from '../../backoffice/src/import/import-kind.ts'

export type Cells = Readonly<Record<string, string | number>>

/** Sends rows as the console does, numbered as a spreadsheet would where they are not. */
export async function sendRows(
  client: SupabaseClient,
  call: string,
  rows: readonly Cells[],
  is_trial: boolean,
): Promise<Verdict> {
  const numbered = rows.map((cells, at) => ({ line: at + 2, ...cells }))
  const { data, error } = await client.rpc(call, { rows: numbered, is_trial })
  expect(error).toBeNull()
  return data as Verdict
}

/** What is wrong, as "row 3 price: between". */
export const problemsOf = ({ errors }: Verdict): string[] =>
  errors.map(({ line, column, code }) => `row ${line} ${column}: ${code}`)
