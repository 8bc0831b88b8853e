import type { Json } from '@maveshi/shared/database'
import type { WeekGoals, WeekNumbers } from '@maveshi/shared/goals'
import { readTime } from '@maveshi/shared/locale/time'
import type { RaRecord } from 'react-admin'
import type { Call } from './found-rows.ts'
import { type Listing, readListing } from './listing-rows.ts'

/** What happened on one day of India. */
export interface MarketDay {
  /** An ISO 8601 date. */
  readonly day: string
  /** Listings, by the day on which they were last submitted. */
  readonly listed: number
  /** What went on offer from waiting, and of that what did so without a review. */
  readonly approved: number
  readonly unseen: number
  readonly rejected: number
  readonly removed: number
  readonly sold: number
  readonly people: number
  readonly contacts: number
  /** Reports that came in, and reports that were settled. */
  readonly received: number
  readonly settled: number
}

/** Things that wait, and since when the oldest does. */
export interface WaitingThings {
  readonly count: number
  readonly oldest: Date | null
}

/** Reported listings that wait, with how many reports, and where they stand by the two clocks. */
export interface WaitingReports {
  readonly listings: number
  readonly reports: number
  readonly oldest: Date | null
  readonly in_time: number
  readonly late_acknowledging: number
  readonly late_settling: number
}

/** Notices about moving animals that are in force; `ending` ones within a week, the first of them on `next_end`. */
export interface NoticesInForce {
  readonly in_force: number
  readonly ending: number
  /** An ISO 8601 date. */
  readonly next_end: string | null
}

/** How far this week is, from Monday to Sunday, and what the owners want of it. */
export interface WeekWithGoals {
  /** An ISO 8601 date, of a Monday. */
  readonly first_day: string
  readonly numbers: WeekNumbers
  readonly goals: WeekGoals
}

/** All that the first screen shows. What waits for another role is null. */
export interface Dashboard {
  readonly waiting: {
    readonly listings: WaitingThings | null
    readonly reports: WaitingReports | null
    readonly deletions: WaitingThings | null
    readonly notices: NoticesInForce | null
  }
  /** The last thirty days, today last. */
  readonly days: readonly MarketDay[]
  readonly week: WeekWithGoals | null
  /** How many different searches found nothing today. */
  readonly empty_searches: number
  /** The listings that were submitted last and wait. */
  readonly newest: readonly Listing[] | null
}

/** As it travels: with times as text. */
interface SentDashboard extends Omit<Dashboard, 'waiting' | 'newest'> {
  readonly waiting: Readonly<Record<'listings' | 'reports' | 'deletions', RaRecord | null>> & {
    readonly notices: NoticesInForce | null
  }
  readonly newest: readonly RaRecord[] | null
}

/** What `dashboard` answers: JSON to the database's types. */
const sentDashboard = (json: Json) => json as unknown as SentDashboard

function withTime<Things>(row: RaRecord | null): Things | null {
  return row && ({ ...row, oldest: readTime(row.oldest) } as Things)
}

/** Reads all of it in one round trip. @throws HttpError 403 for everybody but administrators */
export async function readDashboard(call: Call): Promise<Dashboard> {
  const sent = sentDashboard(await call('dashboard'))
  const { listings, reports, deletions, notices } = sent.waiting
  return {
    ...sent,
    waiting: {
      listings: withTime<WaitingThings>(listings),
      reports: withTime<WaitingReports>(reports),
      deletions: withTime<WaitingThings>(deletions),
      notices,
    },
    newest: sent.newest?.map((row) => readListing(row) as Listing) ?? null,
  }
}
