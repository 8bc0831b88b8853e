import { asOwner } from './people.ts'

/** How the database reads a query. */
export interface Reading {
  readonly query: string
  readonly categories: readonly string[]
  readonly answers: readonly { readonly category?: string; readonly field: string; readonly value?: string }[]
  readonly places: readonly string[]
  readonly words: readonly string[] | null
  readonly unknown: readonly string[] | null
  readonly corrections: readonly { readonly typed: string; readonly read: string }[]
  readonly amounts: readonly { readonly unit: string; readonly min?: number; readonly max?: number }[]
  readonly is_near: boolean
  readonly around: string | null
  readonly guesses: readonly {
    readonly typed: string
    readonly places: readonly string[]
    readonly towns: Readonly<Record<string, string>>
    readonly is_applied: boolean
  }[]
  /** The concepts that listings have to name, as a query of the index. */
  readonly mention: string | null
}

/** Readings of many queries at once, in their order. */
export function readingsOf(queries: readonly string[]): Promise<Reading[]> {
  return asOwner<Reading>(
    `select query, (meaning).categories, (meaning).answers, (meaning).places, (meaning).words, (meaning).unknown,
       (meaning).corrections, (meaning).amounts, (meaning).is_near, (meaning).guesses, (meaning).around, (meaning).mention::text as mention
     from (
       select query, number, private.understand(query) as meaning
       from jsonb_array_elements_text($1::text::jsonb) with ordinality as given (query, number) offset 0
     ) as read
     order by number`,
    [JSON.stringify(queries)],
  )
}
