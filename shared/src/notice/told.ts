import type { ConsoleRole } from '../access/console-roles.ts'
import type { WeekGoals, WeekNumbers } from '../goals.ts'
import type { MovementNotice } from '../listing/movement-notice.ts'
import type { ListingStatus } from '../listing/status.ts'
import { answersOf } from '../listing/subcategory.ts'
import type { Answers } from '../listing/visibility.ts'
import { readTime } from '../locale/time.ts'
import { NOTICE_KINDS, type NoticeKind } from '../notice.ts'

/** The listing that a notice is about. Of another's that has ended little is left, and no title. */
export interface NoticedListing {
  readonly id: string
  readonly status: ListingStatus
  readonly category: string
  readonly title: string | null
  readonly attributes: Answers
  readonly isOwn: boolean
  /** Services are offered by another form than things. */
  readonly isService: boolean
}

/** The saved search that a notice is about. */
export interface NoticedSearch {
  readonly id: string
  readonly name: string
  /** The page of its results, with its query. */
  readonly path: string
}

/** The wanted notice that a notice is about. */
export interface NoticedWanted {
  readonly id: string
  readonly category: string
  readonly place_id: string
}

/** The rule about moving animals that a notice is about. Days are ISO 8601 dates, the last one included. */
export type NoticedMovement = Pick<MovementNotice, 'starts_on' | 'ends_on' | 'texts'>

/** From so many on the database does not count any further what is new for a saved search. */
export const COUNTED_UP_TO = 50

/** A listing that a saved search has found. */
export interface FoundListing extends NoticedListing {
  /** Whole rupees, or the fee of a service; nothing means "ask". */
  readonly price: number | null
  /** The names of its district and state in the reader's language. */
  readonly place: readonly string[]
}

/** What has come for a saved search. */
export interface Found {
  /** As many as are counted at most, see `COUNTED_UP_TO`. */
  readonly count: number
  /** The newest few. */
  readonly listings: readonly FoundListing[]
}

/** What the market told somebody. Times are ISO 8601. */
export interface Notice {
  /** The later one is the larger one. */
  readonly id: number
  readonly kind: NoticeKind
  readonly listing: NoticedListing | undefined
  readonly search: NoticedSearch | undefined
  readonly wanted: NoticedWanted | undefined
  readonly movement?: NoticedMovement | undefined
  /** Told in what is sent, where there is something. */
  readonly found?: Found | undefined
  readonly at: string | undefined
  readonly isRead: boolean
  readonly details: NoticeDetails
}

/** What there is to say besides, by kind. */
export interface NoticeDetails {
  /** Why it was turned down or removed. */
  readonly reason?: string
  /** Somebody's own words. */
  readonly note?: string
  /** Whole rupees, before and now. */
  readonly was?: number
  readonly price?: number
  /** How many asked for the number. */
  readonly people?: number
  /** How many listings or reports wait for administrators. */
  readonly waiting?: number
  /** Of a report: `upheld` or `dismissed`. */
  readonly outcome?: string
  readonly expires_at?: string
  /** Until when a report will be settled. */
  readonly settle_by?: string
  /** Of whoever is an administrator. */
  readonly roles?: readonly ConsoleRole[]
  /** Where a listing was put back to. */
  readonly status?: ListingStatus
  /** The Monday of a week, its numbers, those of the week before, and the goals that were set. */
  readonly week?: string
  readonly numbers?: Partial<WeekNumbers>
  readonly before?: Partial<WeekNumbers>
  readonly goals?: WeekGoals
}

type ListingRow = Omit<NoticedListing, 'isOwn' | 'isService' | 'attributes'> & {
  readonly is_own: boolean
  /** Told of one's own, and of those on offer. */
  readonly is_service?: boolean
  readonly subcategory: string | null
  readonly attributes: Record<string, never>
}

/** A notice as the database tells it. */
export interface NoticeRow {
  readonly id: number
  readonly kind: string
  readonly details: NoticeDetails
  readonly created_at: string
  readonly read_at: string | null
  readonly listing: ListingRow | null
  readonly search: NoticedSearch | null
  readonly wanted?: NoticedWanted | null
  readonly movement?: NoticedMovement | null
  readonly found?: {
    readonly count: number
    readonly listings: readonly (ListingRow & Pick<FoundListing, 'price' | 'place'>)[]
  } | null
}

const isKnown = (kind: string): kind is NoticeKind => (NOTICE_KINDS as readonly string[]).includes(kind)

const listingOf = (row: ListingRow): NoticedListing => ({
  ...{ id: row.id, status: row.status, category: row.category, title: row.title },
  attributes: answersOf(row),
  isOwn: row.is_own,
  isService: row.is_service ?? false,
})

/** @returns nothing for a kind that a newer market has than whoever reads it here */
export function noticeOf({
  id,
  kind,
  details,
  created_at,
  read_at,
  listing,
  search,
  wanted,
  movement,
  found,
}: NoticeRow): Notice | undefined {
  if (!isKnown(kind)) return undefined
  return {
    ...{ id, kind, details },
    at: readTime(created_at)?.toISOString(),
    isRead: read_at !== null,
    search: search ?? undefined,
    wanted: wanted ?? undefined,
    movement: movement ?? undefined,
    listing: listing ? listingOf(listing) : undefined,
    found: found
      ? {
          count: found.count,
          listings: found.listings.map((row) => ({ ...listingOf(row), price: row.price, place: row.place })),
        }
      : undefined,
  }
}
