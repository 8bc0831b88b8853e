import { LISTINGS_PER_PAGE } from '@maveshi/shared/limits'
import { type ListingSummary, SUMMARY, summaryOf } from '../rules/listings.ts'
import { SELLER, type Seller, sellerOf } from '../rules/seller.ts'
import { guestClient, rowsOf } from './guest-client.ts'
import { UUID } from './uuid.ts'

/** A seller, and a page of what they have on offer. */
export interface SellerPage {
  readonly seller: Seller
  readonly listings: readonly ListingSummary[]
  /** Counted from 1. */
  readonly number: number
  readonly hasNext: boolean
}

/** Nobody has more on offer. */
const MOST_PAGES = 1000

/** The number of a page as an address says it: the first where it says nothing; nothing where it is no number. */
export function readPageNumber(text: string | null): number | undefined {
  if (!text) return 1
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
  return number !== undefined && number <= MOST_PAGES ? number : undefined
}

/**
 * A page of somebody's listings on offer, the newest first; nothing where a guest may know of no such seller: who has
 * nothing on offer is none.
 */
export async function readSellerPage(id: string, number: number | undefined): Promise<SellerPage | undefined> {
  if (!UUID.test(id) || number === undefined) return undefined
  const client = guestClient()
  const first = (number - 1) * LISTINGS_PER_PAGE
  const [sellers, listings] = await Promise.all([
    client.from('public_profiles').select(SELLER).eq('id', id).limit(1),
    client
      .from('listings')
      .select(SUMMARY)
      .eq('seller_id', id)
      .eq('status', 'active')
      .order('published_at', { ascending: false })
      .order('id')
      .range(first, first + LISTINGS_PER_PAGE),
  ])
  const [row] = rowsOf(sellers)
  const found = rowsOf(listings)
  if (!row || found.length === 0) return undefined
  return {
    seller: sellerOf(row),
    listings: found.slice(0, LISTINGS_PER_PAGE).map(summaryOf),
    number,
    hasNext: found.length > LISTINGS_PER_PAGE,
  }
}
