import type { SupabaseClient } from '@supabase/supabase-js'
import { supabaseDataProvider } from 'ra-supabase'
import { type DataProvider, HttpError, withLifecycleCallbacks } from 'react-admin'
import { type AssistedListings, assistedListings } from './assisted-listings.ts'
import { catalogueCallbacks, type FieldColumns, fieldRow, type OptionRecord, TABLES } from './catalogue-rows.ts'
import type { PublicConfig } from './config.ts'
import { withFunctions } from './found-rows.ts'
import { emptySearches, type Lexicon, lexicon, lexiconTerms } from './lexicon.ts'
import { listingCallbacks, listingList } from './listing-rows.ts'
import { type MarketWords, marketWords } from './market-words.ts'
import { noticeRows } from './notice-rows.ts'
import { people, personRecords, publicProfiles } from './people.ts'
import { reportQueue } from './report-queue.ts'
import { searchesInVain } from './searches-in-vain.ts'

/** React-admin's data provider and what else the console asks of the database. Failures are `HttpError`s. */
export interface ConsoleDataProvider extends DataProvider, AssistedListings, MarketWords, Lexicon {
  /**
   * Calls a function of the database.
   * @param name the function
   * @param parameters by their names in the database
   * @throws HttpError with the database's status: 403 refused, 404 not there, 409 not from here, 422 with the field as detail
   */
  call<Result>(name: string, parameters?: Readonly<Record<string, unknown>>): Promise<Result>
  /** Adds a question to a category; its id within it is in `field`. */
  addField(columns: FieldColumns): Promise<void>
  /** Adds answers to a question's list, all or none. */
  addOptions(options: readonly OptionRecord[]): Promise<void>
  /** Changes a question. Status 409 when listings answer it and the change would break their answers. */
  changeField(key: string, columns: Partial<FieldColumns>): Promise<void>
  /** Deletes a question. Status 409 with the number of uses when it is answered or asked for. */
  deleteField(key: string): Promise<void>
}

/** Tables whose rows are not named by a column `id`. */
const PRIMARY_KEYS = new Map([
  ['listings', ['id']],
  ['categories', ['value']],
  ['listing_fields', ['key']],
  ['dropdown_options', ['id']],
  ['livestock_types', ['value']],
  ['places', ['id']],
  ['settings', ['key']],
  ['safety_texts', ['language']],
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

/** Resources are named as in addresses, their tables as in the database. */
function withTableNames(tables: DataProvider): DataProvider {
  const named = Object.entries(tables).map(([name, method]) => [
    name,
    (resource: string, ...rest: unknown[]) => method(TABLES.get(resource) ?? resource, ...rest),
  ])
  return Object.fromEntries(named)
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
    ...withFunctions(withLifecycleCallbacks(withTableNames(tables), [listingCallbacks, ...catalogueCallbacks]), {
      listings: listingList(call),
      public_profiles: publicProfiles(call),
      users: people(call),
      person_records: personRecords(call),
      reports: reportQueue(call),
      'search-lexicon': lexiconTerms(call),
      empty_searches: emptySearches(call),
      movement_notices: noticeRows(call),
      searches_in_vain: searchesInVain(call),
    }),
    ...assistedListings(config, client, call),
    ...marketWords(client),
    ...lexicon(client, call),
    call,
    async addField(columns) {
      unwrap(await client.from('listing_fields').insert(fieldRow(columns)))
    },
    async addOptions(options) {
      // The id is made of the list and the value.
      unwrap(await client.from('dropdown_options').insert(options.map(({ id: _, ...columns }) => columns)))
    },
    async changeField(key, columns) {
      unwrap(await client.from('listing_fields').update(fieldRow(columns)).eq('key', key).select('key').single())
    },
    async deleteField(key) {
      unwrap(await client.from('listing_fields').delete().eq('key', key).select('key').single())
    },
  }
}
