import { answersOf } from '@maveshi/shared/listing/subcategory'
import type { Answers } from '@maveshi/shared/listing/visibility'
import type { Language } from '@maveshi/shared/locale/languages'
import { LISTING, type ListingSummary, summaryOf } from '../rules/listings.ts'
import { SELLER, type Seller, sellerOf } from '../rules/seller.ts'
import { guestClient, rowsOf } from './guest-client.ts'

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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

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
