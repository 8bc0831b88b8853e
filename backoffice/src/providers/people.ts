import type { Json, Row } from '@maveshi/shared/database'
import type { ContactChannel } from '@maveshi/shared/listing/contact'
import type { ReportReason, ReportStatus } from '@maveshi/shared/listing/report'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import { readTime } from '@maveshi/shared/locale/time'
import { type GetListParams, HttpError, type RaRecord } from 'react-admin'
import { type Call, type FunctionResource, findRows, foundRows, pageOf } from './found-rows.ts'

/** A person as others are told of; `suspended_at` is there for somebody who is suspended. */
export type NamedPerson = Readonly<Pick<Row<'profiles'>, 'id' | 'name' | 'suspended_at'>>

/** As much of a listing as names it. Money is whole rupees, none means "ask". */
export type NamedListing = Readonly<
  Pick<
    Row<'listings'>,
    'id' | 'category' | 'subcategory' | 'title' | 'attributes' | 'price' | 'status' | 'is_seller_suspended'
  >
>

export type NamedPlace = Readonly<Pick<Row<'places'>, 'id' | 'names' | 'parent_id'>>

/** Somebody with an account, as the list shows them. */
export interface Person
  extends RaRecord<string>,
    Readonly<
      Pick<
        Row<'profiles'>,
        | 'name'
        | 'email'
        | 'phone'
        | 'whatsapp'
        | 'role'
        | 'language'
        | 'is_admin'
        | 'console_roles'
        | 'suspension_reason'
      >
    > {
  readonly place: NamedPlace | null
  /** In the bucket of people's pictures. */
  readonly avatar_path: string | null
  readonly suspended_at: Date | null
  readonly registration_verified_at: Date | null
  readonly created_at: Date
  /** How many listings in any state, and how many open reports about them. */
  readonly listings: number
  readonly open_reports: number
  readonly deletion_requested_at: Date | null
  /** Only on the person's own page. */
  readonly deletion_reason?: string | null
  readonly last_sign_in_at?: Date | null
  /** Whether support made the account and nobody has chosen a password for it yet. */
  readonly waits_for_takeover?: boolean
  /** Whether it was whoever asks who suspended them. */
  readonly is_own_suspension?: boolean
}

export const RECORD_KINDS = ['reports_received', 'listings', 'contacts_given', 'contacts_made', 'reports_made'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** One thing that happened with a person. Which columns are there depends on its kind. */
export interface PersonRecord extends RaRecord<string> {
  readonly created_at: Date
  readonly person?: NamedPerson | null
  /** In the kind 'listings' the record itself names the listing. */
  readonly listing?: NamedListing
  readonly channel?: ContactChannel
  readonly reason?: ReportReason
  readonly details?: string | null
  readonly status?: ReportStatus | ListingStatus
  readonly resolution?: string | null
}

function readPerson(row: RaRecord): Person {
  return {
    ...row,
    created_at: readTime(row.created_at),
    suspended_at: readTime(row.suspended_at),
    registration_verified_at: readTime(row.registration_verified_at),
    deletion_requested_at: readTime(row.deletion_requested_at),
    last_sign_in_at: readTime(row.last_sign_in_at),
  } as unknown as Person
}

/** What `person_details` answers: JSON to the database's types. */
const personDetails = (json: Json) => json as unknown as RaRecord

/** Deleting accounts belongs to the authentication service, out of reach from here (docs/product.md, Accounts). */
const NOT_IMPLEMENTED = 501

/** The resource `users`. Deleting always fails with the error 'Not implemented'. */
export function people(call: Call): FunctionResource {
  return {
    getList: (params) => findRows(call, 'find_people', params, readPerson),
    async getOne({ id }) {
      return { data: readPerson(personDetails(await call('person_details', { profile: String(id) }))) }
    },
    async delete() {
      throw new HttpError('Not implemented', NOT_IMPLEMENTED)
    },
  }
}

/** Sellers to choose from, by name: a search in names finds no index behind row-level security. */
export function publicProfiles(call: Call): FunctionResource {
  return { getList: (params) => findRows(call, 'find_people', params, readPerson) }
}

/** The resource `person_records`: the filter names the person (`profile`) and the kind. */
export function personRecords(call: Call): FunctionResource {
  return {
    async getList(params: GetListParams) {
      const { total, rows } = foundRows(await call('person_records', { ...params.filter, ...pageOf(params) }))
      return { data: rows.map((row) => ({ ...row, created_at: readTime(row.created_at) })), total }
    },
  }
}
