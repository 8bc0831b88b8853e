import { answersOf } from '@maveshi/shared/listing/subcategory'
import type { Answers } from '@maveshi/shared/listing/visibility'
import type { Language } from '@maveshi/shared/locale/languages'
import { LISTINGS_AT_ONCE } from '../rules/listing-facts.ts'
import { LISTING, type ListingSummary, SUMMARY, summaryOf } from '../rules/listings.ts'
import { SELLER, type Seller, sellerOf } from '../rules/seller.ts'
import { guestClient, rowsOf } from './guest-client.ts'
import { UUID } from './uuid.ts'

export type { Seller } from '../rules/seller.ts'

const DETAIL = `${LISTING}, description, language, seller:public_profiles(${SELLER})` as const

/** A listing with all that a stranger may know of it. `language` is that of the seller's own words. */
export interface Listing extends ListingSummary {
  readonly description: string | null
  readonly language: Language
  readonly seller: Seller
}

/** What is left of a listing that is not on offer any more. A removed one has no answers. */
export interface EndedListing {
  readonly id: string
  readonly status: 'sold' | 'expired' | 'withdrawn' | 'removed'
  readonly category: string
  readonly attributes: Answers
  readonly placeId: string
}

/** A listing on offer, or nothing where there is none of this id that a guest may see. */
export async function readListing(id: string): Promise<Listing | undefined> {
  if (!UUID.test(id)) return undefined
  const answer = await guestClient().from('listings').select(DETAIL).eq('id', id).limit(1)
  const [row] = rowsOf(answer)
  if (!row?.seller) return undefined
  return {
    ...summaryOf(row),
    description: row.description,
    language: row.language,
    seller: sellerOf(row.seller),
  }
}

/** What a listing was that has been on offer, or nothing where there never was one of this id. */
export async function readEndedListing(id: string): Promise<EndedListing | undefined> {
  if (!UUID.test(id)) return undefined
  const answer = await guestClient().rpc('ended_listing', { listing_id: id })
  const [row] = rowsOf(answer)
  return row && { id, status: row.status, category: row.category, attributes: answersOf(row), placeId: row.place_id }
}

/** Listings that somebody names, those on offer and what is left of those that have ended. */
export interface NamedListings {
  readonly offered: ReadonlyMap<string, ListingSummary>
  readonly ended: ReadonlyMap<string, EndedListing>
}

/**
 * Reads listings by their ids. What is no id, has never been on offer or is one too many is left out.
 * @param ids as an address says them
 */
export async function readNamedListings(ids: readonly string[]): Promise<NamedListings> {
  const asked = [...new Set(ids.filter((id) => UUID.test(id)).map((id) => id.toLowerCase()))].slice(0, LISTINGS_AT_ONCE)
  if (asked.length === 0) return { offered: new Map(), ended: new Map() }
  const answer = await guestClient().from('listings').select(SUMMARY).in('id', asked)
  const offered = new Map(rowsOf(answer).map((row) => [row.id, summaryOf(row)]))
  const hidden = asked.filter((id) => !offered.has(id))
  const rows = hidden.length > 0 ? rowsOf(await guestClient().rpc('ended_listings', { listing_ids: hidden })) : []
  const ended = rows.map(({ place_id, ...row }) => [row.id, { ...row, placeId: place_id }] as const)
  return { offered, ended: new Map(ended) }
}
