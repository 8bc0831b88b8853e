import type { Row } from '@maveshi/shared/database'
import type { ReportReason, ReportStatus } from '@maveshi/shared/listing/report'
import { readTime } from '@maveshi/shared/locale/time'
import { Refused, refusalOf } from '@maveshi/shared/refusal/refused'
import { check } from './check.ts'
import { member } from './member-client.ts'
import { explainRefusal, isUnexplained, type Reported } from './refusal-reason.ts'

/** A report of mine. Times are ISO 8601; `resolution` is what an administrator answers, in their own words. */
export interface OwnReport {
  readonly id: string
  /** Nothing where it is about a wanted notice. */
  readonly listingId: string | null
  readonly reason: ReportReason
  readonly status: ReportStatus
  readonly resolution: string | null
  readonly reportedAt: string
}

/** What is asked of a report of mine. */
export const OWN_REPORT = 'id, listing_id, reason, status, resolution, created_at'

type OwnReportRow = Pick<Row<'reports'>, 'id' | 'listing_id' | 'reason' | 'status' | 'resolution' | 'created_at'>

/** Reads a report of mine. */
export function reportOf({ id, listing_id, reason, status, resolution, created_at }: OwnReportRow): OwnReport {
  return { id, listingId: listing_id, reason, status, resolution, reportedAt: readTime(created_at).toISOString() }
}

/** My last report of a listing or a wanted notice, or nothing where I have not reported it. */
export async function readLastReport(about: Reported): Promise<OwnReport | undefined> {
  const { id, database } = await member()
  const answer = await database
    .from('reports')
    .select(OWN_REPORT)
    .match({ ...about, reporter_id: id })
    .order('created_at', { ascending: false })
    .limit(1)
  check(answer)
  const [row] = answer.data ?? []
  return row && reportOf(row)
}

/**
 * Tells the administrators about a listing or a wanted notice.
 * @throws Refused; TypeError without a network
 */
export async function sendReport(about: Reported, reason: ReportReason, details: string): Promise<void> {
  const { id, database } = await member()
  const answer = await database
    .from('reports')
    .insert({ ...about, reporter_id: id, reason, details: details.trim() || null })
  try {
    check(answer)
  } catch (error) {
    throw isUnexplained(refusalOf(error)) ? new Refused(await explainRefusal(about)) : error
  }
}
