import type { Json, Row } from '@maveshi/shared/database'
import type { ReportReason } from '@maveshi/shared/listing/report'
import { readTime } from '@maveshi/shared/locale/time'
import type { RaRecord } from 'react-admin'
import { type Call, type FunctionResource, findRows } from './found-rows.ts'
import type { ListingPhoto } from './listing-rows.ts'
import type { NamedListing, NamedPerson, NamedPlace } from './people.ts'

/** What one person told about a listing. */
export interface Report extends Readonly<Pick<Row<'reports'>, 'id' | 'reason' | 'details' | 'status' | 'resolution'>> {
  readonly created_at: Date
  readonly acknowledged_at: Date | null
  readonly handled_at: Date | null
  readonly reporter: NamedPerson | null
  readonly handled_by: NamedPerson | null
  /** How many other reports of the same person were dismissed. */
  readonly dismissed_before: number
}

/** A listing with its reports: the open ones, or where it is settled all of them. */
export interface ReportedListing extends RaRecord<string>, Omit<NamedListing, 'id'> {
  readonly is_settled: boolean
  /** Every reporter counts by their gravest reason. */
  readonly weight: number
  readonly reporters: number
  readonly reports: number
  readonly reasons: readonly ReportReason[]
  readonly oldest: Date | null
  readonly settled_at: Date | null
  /** By when the reporters have to be told that it was seen; none when all of them were. */
  readonly acknowledge_by: Date | null
  readonly settle_by: Date | null
  readonly seller: NamedPerson | null
  readonly place: NamedPlace | null
  readonly photos: readonly ListingPhoto[]
  /** Only on the listing's own page, newest first. */
  readonly told?: readonly Report[]
}

function readReport(row: RaRecord): Report {
  return {
    ...row,
    created_at: readTime(row.created_at),
    acknowledged_at: readTime(row.acknowledged_at),
    handled_at: readTime(row.handled_at),
  } as unknown as Report
}

function readReportedListing(row: RaRecord): ReportedListing {
  return {
    ...row,
    oldest: readTime(row.oldest),
    settled_at: readTime(row.settled_at),
    acknowledge_by: readTime(row.acknowledge_by),
    settle_by: readTime(row.settle_by),
    ...(row.told ? { told: row.told.map(readReport) } : {}),
  } as unknown as ReportedListing
}

/** What `reported_listing` answers: JSON to the database's types. */
const reportedListing = (json: Json) => json as unknown as RaRecord

/** The resource `reports`: a row a listing, named by the listing's id. */
export function reportQueue(call: Call): FunctionResource {
  return {
    getList: (params) => findRows(call, 'find_reports', params, readReportedListing),
    async getOne({ id }) {
      return { data: readReportedListing(reportedListing(await call('reported_listing', { listing_id: String(id) }))) }
    },
  }
}
