import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { avatarUrl } from './avatar-url.ts'
import { type Mark, marksOf, VERIFIED, type Verified } from './marks.ts'

/** What is read of a seller. */
export const SELLER = `id, name, role, place_id, avatar_path, member_since, active_listings, contact_channels, ${VERIFIED}`

export interface SellerRow extends Verified {
  id: string
  name: string | null
  role: string
  place_id: string | null
  avatar_path: string | null
  member_since: string
  active_listings: number | string
  contact_channels: ContactChannel[]
}

/** What a stranger may know of a seller. */
export interface Seller {
  readonly id: string
  readonly name: string | null
  readonly role: string
  readonly placeId: string | null
  readonly avatarUrl: string | undefined
  readonly memberSince: Date
  readonly activeListings: number
  readonly channels: readonly ContactChannel[]
  /** What was verified. */
  readonly marks: readonly Mark[]
}

/** Reads a row of the sellers' public profiles. */
export function sellerOf(row: SellerRow): Seller {
  return {
    id: row.id,
    name: row.name,
    role: row.role,
    placeId: row.place_id,
    avatarUrl: avatarUrl(row.avatar_path),
    memberSince: new Date(row.member_since),
    activeListings: Number(row.active_listings),
    channels: row.contact_channels ?? [],
    marks: marksOf(row),
  }
}
