import type { Row } from '@maveshi/shared/database'
import type { ContactChannel } from '@maveshi/shared/listing/contact'
import { readTime } from '@maveshi/shared/locale/time'
import { avatarFile } from '@maveshi/shared/photo/stored'
import { type Mark, marksOf, VERIFIED, type Verified } from './marks.ts'

/** What is read of a seller. */
export const SELLER =
  `id, name, role, place_id, avatar_path, member_since, active_listings, contact_channels, ${VERIFIED}` as const

export type SellerRow = Verified &
  Pick<
    Row<'public_profiles'>,
    'id' | 'name' | 'role' | 'place_id' | 'avatar_path' | 'member_since' | 'active_listings' | 'contact_channels'
  >

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
    avatarUrl: row.avatar_path ? avatarFile(row.avatar_path) : undefined,
    memberSince: readTime(row.member_since),
    activeListings: Number(row.active_listings),
    channels: row.contact_channels ?? [],
    marks: marksOf(row),
  }
}
