import type { Row } from '@maveshi/shared/database'
import { type ShownStatus, shownStatus, statusNow } from '@maveshi/shared/listing/standing'
import { answersOf } from '@maveshi/shared/listing/subcategory'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { readTime } from '@maveshi/shared/locale/time'
import { PHOTOS, type Photo, photosOf } from '../rules/photos.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** Where one of my listings stands. Times are ISO 8601, `price` is in whole rupees, or null for "ask". */
export interface Standing {
  readonly status: ShownStatus
  readonly price: number | null
  readonly negotiable: boolean
  readonly rejectionReason: string | null
  readonly rejectionNote: string | null
  readonly removalReason: string | null
  readonly publishedAt: string | null
  readonly expiresAt: string | null
  readonly soldAt: string | null
}

/** One of my listings, and how many viewed it, asked for the number and saved it. */
export interface OwnListing extends Standing {
  readonly id: string
  readonly category: string
  readonly title: string | null
  readonly attributes: Answers
  readonly views: number
  readonly contacts: number
  readonly favourites: number
  readonly cover: Photo | undefined
  /** What I call it, as by its ear tag; '' for nothing. */
  readonly label: string
  /** The change of it that is under way. */
  readonly revision: Revision | undefined
}

/** A change of what is on offer, and where it stands: `draft`, `pending` or `rejected`. */
export interface Revision extends Pick<Standing, 'status' | 'rejectionReason' | 'rejectionNote'> {
  readonly id: string
}

/** A listing as the database tells of it, without its photographs. */
type StandingRow = Pick<
  Row<'listings'>,
  | 'status'
  | 'is_seller_suspended'
  | 'price'
  | 'negotiable'
  | 'rejection_reason'
  | 'rejection_note'
  | 'removal_reason'
  | 'published_at'
  | 'expires_at'
  | 'sold_at'
>

const COLUMNS =
  `id, revises, category, subcategory, title, attributes, price, negotiable, status, is_seller_suspended, rejection_reason, rejection_note,
  removal_reason, published_at, expires_at, sold_at, view_count, contact_count, favourite_count,
  listing_labels(label), ${PHOTOS}` as const

/** Nobody offers more at once; what is older than so many is not shown. */
const LISTINGS = 500

/** A moment as it is stored for a network that drops: as text. */
const timeOf = (text: string | null) => readTime(text)?.toISOString() ?? null

/** Reads where a listing stands. */
export function standingOf(row: StandingRow): Standing {
  return {
    status: shownStatus({ ...row, status: statusNow(row) }),
    price: row.price === null ? null : Number(row.price),
    negotiable: row.negotiable,
    rejectionReason: row.rejection_reason,
    rejectionNote: row.rejection_note,
    removalReason: row.removal_reason,
    publishedAt: timeOf(row.published_at),
    expiresAt: timeOf(row.expires_at),
    soldAt: timeOf(row.sold_at),
  }
}

/** All my listings, the newest first, each with its change. */
export async function readOwnListings(): Promise<OwnListing[]> {
  const { id, database } = await member()
  const answer = await database
    .from('listings')
    .select(COLUMNS)
    .eq('seller_id', id)
    .order('created_at', { ascending: false })
    .limit(LISTINGS)
  check(answer)
  const rows = answer.data ?? []
  const revisions = new Map(rows.map((row) => [row.revises, { ...standingOf(row), id: row.id }]))
  return rows
    .filter(({ revises }) => !revises)
    .map((row) => ({
      ...standingOf(row),
      id: row.id,
      revision: revisions.get(row.id),
      category: row.category,
      title: row.title,
      attributes: answersOf(row),
      views: row.view_count,
      contacts: row.contact_count,
      favourites: row.favourite_count,
      label: row.listing_labels?.label ?? '',
      cover: photosOf(row.photos)[0],
    }))
}

/** How often my listings were viewed on a day of India, as `2026-11-21`. */
export interface ViewsOfDay {
  readonly day: string
  readonly views: number
}

/** The views of my listings over the last four weeks. Days without one are left out. */
export async function readViews(): Promise<ViewsOfDay[]> {
  const { database } = await member()
  const answer = await database.rpc('views_by_day')
  check(answer)
  return (answer.data ?? []).map(({ day, views }) => ({
    day: day.slice(0, 10),
    views: Number(views),
  }))
}
