import type { Row } from '@maveshi/shared/database'
import { statusNow } from '@maveshi/shared/listing/standing'
import { readTime } from '@maveshi/shared/locale/time'
import { inOrder, PHOTO_COLUMNS, type StoredPhoto } from '@maveshi/shared/photo/stored'
import type { GetListParams, GetManyParams, GetOneParams, RaRecord, ResourceCallbacks } from 'react-admin'
import { columnNames } from './column-names.ts'
import { type Call, type FunctionResource, foundRows, pageOf } from './found-rows.ts'
import { listingQuestion } from './listing-filter.ts'

/**
 * A photograph by the paths of its two sizes, and what the files had in them when the listing was submitted; `preview` is
 * a colour to show until it arrives.
 */
export type ListingPhoto = StoredPhoto & Pick<Row<'listing_photos'>, 'content_hash' | 'card_hash'>

/** A listing as the console shows it, with its cover first. Money is whole rupees, none means "ask". */
export interface Listing
  extends RaRecord<string>,
    Readonly<
      Pick<
        Row<'listings'>,
        | 'seller_id'
        | 'revises'
        | 'category'
        | 'subcategory'
        | 'title'
        | 'description'
        | 'language'
        | 'price'
        | 'negotiable'
        | 'quantity'
        | 'attributes'
        | 'status'
        | 'is_seller_suspended'
        | 'rejection_reason'
        | 'rejection_note'
        | 'removal_reason'
        | 'view_count'
        | 'contact_count'
      >
    > {
  readonly created_at: Date
  readonly submitted_at: Date | null
  readonly published_at: Date | null
  readonly expires_at: Date | null
  /** What its words have that they should not: 'phone', 'payment', 'link', 'words'. */
  readonly listing_flags: readonly string[]
  readonly reports: readonly { readonly status: string }[]
  readonly photos: readonly ListingPhoto[]
  readonly seller: Readonly<Pick<Row<'public_profiles'>, 'id' | 'name'>> | null
  readonly place: Readonly<Pick<Row<'places'>, 'id' | 'names' | 'parent_id'>> | null
}

const COLUMNS = [
  '*',
  'listing_flags',
  `photos:listing_photos(${PHOTO_COLUMNS},${columnNames('listing_photos', 'content_hash', 'card_hash')})`,
  `seller:public_profiles(${columnNames('public_profiles', 'id', 'name')})`,
  `place:places(${columnNames('places', 'id', 'names', 'parent_id')})`,
  'reports(status)',
].join(',')

/** An id and a status: what is needed of a listing to go through many. */
export const QUEUE_COLUMNS = columnNames('listings', 'id', 'status')

/** A row of listings as it travels, with its times, price and photographs read. */
export function readListing(row: RaRecord): RaRecord {
  // A row of the queue.
  if (!row.photos) return row
  return {
    ...row,
    status: statusNow({ status: row.status, expires_at: row.expires_at }),
    price: row.price === null ? null : Number(row.price),
    created_at: readTime(row.created_at),
    submitted_at: readTime(row.submitted_at),
    published_at: readTime(row.published_at),
    expires_at: readTime(row.expires_at),
    photos: inOrder<ListingPhoto>(row.photos),
  }
}

const NEWEST = { field: 'submitted_at', order: 'DESC' } as const

/** The lists of the resource `listings`: of the queue, or with all that is read of a listing. */
export function listingList(call: Call): FunctionResource {
  return {
    async getList(params: GetListParams) {
      const { sort = NEWEST, filter = {} } = params
      // Only of what waits is it known how risky it is.
      const { field, order } = sort.field === 'risk' && filter.status !== 'pending' ? NEWEST : sort
      const { total, rows } = foundRows(
        await call('find_listings', {
          ...listingQuestion(filter),
          sort: field,
          is_descending: order !== 'ASC',
          is_brief: params.meta?.columns === QUEUE_COLUMNS,
          ...pageOf(params),
        }),
      )
      return { data: rows.map(readListing), total }
    },
  }
}

/** How single listings are read: with their photographs, seller and place. */
export const listingCallbacks: ResourceCallbacks<RaRecord> = {
  resource: 'listings',
  async beforeGetOne(params: GetOneParams) {
    return { ...params, meta: { ...params.meta, columns: COLUMNS } }
  },
  async beforeGetMany(params: GetManyParams) {
    return { ...params, meta: { ...params.meta, columns: COLUMNS } }
  },
  async afterRead(row) {
    return readListing(row)
  },
}
