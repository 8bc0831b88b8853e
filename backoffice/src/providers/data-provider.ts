import type { SupabaseClient } from '@supabase/supabase-js'
import { supabaseDataProvider } from 'ra-supabase'
import { type DataProvider, HttpError, withLifecycleCallbacks } from 'react-admin'
import type { PublicConfig } from './config.ts'
import { listingCallbacks } from './listing-rows.ts'

/** React-admin's data provider and what else the console asks of the database. Failures are `HttpError`s. */
export interface ConsoleDataProvider extends DataProvider {
  /**
   * Calls a function of the database.
   * @param name the function
   * @param parameters by their names in the database
   * @throws HttpError with the database's status: 403 refused, 404 not there, 409 not from here, 422 with the field as detail
   */
  call<Result>(name: string, parameters?: Readonly<Record<string, unknown>>): Promise<Result>
}

/** Tables whose rows are not named by a column `id`. */
const PRIMARY_KEYS = new Map([
  ['listings', ['id']],
  ['categories', ['value']],
  ['listing_fields', ['key']],
  ['dropdown_options', ['id']],
  ['places', ['id']],
])

interface Answer<T> {
  readonly data: T | null
  readonly error: { readonly message: string } | null
  readonly status: number
}

function unwrap<T>({ data, error, status }: Answer<T>): T | null {
  if (error) throw new HttpError(error.message, status, error)
  return data
}

/** Reads and writes as the signed-in administrator. */
export function createDataProvider(config: PublicConfig, client: SupabaseClient): ConsoleDataProvider {
  const tables = supabaseDataProvider({
    instanceUrl: config.supabaseUrl,
    apiKey: config.publishableKey,
    supabaseClient: client,
    primaryKeys: PRIMARY_KEYS,
  })
  async function call<Result>(name: string, parameters: Readonly<Record<string, unknown>> = {}): Promise<Result> {
    return unwrap<unknown>(await client.rpc(name, parameters)) as Result
  }
  return {
    ...withLifecycleCallbacks(tables, [listingCallbacks]),
    call,
  }
}
