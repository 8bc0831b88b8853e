import type { Returns, TableName } from '@maveshi/shared/database'
import { supabaseDataProvider } from 'ra-supabase'
import { type DataProvider, HttpError, withLifecycleCallbacks } from 'react-admin'
import { type AssistedListings, assistedListings } from './assisted-listings.ts'
import { auditList } from './audit.ts'
import {
  catalogueCallbacks,
  type FieldColumns,
  type NewOption,
  type QuestionTable,
  questionRows,
  TABLES,
} from './catalogue-rows.ts'
import type { BackendClient } from './client.ts'
import type { PublicConfig } from './config.ts'
import { emptySearchesBetween } from './empty-searches.ts'
import { type Call, withFunctions } from './found-rows.ts'
import { emptySearches, type Lexicon, lexicon, lexiconTerms } from './lexicon.ts'
import { listingCallbacks, listingList } from './listing-rows.ts'
import { type MarketWords, marketWords } from './market-words.ts'
import { noticeRows } from './notice-rows.ts'
import { people, personRecords, publicProfiles } from './people.ts'
import { reportQueue } from './report-queue.ts'
import { wantedList } from './wanted-notices.ts'

/** React-admin's data provider and what else the console asks of the database. Failures are `HttpError`s. */
export interface ConsoleDataProvider extends DataProvider, AssistedListings, MarketWords, Lexicon {
  /**
   * Calls a function of the database.
   * @throws HttpError with the database's status: 403 refused, 404 not there, 409 not from here, 422 with the field as detail
   */
  readonly call: Call
  /** Adds a question to a category; its id within it is in `field`. */
  addField(table: QuestionTable, columns: FieldColumns): Promise<void>
  /** Adds answers to a question's list, all or none. */
  addOptions(options: readonly NewOption[]): Promise<void>
  /** Changes a question. Status 409 when listings answer it and the change would break their answers. */
  changeField(table: QuestionTable, key: string, columns: Partial<FieldColumns>): Promise<void>
  /** Deletes a question. Status 409 with the number of uses when it is answered or asked for. */
  deleteField(table: QuestionTable, key: string): Promise<void>
}

/** Tables whose rows are not named by a column `id`. */
const PRIMARY_KEYS = new Map<TableName, string[]>([
  ['listings', ['id']],
  ['categories', ['value']],
  ['listing_fields', ['key']],
  ['subcategory_fields', ['key']],
  ['dropdown_options', ['id']],
  ['livestock_types', ['value']],
  ['subcategories', ['id']],
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

/** What is somebody else's to do. */
const FORBIDDEN = 403

/**
 * Reads and writes as the signed-in administrator.
 * @param onForbidden is told of a function that refused: they may do less than they did
 */
export function createDataProvider(
  config: PublicConfig,
  client: BackendClient,
  onForbidden: () => void,
): ConsoleDataProvider {
  const tables = supabaseDataProvider({
    instanceUrl: config.supabaseUrl,
    apiKey: config.publishableKey,
    supabaseClient: client,
    primaryKeys: PRIMARY_KEYS,
  })
  // A void function answers nothing.
  const call: Call = async (name, parameters = {} as never) => {
    const answer = await client.rpc(name, parameters)
    if (answer.status === FORBIDDEN) onForbidden()
    return unwrap(answer) as Returns<typeof name>
  }
  return {
    ...withFunctions(withLifecycleCallbacks(withTableNames(tables), [listingCallbacks, ...catalogueCallbacks]), {
      audit: auditList(call),
      listings: listingList(call),
      public_profiles: publicProfiles(call),
      questions: questionRows(tables),
      users: people(call),
      person_records: personRecords(call),
      reports: reportQueue(call),
      'wanted-notices': wantedList(call),
      'search-lexicon': lexiconTerms(call),
      empty_searches: emptySearches(call),
      movement_notices: noticeRows(call),
      empty_searches_between: emptySearchesBetween(call),
    }),
    ...assistedListings(config, client, call),
    ...marketWords(client),
    ...lexicon(client, call),
    call,
    async addField(table, columns) {
      const { field, ...others } = columns
      unwrap(await client.from(table).insert({ ...others, id: field }))
    },
    async addOptions(options) {
      unwrap(await client.from('dropdown_options').insert([...options]))
    },
    async changeField(table, key, columns) {
      const { field, ...others } = columns
      const row = field === undefined ? others : { ...others, id: field }
      unwrap(await client.from(table).update(row).eq('key', key).select('key').single())
    },
    async deleteField(table, key) {
      unwrap(await client.from(table).delete().eq('key', key).select('key').single())
    },
  }
}
