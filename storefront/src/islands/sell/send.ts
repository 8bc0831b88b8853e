import type { ListingStatus } from '@maveshi/shared/listing/status'
import { SessionEnded } from '../../data/member/member-client.ts'
import { readOwnStatus, saveDraft, savePhotos, sendPhoto, submitListing } from '../../data/member/own-listings.ts'
import { AnswerRefused, DailyLimit, ServerTrouble, Suspended } from '../../data/member/refusal.ts'
import { makeRoom } from '../../data/member/stray-files.ts'
import type { LastingRefusal } from '../../data/phone/kept-drafts.ts'
import type { DraftListing, ShrunkPhoto } from '../../data/rules/draft-listing.ts'
import { NoAnswer } from '../../data/visitor/answer-time.ts'
import type { Mark } from './use-sending.ts'

/**
 * How sending ended. A failure names a sentence under `createListing:errors`, refused answers have one beside their
 * field; nothing is lost by either.
 */
export type SendResult =
  | { readonly status: ListingStatus }
  | { readonly failure: 'network' | 'noAnswer' | 'trouble' | 'session' | 'photoSending' }
  | LastingRefusal

/** What is handed in, and who does it. */
export interface Sendable {
  readonly ownerId: string
  readonly listing: DraftListing
  readonly photos: readonly ShrunkPhoto[]
  /** Told of each photograph how it goes. */
  readonly mark?: Mark
  readonly isSent?: (id: string) => boolean
}

const HANDED_IN: ReadonlySet<ListingStatus | undefined> = new Set(['pending', 'active'])

function failureOf(error: unknown): SendResult {
  if (error instanceof SessionEnded) return { failure: 'session' }
  if (error instanceof AnswerRefused) return { refused: { [error.fieldId]: error.problem } }
  if (error instanceof Suspended) return { failure: 'suspended' }
  if (error instanceof DailyLimit) return { failure: 'dailyLimit' }
  if (error instanceof TypeError || !navigator.onLine) return { failure: 'network' }
  if (error instanceof NoAnswer) return { failure: 'noAnswer' }
  if (error instanceof ServerTrouble) return { failure: 'trouble' }
  return { failure: 'server', message: error instanceof Error ? error.message : String(error) }
}

/** Sends the photographs one after the other, and says of each how it went. */
async function sendPhotos({ listing, photos, mark, isSent }: Sendable): Promise<SendResult | undefined> {
  let failure: SendResult | undefined
  for (const photo of photos) {
    if (photo.isStored || isSent?.(photo.id)) continue
    mark?.(photo.id, 'sending')
    try {
      await sendPhoto(listing.id, photo, (share) => mark?.(photo.id, 'sending', share))
      mark?.(photo.id, 'sent')
    } catch (error) {
      mark?.(photo.id, 'failed')
      if (error instanceof SessionEnded) throw error
      if (!navigator.onLine) return { failure: 'network' }
      failure = { failure: 'photoSending' }
    }
  }
  return failure
}

/** A listing that was written on before may have files of photographs that it has no more. */
async function makeRoomFor({ listing, photos, isSent }: Sendable): Promise<void> {
  if (photos.every(({ id, isStored }) => isStored || isSent?.(id))) return
  const ids = photos.map(({ id }) => id)
  // Where that fails, there may be room all the same.
  await makeRoom(listing.id, ids).catch(() => undefined)
}

async function sendSteps(job: Sendable): Promise<SendResult> {
  const { listing, ownerId, photos } = job
  const known = await readOwnStatus(listing.id)
  if (known && HANDED_IN.has(known)) return { status: known }
  await saveDraft(listing, ownerId)
  if (known) await makeRoomFor(job)
  const failure = await sendPhotos(job)
  if (failure) return failure
  await savePhotos(listing.id, photos)
  return { status: await submitListing(listing.id) }
}

/** One tab after the other: the second finds the listing handed in. */
function oneAtATime<T>(listingId: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`maveshi-send-${listingId}`, work) : work()
}

/**
 * Hands a listing in: the draft, its photographs, their order, the submission. Every step can be repeated, so after a
 * failure the same call goes on where it stopped, and never makes a second listing.
 */
export async function sendListing(job: Sendable): Promise<SendResult> {
  if (!navigator.onLine) return { failure: 'network' }
  return oneAtATime(job.listing.id, () => sendSteps(job).catch(failureOf))
}
