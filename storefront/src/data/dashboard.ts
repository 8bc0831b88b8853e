import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { member } from './member-client.ts'
import { type Photo, type PhotoRow, photosOf } from './photos.ts'

/** One of my listings. */
export interface OwnListing {
  readonly id: string
  readonly category: string
  readonly title: string | null
  readonly attributes: Answers
  readonly status: ListingStatus
  readonly rejectionReason: string | null
  readonly rejectionNote: string | null
  readonly cover: Photo | undefined
}

interface Row {
  id: string
  category: string
  title: string | null
  attributes: Answers
  status: ListingStatus
  rejection_reason: string | null
  rejection_note: string | null
  expires_at: string | null
  photos: PhotoRow[]
}

const COLUMNS =
  'id, category, title, attributes, status, rejection_reason, rejection_note, expires_at, photos:listing_photos(path, card_path, width, height, position, preview)'

/** Expiry is a fact of the row: an active listing past its day has ended. */
function statusOf({ status, expires_at }: Row): ListingStatus {
  return status === 'active' && expires_at && new Date(expires_at) <= new Date() ? 'expired' : status
}

/** All my listings, the newest first. */
export async function readOwnListings(): Promise<OwnListing[]> {
  const { id, database } = await member()
  const { data, error } = await database
    .from('listings')
    .select(COLUMNS)
    .eq('seller_id', id)
    .order('created_at', { ascending: false })
    .limit(200)
  if (error) throw new Error(error.message)
  return (data as unknown as Row[]).map((row) => ({
    id: row.id,
    category: row.category,
    title: row.title,
    attributes: row.attributes,
    status: statusOf(row),
    rejectionReason: row.rejection_reason,
    rejectionNote: row.rejection_note,
    cover: photosOf(row.photos)[0],
  }))
}
