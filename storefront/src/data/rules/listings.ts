import type { Row } from '@maveshi/shared/database'
import { answersOf } from '@maveshi/shared/listing/subcategory'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { readTime } from '@maveshi/shared/locale/time'
import type { StoredPhoto } from '@maveshi/shared/photo/stored'
import { isProven, VERIFIED, type Verified } from './marks.ts'
import { PHOTOS, type Photo, photosOf } from './photos.ts'

/** What is read of a listing in a list, beside its seller. */
export const LISTING =
  `id, category, subcategory, title, price, negotiable, quantity, attributes, place_id, published_at, ${PHOTOS}` as const

/** What a list asks of a listing: that, and the marks of its seller. */
export const SUMMARY = `${LISTING}, seller:public_profiles(${VERIFIED})` as const

/** A listing as lists ask for it. `km` only where a search has a place to be near to. */
export type SummaryRow = Pick<
  Row<'listings'>,
  | 'id'
  | 'category'
  | 'subcategory'
  | 'title'
  | 'price'
  | 'negotiable'
  | 'quantity'
  | 'attributes'
  | 'place_id'
  | 'published_at'
> & { readonly km?: number | null; readonly photos: readonly StoredPhoto[]; readonly seller: Verified | null }

/** A listing as lists show it. `price` is in whole rupees, or null for "ask". */
export interface ListingSummary {
  readonly id: string
  readonly category: string
  readonly title: string | null
  readonly price: number | null
  readonly negotiable: boolean
  readonly quantity: number
  /** The answers, and under `subcategory` what it is. */
  readonly attributes: Answers
  readonly placeId: string
  readonly publishedAt: Date
  /** How far it is from the place that a search is near to. */
  readonly km: number | null
  readonly photos: readonly Photo[]
  /** Whether something of the seller was verified: the telephone or a professional registration. */
  readonly isVerified: boolean
}

/** Reads a row of a list. */
export function summaryOf(row: SummaryRow): ListingSummary {
  return {
    id: row.id,
    category: row.category,
    title: row.title,
    price: row.price === null ? null : Number(row.price),
    negotiable: row.negotiable,
    quantity: row.quantity,
    attributes: answersOf(row),
    placeId: row.place_id,
    // Whatever a list shows has been published.
    publishedAt: readTime(row.published_at) ?? new Date(),
    km: row.km === null || row.km === undefined ? null : Number(row.km),
    photos: photosOf(row.photos),
    isVerified: row.seller !== null && isProven(row.seller),
  }
}
