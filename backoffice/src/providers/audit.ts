import type { Json, Row } from '@maveshi/shared/database'
import { readTime } from '@maveshi/shared/locale/time'
import type { RaRecord } from 'react-admin'
import { type Call, type FunctionResource, pageOf } from './found-rows.ts'
import { listingQuestion } from './listing-filter.ts'
import type { NamedListing, NamedPerson } from './people.ts'

/** The tables whose changes by administrators are written down. */
export const AUDITED_TABLES = [
  'listings',
  'reports',
  'profiles',
  'colleague_notes',
  'seller_messages',
  'categories',
  'subcategories',
  'listing_fields',
  'subcategory_fields',
  'dropdown_options',
  'livestock_types',
  'search_lexicon',
  'settings',
  'safety_texts',
  'ready_texts',
  'movement_notices',
  'wanted_notices',
] as const
export type AuditedTable = (typeof AUDITED_TABLES)[number]

/** What an entry tells of, as the database names it. */
export const ACTS = [
  'add',
  'change',
  'delete',
  'approve',
  'reject',
  'remove',
  'restore',
  'move',
  'close_change',
  'suspend',
  'lift',
  'give_rights',
  'change_rights',
  'take_rights',
  'verify',
  'unverify',
  'remove_picture',
  'acknowledge',
  'uphold',
  'dismiss',
  'reopen',
] as const
export type Act = (typeof ACTS)[number]

/** Columns of a row by their names: all of one that was added or deleted, those that changed of one that was changed. */
export type AuditedColumns = Readonly<Record<string, Json | undefined>>

/** What names the thing that an entry is about: which of it is there depends on the table. */
export interface AuditedThing {
  readonly listing?:
    | (Partial<NamedListing> & Pick<NamedListing, 'category' | 'subcategory' | 'title' | 'attributes'>)
    | null
  readonly person?: NamedPerson | null
  /** Whether a row of another table is there still. */
  readonly is_there?: boolean
  readonly labels?: Row<'categories'>['labels']
  readonly category?: string
  readonly field_key?: string
  readonly term?: string
  readonly starts_on?: string
  readonly ends_on?: string
}

/** One thing that an administrator did. */
export interface AuditEntry extends RaRecord<number> {
  readonly created_at: Date
  readonly act: Act
  readonly table_name: AuditedTable
  readonly row_id: string
  readonly before: AuditedColumns | null
  readonly after: AuditedColumns | null
  /** Nobody where the operator did it. */
  readonly actor: NamedPerson | null
  readonly thing: AuditedThing
}

/** What `find_audit` answers: JSON to the database's types. */
const foundEntries = (json: Json) =>
  json as unknown as { readonly rows: readonly RaRecord[]; readonly has_more: boolean; readonly is_end: boolean }

/** One thing as the filter `thing` names it. */
export const auditedThing = (table: AuditedTable, id: string): string => `${table}/${id}`

/**
 * The resource `audit`. Its list is narrowed by `actor_id`, `table_name`, `act`, `thing`, and the days `from` and `to`; how
 * many entries there are is not counted, and `meta.isEnd` says that older ones are only found by their days.
 */
export function auditList(call: Call): FunctionResource {
  return {
    async getList(params) {
      const page = pageOf(params)
      const { rows, has_more, is_end } = foundEntries(
        await call('find_audit', {
          ...listingQuestion(params.filter ?? {}),
          is_descending: params.sort?.order !== 'ASC',
          ...page,
        }),
      )
      return {
        data: rows.map((row) => ({ ...row, created_at: readTime(row.created_at) })),
        pageInfo: { hasNextPage: has_more && !is_end, hasPreviousPage: page.first > 0 },
        meta: { isEnd: is_end },
      }
    },
  }
}
