import type { Json } from '@maveshi/shared/database'
/** What can be imported: which columns a file may have, and the function of the database that takes its rows. */
export interface ImportKind {
  /** A function of `rows` and `import_id`, which checks some of a file's rows. */
  readonly call: 'import_dropdown_options' | 'import_listings' | 'import_search_terms'
  /** The dialog's heading, what is said about the file, and what a file cannot hold: by key. */
  readonly title: string
  readonly hint: string
  readonly note?: string
  readonly columns: readonly string[]
  /** Columns that an export tells more by: they are left out. */
  readonly told?: readonly string[]
  /** What the names of further columns begin with, for example `answers.`. */
  readonly prefix?: string
  /** The columns without which no row can be told from another. */
  readonly needed: readonly string[]
  /** Rows that are equal in these are about the same thing. */
  readonly keys: readonly string[]
}

/** What is wrong with one row. */
export interface RowError {
  /** Where a spreadsheet shows the row. */
  readonly line: number
  /** The column as the file names it; empty where it is about the whole row. */
  readonly column: string
  readonly code: string
  /** What the sentence names, by code. */
  readonly detail: Readonly<Record<string, unknown>>
}

export type Outcome = 'added' | 'changed' | 'unchanged' | 'refused'

/** What such a function answers: JSON to the database's types. */
export const verdictIn = (json: Json) => json as unknown as Verdict

/** What the database says of rows. With errors, nothing was written. */
export interface Verdict {
  readonly errors: readonly RowError[]
  /** In the order of the rows. */
  readonly outcomes: readonly Outcome[]
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}
