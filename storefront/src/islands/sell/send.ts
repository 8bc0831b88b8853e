import type { ListingStatus } from '@maveshi/shared/listing/status'
import { refusedAnswers } from '@maveshi/shared/refusal/problems'
import type { RefusalKind } from '@maveshi/shared/refusal/refusal'
import type { KindAt } from '@maveshi/shared/refusal/refusals'
import { refusalOf } from '@maveshi/shared/refusal/refused'
import { readOwnStatus, saveDraft, savePhotos, sendPhoto, submitListing } from '../../data/member/own-listings.ts'
import { makeRoom } from '../../data/member/stray-files.ts'
import type { LastingRefusal } from '../../data/phone/stored-drafts.ts'
import type { DraftListing, ShrunkPhoto } from '../../data/rules/draft-listing.ts'
import type { Mark } from './use-sending.ts'

/**
 * How sending ended. A failure names a sentence under `createListing:errors`, refused answers have one beside their
 * field; nothing is lost by either.
 */
export type SendResult =
  | { readonly status: ListingStatus }
  | { readonly failure: 'network' | 'noAnswer' | 'trouble' | 'session' | 'photoSending' }
  | LastingRefusal

/** What is submitted, and who does it. */
export interface Sendable {
  readonly ownerId: string
  readonly listing: DraftListing
  readonly photos: readonly ShrunkPhoto[]
  /** Told of each photograph how it goes. */
  readonly mark?: Mark
  readonly isSent?: (id: string) => boolean
}

const SUBMITTED: ReadonlySet<ListingStatus | undefined> = new Set(['pending', 'active'])

/** A policy's refusal is said as it was answered. */
const FAILURES = {
  session: 'session',
  suspended: 'suspended',
  limit: 'dailyLimit',
  offline: 'network',
  timeout: 'noAnswer',
  broken: 'trouble',
  missing: 'changeEnded',
  moved: 'changeEnded',
  conflict: 'changeBegun',
} as const satisfies Partial<Record<RefusalKind, string>> & Record<Exclude<KindAt<'sell'>, 'forbidden'>, string>

/** What is so, with a network or without one. */
const CERTAIN: ReadonlySet<RefusalKind> = new Set(['session', 'suspended', 'limit', 'missing', 'moved', 'conflict'])

const isSaid = (kind: RefusalKind): kind is keyof typeof FAILURES => Object.keys(FAILURES).includes(kind)

function failureOf(error: unknown): SendResult {
  const refusal = refusalOf(error)
  const refused = refusedAnswers(refusal)
  if (refused) return { refused }
  const { kind, message } = refusal
  if (kind === 'limit' && refusal.limit === 'listing_drafts_kept') return { failure: 'draftsFull' }
  if (!navigator.onLine && !CERTAIN.has(kind)) return { failure: 'network' }
  return isSaid(kind) ? { failure: FAILURES[kind] } : { failure: 'server', message }
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
      if (refusalOf(error).kind === 'session') throw error
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
  if (known && SUBMITTED.has(known)) return { status: known }
  await saveDraft(listing, ownerId)
  if (known) await makeRoomFor(job)
  const failure = await sendPhotos(job)
  if (failure) return failure
  await savePhotos(listing.id, photos)
  return { status: await submitListing(listing.id, listing.revises) }
}

/** One tab after the other: the second finds the listing submitted. */
function oneAtATime<T>(listingId: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(`maveshi-send-${listingId}`, work) : work()
}

/**
 * Submits a listing: the draft, its photographs, their order, the submission. Every step can be repeated, so after a
 * failure the same call goes on where it stopped, and never makes a second listing.
 */
export async function sendListing(job: Sendable): Promise<SendResult> {
  if (!navigator.onLine) return { failure: 'network' }
  return oneAtATime(job.listing.id, () => sendSteps(job).catch(failureOf))
}
