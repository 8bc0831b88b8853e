import { WAITING_KEY } from '@maveshi/shared/access/session'
import type { Problems } from '@maveshi/shared/listing/problem'
import type { DraftListing } from '../rules/draft-listing.ts'
import type { TimedWords } from '../rules/draft-words.ts'

export type ListingType = 'product' | 'service'

/** Why the market does not take a listing however often it is sent: the person has to look at it again. */
export type LastingRefusal =
  | { readonly refused: Problems }
  | { readonly failure: 'server'; readonly message: string }
  | { readonly failure: 'dailyLimit' | 'draftsFull' | 'suspended' | 'photosMissing' | 'changeEnded' | 'changeBegun' }

/** A listing that is sent as soon as there is a network. */
export interface Waiting {
  /** As it was checked and will be sent. */
  readonly listing: DraftListing
  /** How many photographs belong to it: it is not sent with fewer. */
  readonly photoCount: number
  /** With this it waits for the person, and not for the network. */
  readonly refusal?: LastingRefusal
}

/** A draft as it is stored on this phone. It is its writer's: nobody else who signs in here is shown it. */
export interface StoredDraft extends TimedWords {
  /** The id that the listing has or will have. */
  readonly id: string
  readonly ownerId: string
  readonly listingType: ListingType
  /** Begun from nothing, and not from a listing that is written on. */
  readonly isNew: boolean
  /** The listing on offer that is changed by it. */
  readonly revises?: string | undefined
  /** The time of the last word that the account has too; 0 when it was never saved there. */
  readonly savedTime: number
  readonly waiting?: Waiting | undefined
  /** It was being submitted: whether it was is known only to the market. */
  readonly isSubmitted?: boolean
}

const PREFIX = 'maveshi-draft-'

const keyOf = (ownerId: string, id: string) => `${PREFIX}${ownerId}-${id}`

function parse(text: string | null): StoredDraft | undefined {
  try {
    const read = JSON.parse(text ?? 'null') as StoredDraft | null
    return read?.ownerId && read.words ? read : undefined
  } catch {
    return undefined
  }
}

/** Every draft on this phone, whoever wrote it. */
function readAll(): StoredDraft[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return keys.map((key) => parse(localStorage.getItem(key))).filter((draft) => draft !== undefined)
  } catch {
    return []
  }
}

/** Somebody's drafts on this phone. */
export const readStoredDrafts = (ownerId: string): StoredDraft[] =>
  readAll().filter((draft) => draft.ownerId === ownerId)

export function readStoredDraft(ownerId: string, id: string): StoredDraft | undefined {
  try {
    return parse(localStorage.getItem(keyOf(ownerId, id)))
  } catch {
    return undefined
  }
}

/** Any page looks for this mark, and only then loads what sends. */
function markWaiting(): void {
  if (readAll().some(({ waiting }) => waiting && !waiting.refusal)) localStorage.setItem(WAITING_KEY, '1')
  else localStorage.removeItem(WAITING_KEY)
}

/**
 * Stores a draft on this phone.
 * @returns whether that worked: the storage may be full or forbidden. What was stored before stays then.
 */
export function storeDraft(draft: StoredDraft): boolean {
  const key = keyOf(draft.ownerId, draft.id)
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    markWaiting()
    return true
  } catch {
    return false
  }
}

export function deleteStoredDraft(ownerId: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(ownerId, id))
    markWaiting()
  } catch {
    // A storage that is forbidden stores nothing either.
  }
}

/** Tells when another tab has written on a draft, or forgotten it. @returns stops it */
export function watchStoredDraft(ownerId: string, id: string, onChange: () => void): () => void {
  const key = keyOf(ownerId, id)
  const listen = (event: StorageEvent) => event.key === key && onChange()
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
