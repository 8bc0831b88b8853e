import type { ConsoleRole } from '../access/console-roles.ts'
import type { WeekGoals, WeekNumbers } from '../goals.ts'
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

/** What the market told somebody. Times are ISO 8601. */
export interface Notice {
  /** The later one is the larger one. */
  readonly id: number
  readonly kind: NoticeKind
  readonly listing: NoticedListing | undefined
  readonly search: NoticedSearch | undefined
  readonly wanted: NoticedWanted | undefined
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

/** A notice as the database tells it. */
export interface NoticeRow {
  readonly id: number
  readonly kind: string
  readonly details: NoticeDetails
  readonly created_at: string
  readonly read_at: string | null
  readonly listing:
    | (Omit<NoticedListing, 'isOwn' | 'isService' | 'attributes'> & {
        readonly is_own: boolean
        /** Told of one's own, and of those on offer. */
        readonly is_service?: boolean
        readonly subcategory: string | null
        readonly attributes: Record<string, never>
      })
    | null
  readonly search: NoticedSearch | null
  readonly wanted?: NoticedWanted | null
}

const isKnown = (kind: string): kind is NoticeKind => (NOTICE_KINDS as readonly string[]).includes(kind)

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
}: NoticeRow): Notice | undefined {
  if (!isKnown(kind)) return undefined
  return {
    ...{ id, kind, details },
    at: readTime(created_at)?.toISOString(),
    isRead: read_at !== null,
    search: search ?? undefined,
    wanted: wanted ?? undefined,
    listing: listing
      ? {
          ...{ id: listing.id, status: listing.status, category: listing.category, title: listing.title },
          attributes: answersOf(listing),
          isOwn: listing.is_own,
          isService: listing.is_service ?? false,
        }
      : undefined,
  }
}
