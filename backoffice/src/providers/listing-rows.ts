import type { ListingStatus, RejectionReason, RemovalReason } from '@maveshi/shared/listing/status'
import type { Answers } from '@maveshi/shared/listing/visibility'
import type { Labels, Language } from '@maveshi/shared/locale/languages'
import type { GetListParams, GetManyParams, GetOneParams, RaRecord, ResourceCallbacks } from 'react-admin'
import { type Call, type FoundRows, type FunctionResource, pageOf } from './found-rows.ts'
import { listingQuestion } from './listing-filter.ts'

/**
 * A photograph by the paths of its two sizes, and what the files had in them when the listing was handed in; `preview` is
 * a colour to show until it arrives.
 */
export interface ListingPhoto {
  readonly path: string
  readonly card_path: string
  readonly content_hash: string | null
  readonly card_hash: string | null
  readonly position: number
  readonly preview: string
}

/** A listing as the console shows it, with its cover first. Money is whole rupees, none means "ask". */
export interface Listing extends RaRecord<string> {
  readonly seller_id: string
  readonly category: string
  readonly title: string | null
  readonly description: string | null
  readonly language: Language
  readonly price: number | null
  readonly negotiable: boolean
  readonly quantity: number
  readonly attributes: Answers
  /** Where it stands: what is on offer expires by itself. */
  readonly status: ListingStatus
  readonly rejection_reason: RejectionReason | null
  readonly rejection_note: string | null
  readonly removal_reason: RemovalReason | null
  readonly view_count: number
  readonly contact_count: number
  readonly created_at: Date
  readonly submitted_at: Date | null
  readonly published_at: Date | null
  readonly expires_at: Date | null
  /** What its words have that they should not: 'phone', 'payment', 'link', 'words'. */
  readonly listing_flags: readonly string[]
  readonly reports: readonly { readonly status: string }[]
  readonly photos: readonly ListingPhoto[]
  readonly seller: { readonly id: string; readonly name: string | null } | null
  readonly place: { readonly id: string; readonly names: Labels; readonly parent_id: string | null } | null
}

const COLUMNS = [
  '*',
  'listing_flags',
  'photos:listing_photos(path,card_path,content_hash,card_hash,position,preview)',
  'seller:public_profiles(id,name)',
  'place:places(id,names,parent_id)',
  'reports(status)',
].join(',')

/** An id and a status: what is needed of a listing to go through many. */
export const QUEUE_COLUMNS = 'id,status'

const readTime = (text: string | null): Date | null => (text ? new Date(text) : null)

/** A row of listings as it travels, with its times, price and photographs read. */
export function readListing(row: RaRecord): RaRecord {
  // A row of the queue.
  if (!row.photos) return row
  const expires_at = readTime(row.expires_at)
  const hasExpired = row.status === 'active' && expires_at !== null && expires_at <= new Date()
  return {
    ...row,
    status: hasExpired ? 'expired' : row.status,
    price: row.price === null ? null : Number(row.price),
    created_at: new Date(row.created_at),
    submitted_at: readTime(row.submitted_at),
    published_at: readTime(row.published_at),
    expires_at,
    photos: [...row.photos].sort((a: ListingPhoto, b: ListingPhoto) => a.position - b.position),
  }
}

/** The lists of the resource `listings`: of the queue, or with all that is read of a listing. */
export function listingList(call: Call): FunctionResource {
  return {
    async getList(params: GetListParams) {
      const { total, rows } = await call<FoundRows>('find_listings', {
        ...listingQuestion(params.filter ?? {}),
        sort: params.sort?.field ?? 'submitted_at',
        is_descending: params.sort?.order !== 'ASC',
        is_brief: params.meta?.columns === QUEUE_COLUMNS,
        ...pageOf(params),
      })
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
