import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { type Photo, type PhotoRow, photosOf } from '../rules/photos.ts'
import { member } from './member-client.ts'
import { check } from './refused.ts'

/** Where one of my listings stands. Times are ISO 8601, `price` is in whole rupees, or null for "ask". */
export interface Standing {
  readonly status: ListingStatus
  readonly price: number | null
  readonly negotiable: boolean
  readonly rejectionReason: string | null
  readonly rejectionNote: string | null
  readonly removalReason: string | null
  readonly publishedAt: string | null
  readonly expiresAt: string | null
  readonly soldAt: string | null
}

/** One of my listings, and how many looked at it, asked for the number and keep it in mind. */
export interface OwnListing extends Standing {
  readonly id: string
  readonly category: string
  readonly title: string | null
  readonly attributes: Answers
  readonly views: number
  readonly contacts: number
  readonly favourites: number
  readonly cover: Photo | undefined
}

/** A listing as the database tells of it, without its photographs. */
export interface StandingRow {
  status: ListingStatus
  price: number | string | null
  negotiable: boolean
  rejection_reason: string | null
  rejection_note: string | null
  removal_reason: string | null
  published_at: string | null
  expires_at: string | null
  sold_at: string | null
}

interface Row extends StandingRow {
  id: string
  category: string
  title: string | null
  attributes: Answers
  view_count: number
  contact_count: number
  favourite_count: number
  photos: PhotoRow[]
}

const COLUMNS = `id, category, title, attributes, price, negotiable, status, rejection_reason, rejection_note,
  removal_reason, published_at, expires_at, sold_at, view_count, contact_count, favourite_count,
  photos:listing_photos(path, card_path, width, height, position, preview)`.replace(/\s+/g, ' ')

/** Nobody offers more at once; what is older than so many is not shown. */
const LISTINGS = 500

/** Expiry is a fact of the row: an active listing past its day has ended. */
function statusOf({ status, expires_at }: StandingRow): ListingStatus {
  return status === 'active' && expires_at && new Date(expires_at) <= new Date() ? 'expired' : status
}

const timeOf = (text: string | null) => text && new Date(text).toISOString()

/** Reads where a listing stands. */
export function standingOf(row: StandingRow): Standing {
  return {
    status: statusOf(row),
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

/** All my listings, the newest first. */
export async function readOwnListings(): Promise<OwnListing[]> {
  const { id, database } = await member()
  const answer = await database
    .from('listings')
    .select(COLUMNS)
    .eq('seller_id', id)
    .order('created_at', { ascending: false })
    .limit(LISTINGS)
  check(answer)
  return (answer.data as unknown as Row[]).map((row) => ({
    ...standingOf(row),
    id: row.id,
    category: row.category,
    title: row.title,
    attributes: row.attributes,
    views: row.view_count,
    contacts: row.contact_count,
    favourites: row.favourite_count,
    cover: photosOf(row.photos)[0],
  }))
}

/** How often my listings were looked at on a day of India, as `2026-11-21`. */
export interface ViewsOfDay {
  readonly day: string
  readonly views: number
}

/** The looks at my listings over the last four weeks. Days without one are left out. */
export async function readViews(): Promise<ViewsOfDay[]> {
  const { database } = await member()
  const answer = await database.rpc('views_by_day')
  check(answer)
  return (answer.data as { day: string; views: number | string }[]).map(({ day, views }) => ({
    day: day.slice(0, 10),
    views: Number(views),
  }))
}
