import type { ListingStatus } from '@maveshi/shared/listing/status'
import { newId } from '@maveshi/shared/listing/typed'
import { inOrder, PHOTO_COLUMNS, type StoredPhoto } from '@maveshi/shared/photo/stored'
import type { DraftListing, ShrunkPhoto } from '../rules/draft-listing.ts'
import { photosOf } from '../rules/photos.ts'
import { fetchInTime } from '../visitor/answer-time.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** Which of these listings are submitted, waiting for a review or on offer. */
export async function readSubmitted(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { database } = await member()
  const answer = await database.from('listings').select('id').in('id', ids).in('status', ['pending', 'active'])
  check(answer)
  return new Set(answer.data?.map(({ id }) => id))
}

/** @throws TypeError when it cannot be had: what answers instead of a file is no photograph */
async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetchInTime(url)
  if (!answer.ok) throw new TypeError(`${url}: ${answer.status}`)
  return answer.blob()
}

type PhotoRow = StoredPhoto & { readonly id: string }

async function fetchPhoto(row: PhotoRow): Promise<ShrunkPhoto> {
  const [photo] = photosOf([row])
  const files = [photo?.url, photo?.cardUrl].map((url) => fetchFile(url ?? ''))
  const [full = new Blob(), card = new Blob()] = await Promise.all(files)
  const { id, width, height, preview, path } = row
  return { id, full, card, width, height, preview, path, isStored: true }
}

const COLUMNS =
  `id, category, subcategory, title, description, language, price, negotiable, quantity, place_id, attributes,
  revises, photos:listing_photos(id, ${PHOTO_COLUMNS})` as const

/** A listing of one's own in one of these states; nothing where there is none of this id. */
async function readOwn(listingId: string, statuses: readonly ListingStatus[]) {
  const { id, database } = await member()
  const answer = await database
    .from('listings')
    .select(COLUMNS)
    .eq('id', listingId)
    .eq('seller_id', id)
    .in('status', statuses)
    .limit(1)
  check(answer)
  const row = answer.data?.[0]
  if (!row) return undefined
  const { photos, revises, ...words } = row
  const draft: DraftListing = { ...words, ...(revises ? { revises } : {}) }
  return { draft, photos: inOrder<PhotoRow>(photos) }
}

/** A listing to be written on, with its photographs. */
export interface WrittenListing {
  readonly draft: DraftListing
  readonly photos: ShrunkPhoto[]
}

async function readWhole(listingId: string, statuses: readonly ListingStatus[]): Promise<WrittenListing | undefined> {
  const found = await readOwn(listingId, statuses)
  return found && { draft: found.draft, photos: await Promise.all(found.photos.map(fetchPhoto)) }
}

/** A listing of one's own that can still be written, with its photographs; nothing where there is none of this id. */
export const readDraft = (listingId: string) => readWhole(listingId, ['draft', 'rejected'])

/** A listing of one's own that waits for a review, with its photographs. */
export const readWaiting = (listingId: string) => readWhole(listingId, ['pending'])

/** A revision that begins as what is on offer, under this id: its photographs are those files, named once more. */
export async function readForRevision(listingId: string, revisionId: string): Promise<WrittenListing | undefined> {
  const found = await readWhole(listingId, ['active'])
  if (!found) return undefined
  const photos = found.photos.map((photo) => ({ ...photo, id: newId() }))
  return { draft: { ...found.draft, id: revisionId, revises: listingId }, photos }
}

/** What a listing of one's own says, whatever has become of it, to begin another one with. */
export async function readToRepeat(listingId: string): Promise<DraftListing | undefined> {
  const known = ['draft', 'pending', 'active', 'rejected', 'sold', 'withdrawn', 'expired', 'removed'] as const
  return (await readOwn(listingId, known))?.draft
}

/** The revision of a listing that is under way in the market, and where it stands. */
export async function readRevision(
  listingId: string,
): Promise<{ readonly id: string; readonly status: ListingStatus } | undefined> {
  const { id, database } = await member()
  const answer = await database.from('listings').select('id, status').eq('seller_id', id).eq('revises', listingId)
  check(answer)
  return answer.data?.[0]
}

/** Why a listing of one's own was turned down, and in the moderator's own words; nothing where it was not. */
export interface Rejection {
  readonly reason: string
  readonly note: string | null
}

export async function readRejection(listingId: string): Promise<Rejection | undefined> {
  const { database } = await member()
  const answer = await database
    .from('listings')
    .select('rejection_reason, rejection_note')
    .eq('id', listingId)
    .eq('status', 'rejected')
  check(answer)
  const [row] = answer.data ?? []
  return row?.rejection_reason ? { reason: row.rejection_reason, note: row.rejection_note } : undefined
}
