import { LISTINGS_PER_PAGE } from '@maveshi/shared/limits'
import type { Answers } from '@maveshi/shared/listing/visibility'
import type { ListingQuery } from './listing-query.ts'
import { type Photo, type PhotoRow, photosOf } from './photos.ts'
import { guestClient, rowsOf } from './server-client.ts'

const PHOTOS = 'photos:listing_photos(path, card_path, width, height, position, preview)'
/** What a list asks of a listing. */
export const SUMMARY = `id, category, title, price, negotiable, quantity, attributes, place_id, published_at, ${PHOTOS}`

/** A listing as lists ask for it. */
export interface SummaryRow {
  id: string
  category: string
  title: string | null
  price: number | string | null
  negotiable: boolean
  quantity: number
  attributes: Answers
  place_id: string
  published_at: string
  photos: PhotoRow[]
}

/** A listing as lists show it. `price` is in whole rupees, or null for "ask". */
export interface ListingSummary {
  readonly id: string
  readonly category: string
  readonly title: string | null
  readonly price: number | null
  readonly negotiable: boolean
  readonly quantity: number
  readonly attributes: Answers
  readonly placeId: string
  readonly publishedAt: Date
  readonly photos: readonly Photo[]
}

/** A page of listings, and how many there are in all. */
export interface ListingPage {
  readonly listings: readonly ListingSummary[]
  readonly total: number
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
    attributes: row.attributes,
    placeId: row.place_id,
    publishedAt: new Date(row.published_at),
    photos: photosOf(row.photos),
  }
}

const ORDER = {
  newest: { column: 'published_at', ascending: false },
  'price-up': { column: 'price', ascending: true },
  'price-down': { column: 'price', ascending: false },
} as const

/**
 * One page of the listings on offer that a query asks for.
 * @param placeIds the districts to look in, or none for all of India
 */
export async function readListings(query: ListingQuery, placeIds?: readonly string[]): Promise<ListingPage> {
  const { column, ascending } = ORDER[query.sort]
  const from = (query.page - 1) * LISTINGS_PER_PAGE
  let request = guestClient().from('listings').select(SUMMARY, { count: 'exact' }).eq('status', 'active')
  if (query.categories.length) request = request.in('category', [...query.categories])
  if (query.option) request = request.eq(`attributes->>${query.option.fieldId}`, query.option.value)
  if (placeIds) request = request.in('place_id', [...placeIds])
  if (query.priceMax !== undefined) request = request.lte('price', query.priceMax)
  const answer = await request
    .order(column, { ascending, nullsFirst: false })
    .order('id')
    .range(from, from + LISTINGS_PER_PAGE - 1)
  // Asked for a page after the last: PostgREST answers 416, and the page says that there is nothing more.
  if (answer.status === 416) return { listings: [], total: answer.count ?? 0 }
  const rows = rowsOf(answer as unknown as Parameters<typeof rowsOf<SummaryRow>>[0])
  return { listings: rows.map(summaryOf), total: answer.count ?? rows.length }
}
