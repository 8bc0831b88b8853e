import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import type { ListingStatus } from '@maveshi/shared/listing/status'
import { oneRow } from '@maveshi/shared/one-row'
import { cardPathOf, photoFolder, photoPath } from '@maveshi/shared/photo/path'
import type { DraftListing, ShrunkPhoto } from '../rules/draft-listing.ts'
import { check } from './check.ts'
import { member } from './member-client.ts'
import { upload } from './upload.ts'

/**
 * Writes the draft: the same one however often it is tried.
 * @throws Refused by the session too, when its writer is not the one who is signed in
 */
export async function saveDraft(draft: DraftListing, ownerId: string): Promise<void> {
  const { id: seller_id, database } = await member(ownerId)
  check(await database.from('listings').upsert({ ...draft, seller_id }))
}

/**
 * Sends one photograph in its two sizes. Sending it again replaces it.
 * @param onProgress told how much of both has left, from 0 to 1
 * @throws Refused
 */
export async function sendPhoto(
  listingId: string,
  photo: ShrunkPhoto,
  onProgress?: (share: number) => void,
): Promise<void> {
  const me = await member()
  const total_bytes = photo.full.size + photo.card.size
  let before_bytes = 0
  const path = photoPath(photoFolder(me.id, listingId), photo)
  for (const [file, filedAs] of [
    [photo.full, path],
    [photo.card, cardPathOf(path)],
  ] as const) {
    const address = `${PHOTO_BUCKET}/${filedAs}`
    const start_bytes = before_bytes
    await upload(me, {
      address,
      file,
      onProgress: (sent_bytes) => onProgress?.((start_bytes + sent_bytes) / total_bytes),
    })
    before_bytes += file.size
  }
}

/**
 * Names the photographs that were sent, in order, the cover first, and forgets those that are not among them. What stays
 * is never taken away in between: the answer to any step may get lost.
 */
export async function savePhotos(listingId: string, photos: readonly ShrunkPhoto[]): Promise<void> {
  const { id, database } = await member()
  const strays = database.from('listing_photos').delete().eq('listing_id', listingId)
  check(await (photos.length ? strays.not('id', 'in', `(${photos.map((photo) => photo.id)})`) : strays))
  if (photos.length === 0) return
  const folder = photoFolder(id, listingId)
  const rows = photos.map((photo, position) => ({
    id: photo.id,
    listing_id: listingId,
    path: photo.path ?? photoPath(folder, photo),
    width: photo.width,
    height: photo.height,
    preview: photo.preview,
    position,
  }))
  check(await database.from('listing_photos').upsert(rows))
}

/** Submits the draft. Submitting twice is the same as once. @param revises the listing that a revision changes */
export async function submitListing(listingId: string, revises?: string): Promise<ListingStatus> {
  const { database } = await member()
  const answer = await database.rpc('submit_listing', { listing_id: listingId, ...(revises ? { revises } : {}) })
  check(answer)
  return oneRow(answer.data).status
}

/** Where a listing stands that may have been submitted before its answer was lost; nothing where it is not known yet. */
export async function readOwnStatus(listingId: string): Promise<ListingStatus | undefined> {
  const { database } = await member()
  const answer = await database.from('listings').select('status').eq('id', listingId).limit(1)
  check(answer)
  return answer.data?.[0]?.status
}
