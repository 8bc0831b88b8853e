import type { ListingStatus } from '@maveshi/shared/listing/status'
import { answersOf } from '@maveshi/shared/listing/subcategory'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { readTime } from '@maveshi/shared/locale/time'
import { NOTICE_KINDS, NOTICES_AT_ONCE, type NoticeKind } from '@maveshi/shared/notice'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** The listing that a notice is about. Of another's that has ended little is left, and no title. */
export interface NoticedListing {
  readonly id: string
  readonly status: ListingStatus
  readonly category: string
  readonly title: string | null
  readonly attributes: Answers
  readonly isOwn: boolean
}

/** The saved search that a notice is about. */
export interface NoticedSearch {
  readonly id: string
  readonly name: string
  /** The page of its results, with its query. */
  readonly path: string
}

/** What the market told me. Times are ISO 8601. */
export interface Notice {
  /** The later one is the larger one. */
  readonly id: number
  readonly kind: NoticeKind
  readonly listing: NoticedListing | undefined
  readonly search: NoticedSearch | undefined
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
  /** Of a report: `upheld` or `dismissed`. */
  readonly outcome?: string
  readonly expires_at?: string
  /** Where a listing was put back to. */
  readonly status?: ListingStatus
}

interface NoticeRow {
  readonly id: number
  readonly kind: string
  readonly details: NoticeDetails
  readonly created_at: string
  readonly read_at: string | null
  readonly listing:
    | (Omit<NoticedListing, 'isOwn' | 'attributes'> & {
        readonly is_own: boolean
        readonly subcategory: string | null
        readonly attributes: Record<string, never>
      })
    | null
  readonly search: NoticedSearch | null
}

const isKnown = (kind: string): kind is NoticeKind => (NOTICE_KINDS as readonly string[]).includes(kind)

function noticeOf({ id, kind, details, created_at, read_at, listing, search }: NoticeRow): Notice | undefined {
  // Of a newer market than this page is.
  if (!isKnown(kind)) return undefined
  return {
    ...{ id, kind, details },
    at: readTime(created_at)?.toISOString(),
    isRead: read_at !== null,
    search: search ?? undefined,
    listing: listing
      ? {
          ...{ id: listing.id, status: listing.status, category: listing.category, title: listing.title },
          attributes: answersOf(listing),
          isOwn: listing.is_own,
        }
      : undefined,
  }
}

/** Some of my notices, the newest first. */
export interface NoticePage {
  readonly notices: readonly Notice[]
  /** Where the next ones begin; nothing where these are the last. */
  readonly next: number | undefined
}

/**
 * My notices, so many of them.
 * @param before the `next` of the page before
 * @throws Refused, TypeError without a network
 */
export async function readNotices(before?: number): Promise<NoticePage> {
  const { database } = await member()
  const answer = await database.rpc('my_notices', {
    at_most: NOTICES_AT_ONCE,
    ...(before === undefined ? {} : { before }),
  })
  check(answer)
  const rows = (answer.data ?? []) as unknown as readonly NoticeRow[]
  return {
    notices: rows.flatMap((row) => noticeOf(row) ?? []),
    next: rows.length === NOTICES_AT_ONCE ? rows[NOTICES_AT_ONCE - 1]?.id : undefined,
  }
}
