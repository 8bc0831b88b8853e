import type { RejectionReason } from '@maveshi/shared/listing/status'
import type { SupabaseClient } from '@supabase/supabase-js'
import { supabaseDataProvider } from 'ra-supabase'
import { type DataProvider, HttpError, withLifecycleCallbacks } from 'react-admin'
import { type AssistedListings, assistedListings } from './assisted-listings.ts'
import type { PublicConfig } from './config.ts'
import { listingCallbacks } from './listing-rows.ts'
import { type MarketWords, marketWords } from './market-words.ts'

/** A listing's place in the queue. */
export interface WaitingListing {
  readonly id: string
  readonly submittedAt: Date
}

/** React-admin's data provider and what else the console asks of the database. Failures are `HttpError`s. */
export interface ConsoleDataProvider extends DataProvider, AssistedListings, MarketWords {
  /**
   * Calls a function of the database.
   * @param name the function
   * @param parameters by their names in the database
   * @throws HttpError with the database's status: 403 refused, 404 not there, 409 not from here, 422 with the field as detail
   */
  call<Result>(name: string, parameters?: Readonly<Record<string, unknown>>): Promise<Result>
  /** Puts a waiting listing on offer. Status 409 when it is not waiting any more. */
  approveListing(id: string): Promise<void>
  /** Turns a waiting listing down. Status 409 when it is not waiting any more. */
  rejectListing(id: string, reason: RejectionReason, note: string): Promise<void>
  /** What waits for a decision, newest first. */
  waitingListings(): Promise<WaitingListing[]>
}

/** Tables whose rows are not named by a column `id`. */
const PRIMARY_KEYS = new Map([
  ['listings', ['id']],
  ['categories', ['value']],
  ['listing_fields', ['key']],
  ['dropdown_options', ['id']],
  ['places', ['id']],
  ['settings', ['key']],
  ['safety_texts', ['language']],
  ['movement_notices', ['id']],
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
    ...assistedListings(config, client, call),
    ...marketWords(client),
    call,
    async approveListing(id) {
      await call('approve_listing', { listing_id: id })
    },
    async rejectListing(id, reason, note) {
      await call('reject_listing', { listing_id: id, reason, note: note.trim() || null })
    },
    async waitingListings() {
      const waiting = client.from('listings').select('id, submitted_at').eq('status', 'pending')
      const rows = unwrap<{ id: string; submitted_at: string }[]>(
        await waiting.order('submitted_at', { ascending: false, nullsFirst: false }).order('id', { ascending: false }),
      )
      return (rows ?? []).map(({ id, submitted_at }) => ({ id, submittedAt: new Date(submitted_at) }))
    },
  }
}
