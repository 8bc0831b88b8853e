import type { ListingStatus } from '@maveshi/shared/listing/status'
import type { Problems } from '@maveshi/shared/listing/validate'
import { SessionEnded } from '../../data/member-client.ts'
import {
  AnswerRefused,
  type DraftListing,
  readOwnStatus,
  type ShrunkPhoto,
  saveDraft,
  savePhotos,
  sendPhoto,
  submitListing,
} from '../../data/own-listings.ts'
import type { Sending } from './use-photos.ts'

/**
 * How sending ended. A failure names a sentence under `createListing:errors`, refused answers have one beside their
 * field; nothing is lost by either.
 */
export type SendResult =
  | { readonly status: ListingStatus }
  | { readonly failure: 'network' | 'session' | 'photoSending' }
  | { readonly failure: 'server'; readonly message: string }
  | { readonly refused: Problems }

const HANDED_IN: ReadonlySet<ListingStatus | undefined> = new Set(['pending', 'active'])

function failureOf(error: unknown): SendResult {
  if (error instanceof SessionEnded) return { failure: 'session' }
  if (error instanceof AnswerRefused) return { refused: { [error.fieldId]: error.problem } }
  if (error instanceof TypeError || !navigator.onLine) return { failure: 'network' }
  return { failure: 'server', message: error instanceof Error ? error.message : String(error) }
}

/** Sends the photographs one after the other, and says of each how it went. */
async function sendPhotos(
  listingId: string,
  photos: readonly ShrunkPhoto[],
  mark: (id: string, state: Sending) => void,
  isSent: (id: string) => boolean,
): Promise<boolean> {
  let allSent = true
  for (const photo of photos) {
    if (photo.isStored || isSent(photo.id)) continue
    mark(photo.id, 'sending')
    try {
      await sendPhoto(listingId, photo)
      mark(photo.id, 'sent')
    } catch (error) {
      if (error instanceof SessionEnded) throw error
      mark(photo.id, 'failed')
      allSent = false
    }
  }
  return allSent
}

/**
 * Hands a listing in: the draft, its photographs, their order, the submission. Every step can be repeated, so after a
 * failure the same call goes on where it stopped, and never makes a second listing.
 */
export async function sendListing(
  draft: DraftListing,
  photos: readonly ShrunkPhoto[],
  mark: (id: string, state: Sending) => void,
  isSent: (id: string) => boolean,
): Promise<SendResult> {
  try {
    const known = await readOwnStatus(draft.id)
    if (known && HANDED_IN.has(known)) return { status: known }
    await saveDraft(draft)
    if (!(await sendPhotos(draft.id, photos, mark, isSent)))
      return { failure: navigator.onLine ? 'photoSending' : 'network' }
    await savePhotos(draft.id, photos)
    return { status: await submitListing(draft.id) }
  } catch (error) {
    return failureOf(error)
  }
}
