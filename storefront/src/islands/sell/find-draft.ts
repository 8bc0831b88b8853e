import type { ListingStatus } from '@maveshi/shared/listing/status'
import { type AccountDraft, deleteAccountDraft, readAccountDrafts } from '../../data/member/account-drafts.ts'
import { readOwnStatus } from '../../data/member/own-listings.ts'
import { readDraft } from '../../data/member/written-listings.ts'
import {
  type KeptDraft,
  keepDraft,
  type ListingType,
  readKeptDraft,
  readKeptDrafts,
} from '../../data/phone/kept-drafts.ts'
import { keepPhotos } from '../../data/phone/kept-photos.ts'
import { lastTime, merge, NO_WORDS, type TimedWords } from '../../data/rules/draft-words.ts'
import { newId, wordsOf } from './draft.ts'

/** A draft in which nothing is written yet. */
export function blankDraft(ownerId: string, listingType: ListingType): KeptDraft {
  return { id: newId(), ownerId, listingType, isNew: true, words: NO_WORDS, times: {}, savedTime: 0 }
}

const latestFirst = (a: KeptDraft, b: KeptDraft) => lastTime(b) - lastTime(a)

/** The new listing of this type that somebody was writing last on this phone. One that waits to be sent is written. */
export function newDraftOnPhone(ownerId: string, listingType: ListingType): KeptDraft | undefined {
  return readKeptDrafts(ownerId)
    .filter((draft) => draft.isNew && draft.listingType === listingType && (!draft.waiting || draft.waiting.refusal))
    .sort(latestFirst)[0]
}

function onPhone(ownerId: string, { id, listingType, isNew, ...timed }: AccountDraft): KeptDraft {
  const kept = readKeptDraft(ownerId, id)
  const savedTime = lastTime(timed)
  const draft: KeptDraft = kept
    ? { ...kept, ...merge(kept, timed), savedTime }
    : { id, ownerId, listingType, isNew, ...timed, savedTime }
  keepDraft(draft)
  return draft
}

/** The new listing of this type that somebody was writing last on another phone, as far as the account has it. */
export async function newDraftInAccount(ownerId: string, listingType: ListingType): Promise<KeptDraft | undefined> {
  const found = (await readAccountDrafts(ownerId)).find(
    ({ id, isNew, listingType: type }) => isNew && type === listingType && !readKeptDraft(ownerId, id)?.waiting,
  )
  if (!found) return undefined
  if (!(await handedInStatus(found.id))) return onPhone(ownerId, found)
  await deleteAccountDraft(ownerId, found.id)
}

/** A listing that is there already, as it is stored: its photographs come along, where the phone has none. */
async function fromListing(ownerId: string, listingType: ListingType, id: string): Promise<KeptDraft | undefined> {
  const stored = await readDraft(id)
  if (!stored) return undefined
  await keepPhotos(id, stored.photos)
  return { ...blankDraft(ownerId, listingType), id, isNew: false, words: wordsOf(stored.draft) }
}

/**
 * One draft by its id: what is on this phone and what is in the account, brought together; else the listing itself.
 * @throws Error when neither the phone has it nor the market can be asked
 */
export async function draftById(ownerId: string, listingType: ListingType, id: string): Promise<KeptDraft | undefined> {
  const kept = readKeptDraft(ownerId, id)
  try {
    const found = (await readAccountDrafts(ownerId)).find((draft) => draft.id === id)
    if (kept || found?.isNew) return found ? onPhone(ownerId, found) : kept
    const listed = await fromListing(ownerId, listingType, id)
    return listed && found ? { ...listed, ...merge(listed, found), savedTime: lastTime(found) } : listed
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

const HANDED_IN: ReadonlySet<ListingStatus | undefined> = new Set(['pending', 'active'])

/** How a listing stands that was handed in while its answer was lost; nothing when it is still to be handed in. */
export async function handedInStatus(id: string): Promise<ListingStatus | undefined> {
  const status = await readOwnStatus(id)
  return HANDED_IN.has(status) ? status : undefined
}

/** What the account knows of a draft on this phone; nothing when its listing was handed in on another phone. */
export async function withAccount(kept: KeptDraft): Promise<TimedWords | undefined> {
  const found = (await readAccountDrafts(kept.ownerId)).find(({ id }) => id === kept.id)
  if (found) return found
  const isIn = kept.savedTime > 0 && !kept.isSubmitted && (await handedInStatus(kept.id))
  return isIn ? undefined : kept
}
