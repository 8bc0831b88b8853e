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

async function fetchPhoto(row: StoredPhoto & { readonly id: string }): Promise<ShrunkPhoto> {
  const [photo] = photosOf([row])
  const files = [photo?.url, photo?.cardUrl].map((url) => fetchFile(url ?? ''))
  const [full = new Blob(), card = new Blob()] = await Promise.all(files)
  return { id: row.id, full, card, width: row.width, height: row.height, preview: row.preview, isStored: true }
}

/** A listing of one's own that can still be written, with its photographs; nothing where there is none of this id. */
export async function readDraft(
  listingId: string,
): Promise<{ draft: DraftListing; photos: ShrunkPhoto[] } | undefined> {
  const { id, database } = await member()
  const answer = await database
    .from('listings')
    .select(
      `id, category, subcategory, title, description, language, price, negotiable, quantity, place_id, attributes, photos:listing_photos(id, ${PHOTO_COLUMNS})`,
    )
    .eq('id', listingId)
    .eq('seller_id', id)
    .in('status', ['draft', 'rejected'])
    .limit(1)
  check(answer)
  const row = answer.data?.[0]
  if (!row) return undefined
  const { photos, ...draft } = row
  return { draft, photos: await Promise.all(inOrder(photos).map(fetchPhoto)) }
}
