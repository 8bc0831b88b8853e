import { LISTINGS_PER_PAGE } from '@maveshi/shared/limits'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { isLanguage, type Language } from '@maveshi/shared/locale/languages'
import type { ListingQuery } from './listing-query.ts'
import { type Photo, type PhotoRow, photosOf } from './photos.ts'
import { guestClient, rowsOf } from './server-client.ts'

const PHOTOS = 'photos:listing_photos(path, card_path, width, height, position, preview)'
const SUMMARY = `id, category, title, price, negotiable, quantity, attributes, place_id, published_at, ${PHOTOS}`
const DETAIL = `${SUMMARY}, description, language, seller:public_profiles(name, role, place_id, member_since)`

interface SummaryRow {
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

interface DetailRow extends SummaryRow {
  description: string | null
  language: string
  seller: { name: string | null; role: string; place_id: string | null; member_since: string } | null
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

/** A listing with all that a stranger may know of it. `language` is that of the seller's own words. */
export interface Listing extends ListingSummary {
  readonly description: string | null
  readonly language: Language
  readonly seller: {
    readonly name: string | null
    readonly role: string
    readonly placeId: string | null
    readonly memberSince: Date
  }
}

/** A page of listings, and how many there are in all. */
export interface ListingPage {
  readonly listings: readonly ListingSummary[]
  readonly total: number
}

function summaryOf(row: SummaryRow): ListingSummary {
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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A listing on offer, or nothing where there is none of this id that a guest may see. */
export async function readListing(id: string): Promise<Listing | undefined> {
  if (!UUID.test(id)) return undefined
  const answer = await guestClient().from('listings').select(DETAIL).eq('id', id).limit(1)
  const [row] = rowsOf(answer as unknown as Parameters<typeof rowsOf<DetailRow>>[0])
  if (!row?.seller) return undefined
  const { seller } = row
  return {
    ...summaryOf(row),
    description: row.description,
    language: isLanguage(row.language) ? row.language : 'en',
    seller: {
      name: seller.name,
      role: seller.role,
      placeId: seller.place_id,
      memberSince: new Date(seller.member_since),
    },
  }
}
