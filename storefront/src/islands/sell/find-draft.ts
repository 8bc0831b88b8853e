import type { ListingStatus } from '@maveshi/shared/listing/status'
import { type AccountDraft, deleteAccountDraft, readAccountDrafts } from '../../data/member/account-drafts.ts'
import { readOwnStatus } from '../../data/member/own-listings.ts'
import {
  readDraft,
  readForRevision,
  readRevision,
  readToRepeat,
  type WrittenListing,
} from '../../data/member/written-listings.ts'
import {
  type ListingType,
  readStoredDraft,
  readStoredDrafts,
  type StoredDraft,
  storeDraft,
} from '../../data/phone/stored-drafts.ts'
import { storePhotos } from '../../data/phone/stored-photos.ts'
import { lastTime, merge, NO_WORDS, type TimedWords, write } from '../../data/rules/draft-words.ts'
import { newId, wordsOf } from './draft.ts'

/** A draft in which nothing is written yet. */
export function blankDraft(ownerId: string, listingType: ListingType): StoredDraft {
  return { id: newId(), ownerId, listingType, isNew: true, words: NO_WORDS, times: {}, savedTime: 0 }
}

const latestFirst = (a: StoredDraft, b: StoredDraft) => lastTime(b) - lastTime(a)

/** The new listing of this type that somebody was writing last on this phone. One that waits to be sent is written. */
export function newDraftOnPhone(ownerId: string, listingType: ListingType): StoredDraft | undefined {
  return readStoredDrafts(ownerId)
    .filter((draft) => draft.isNew && draft.listingType === listingType && (!draft.waiting || draft.waiting.refusal))
    .sort(latestFirst)[0]
}

function onPhone(ownerId: string, { id, listingType, isNew, revises, ...timed }: AccountDraft): StoredDraft {
  const stored = readStoredDraft(ownerId, id)
  const savedTime = lastTime(timed)
  const draft: StoredDraft = stored
    ? { ...stored, ...merge(stored, timed), savedTime }
    : { id, ownerId, listingType, isNew, revises, ...timed, savedTime }
  storeDraft(draft)
  return draft
}

/** The new listing of this type that somebody was writing last on another phone, as far as the account has it. */
export async function newDraftInAccount(ownerId: string, listingType: ListingType): Promise<StoredDraft | undefined> {
  const found = (await readAccountDrafts(ownerId)).find(
    ({ id, isNew, listingType: type }) => isNew && type === listingType && !readStoredDraft(ownerId, id)?.waiting,
  )
  if (!found) return undefined
  if (!(await readSubmittedStatus(found.id))) return onPhone(ownerId, found)
  await deleteAccountDraft(ownerId, found.id)
}

/** A listing that is there already, as it is stored: its photographs come along, where the phone has none. */
async function fromListing(
  ownerId: string,
  listingType: ListingType,
  stored: WrittenListing | undefined,
): Promise<StoredDraft | undefined> {
  if (!stored) return undefined
  const { id, revises } = stored.draft
  await storePhotos(id, stored.photos)
  return { ...blankDraft(ownerId, listingType), id, isNew: false, revises, words: wordsOf(stored.draft) }
}

/**
 * One draft by its id: what is on this phone and what is in the account, brought together; else the listing itself.
 * @throws Error when neither the phone has it nor the market can be asked
 */
export async function draftById(
  ownerId: string,
  listingType: ListingType,
  id: string,
): Promise<StoredDraft | undefined> {
  const stored = readStoredDraft(ownerId, id)
  try {
    const found = (await readAccountDrafts(ownerId)).find((draft) => draft.id === id)
    if (stored || found?.isNew) return found ? onPhone(ownerId, found) : stored
    const written = (await readDraft(id)) ?? (found?.revises && (await readForRevision(found.revises, id))) ?? undefined
    const listed = await fromListing(ownerId, listingType, written || undefined)
    return listed && found ? { ...listed, ...merge(listed, found), savedTime: lastTime(found) } : listed
  } catch (error) {
    if (stored) return stored
    throw error
  }
}

/**
 * What is on offer, to be changed: the change that was begun, on this phone, in the account or in the market, and else a
 * new one, which begins as what is on offer. `submitted` is the id of one that waits for a review.
 */
export async function draftOfChange(
  ownerId: string,
  listingType: ListingType,
  listingId: string,
): Promise<StoredDraft | { readonly submitted: string } | undefined> {
  const begun = readStoredDrafts(ownerId).find(({ revises }) => revises === listingId)
  if (begun) return draftById(ownerId, listingType, begun.id)
  const revision = await readRevision(listingId)
  if (revision?.status === 'pending') return { submitted: revision.id }
  if (revision) return draftById(ownerId, listingType, revision.id)
  const inAccount = (await readAccountDrafts(ownerId)).find(({ revises }) => revises === listingId)
  if (inAccount) return draftById(ownerId, listingType, inAccount.id)
  return fromListing(ownerId, listingType, await readForRevision(listingId, newId()))
}

/** A new listing with what another one of one's own says, and none of its photographs: they show that one. */
export async function draftLike(
  ownerId: string,
  listingType: ListingType,
  listingId: string,
): Promise<StoredDraft | undefined> {
  const like = await readToRepeat(listingId)
  if (!like) return undefined
  const blank = blankDraft(ownerId, listingType)
  return { ...blank, ...write(blank, wordsOf(like)) }
}

const SUBMITTED: ReadonlySet<ListingStatus | undefined> = new Set(['pending', 'active'])

/** How a listing stands that was submitted while its answer was lost; nothing when it is still to be submitted. */
export async function readSubmittedStatus(id: string): Promise<ListingStatus | undefined> {
  const status = await readOwnStatus(id)
  return SUBMITTED.has(status) ? status : undefined
}

/** What the account knows of a draft on this phone; nothing when its listing was submitted on another phone. */
export async function withAccount(stored: StoredDraft): Promise<TimedWords | undefined> {
  const found = (await readAccountDrafts(stored.ownerId)).find(({ id }) => id === stored.id)
  if (found) return found
  const isIn = stored.savedTime > 0 && !stored.isSubmitted && (await readSubmittedStatus(stored.id))
  return isIn ? undefined : stored
}
