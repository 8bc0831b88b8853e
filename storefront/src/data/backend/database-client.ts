import type { Database } from '@maveshi/shared/database'
import { PostgrestClient } from '@supabase/postgrest-js'

/** Asks the database, and knows its tables and functions. */
export type DatabaseClient = PostgrestClient<Database>

/** How a client of the database asks. */
interface Manner {
  readonly headers: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
  readonly timeout?: number
}

/** The one place where clients of the database are made. Whoever waits for an answer decides about another try. */
export const databaseClient = (backendUrl: string, manner: Manner): DatabaseClient =>
  new PostgrestClient<Database>(`${backendUrl}/rest/v1`, { ...manner, retry: false })
