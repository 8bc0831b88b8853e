import type { Row } from '@maveshi/shared/database'
import { statusNow } from '@maveshi/shared/listing/standing'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import { answersOf } from '@maveshi/shared/listing/subcategory'
import type { Answers } from '@maveshi/shared/listing/visibility'
import type { StoredPhoto } from '@maveshi/shared/photo/stored'
import type { ListingFacts } from '../rules/listing-facts.ts'
import { PHOTOS, type Photo, photosOf } from '../rules/photos.ts'
import { check } from './check.ts'
import { readListingFacts } from './listing-facts.ts'
import { type Member, member } from './member-client.ts'
import { OWN_REPORT, type OwnReport, reportOf } from './report.ts'

/** A listing that I have saved or reported. Of one that has ended, little is left; of a removed one less. */
export interface ReferencedListing {
  readonly id: string
  readonly status: ListingStatus
  readonly category: string
  readonly title: string | null
  readonly attributes: Answers
  /** Whole rupees, or null for "ask" and for what has ended. */
  readonly price: number | null
  readonly cover: Photo | undefined
  /** What tells it apart from others of its title, in words; nothing of what has ended. */
  readonly facts?: ListingFacts | undefined
}

/** More are not shown: so many are told of at once. */
const ROWS = 200
/** Null where the policies hide it: it is no more on offer. */
const LISTING =
  `listing:listings(id, category, subcategory, title, attributes, price, status, expires_at, ${PHOTOS})` as const

type ListingRow = Pick<
  Row<'listings'>,
  'id' | 'category' | 'subcategory' | 'title' | 'attributes' | 'price' | 'status' | 'expires_at'
> & { readonly photos: readonly StoredPhoto[] }

function listingOf({ photos, price, expires_at, status, ...row }: ListingRow): ReferencedListing {
  const { id, category, title } = row
  return {
    ...{ id, category, title },
    attributes: answersOf(row),
    status: statusNow({ status, expires_at }),
    price: price === null ? null : Number(price),
    cover: photosOf(photos)[0],
  }
}

interface ReferencingRow {
  /** Nothing where it is about a wanted notice. */
  readonly listing_id: string | null
  readonly listing: ListingRow | null
}

/** The listings of these rows by id: those in sight, and what is left of those that have ended. */
async function listingsOf(
  { database }: Member,
  rows: readonly ReferencingRow[],
): Promise<ReadonlyMap<string, ReferencedListing>> {
  const seen = rows.flatMap(({ listing }) => (listing ? [listingOf(listing)] : []))
  const hidden = [...new Set(rows.flatMap(({ listing, listing_id }) => (listing || !listing_id ? [] : [listing_id])))]
  const listings = new Map(seen.map((one) => [one.id, one]))
  if (hidden.length === 0) return listings
  const answer = await database.rpc('ended_listings', { listing_ids: hidden })
  check(answer)
  for (const { id, status, category, ...answers } of answer.data ?? []) {
    listings.set(id, {
      id,
      status,
      category,
      attributes: answersOf(answers),
      title: null,
      price: null,
      cover: undefined,
    })
  }
  return listings
}

/**
 * The listings that I have saved, the newest first, with what has become of them.
 * @param near the place that distances are told from
 */
export async function readFavourites(near: string | null): Promise<ReferencedListing[]> {
  const me = await member()
  const answer = await me.database
    .from('favourites')
    .select(`listing_id, ${LISTING}`)
    .eq('user_id', me.id)
    .order('created_at', { ascending: false })
    .limit(ROWS)
  check(answer)
  const rows = answer.data ?? []
  const offered = rows.flatMap(({ listing }) => (listing ? [listing.id] : []))
  const [listings, facts] = await Promise.all([listingsOf(me, rows), readListingFacts(offered, near)])
  return rows.flatMap(({ listing_id }) => {
    const listing = listings.get(listing_id)
    return listing ? [{ ...listing, facts: facts[listing_id] }] : []
  })
}

/** A report of mine with what it is about; nothing where that was deleted. */
export interface ReportWithListing extends OwnReport {
  readonly listing: ReferencedListing | undefined
}

/** What I have reported, the newest first, with the listings. */
export async function readReports(): Promise<ReportWithListing[]> {
  const me = await member()
  const answer = await me.database
    .from('reports')
    .select(`${OWN_REPORT}, ${LISTING}`)
    .eq('reporter_id', me.id)
    .order('created_at', { ascending: false })
    .limit(ROWS)
  check(answer)
  const rows = answer.data ?? []
  const listings = await listingsOf(me, rows)
  return rows.map((row) => ({ ...reportOf(row), listing: listings.get(row.listing_id ?? '') }))
}
