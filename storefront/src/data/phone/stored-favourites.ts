import { FAVOURITES_KEY } from '@maveshi/shared/access/session'

/** So many are saved without an account; an account keeps more. */
export const MOST_FAVOURITES = 200

/** What is saved as far as this phone knows. Without an owner it is a guest's, and is all there is of it. */
export interface StoredFavourites {
  readonly ownerId?: string | undefined
  /** When the account was last read, in milliseconds. */
  readonly readAt: number
  /** Listings, the one saved last first. */
  readonly ids: readonly string[]
}

const NONE: StoredFavourites = { readAt: 0, ids: [] }

/** What is stored, whoever has left it here. */
export function readStoredFavourites(): StoredFavourites {
  try {
    const { ownerId, readAt, ids } = JSON.parse(localStorage.getItem(FAVOURITES_KEY) ?? '') as StoredFavourites
    return { ownerId, readAt: Number(readAt), ids: ids.map(String) }
  } catch {
    return NONE
  }
}

/**
 * What may be shown as saved to whoever uses the phone now: their own, or what they saved before they signed in. What
 * somebody else has left here is nobody's any more.
 * @param personId who is signed in, or nothing for a guest
 */
export function readFavouriteIds(personId: string | undefined): readonly string[] {
  const { ownerId, ids } = readStoredFavourites()
  return ownerId && ownerId !== personId ? [] : ids
}

/** @returns whether it is stored: a storage may be full, or forbidden */
export function storeFavourites(favourites: StoredFavourites): boolean {
  try {
    if (favourites.ids.length === 0 && !favourites.ownerId) localStorage.removeItem(FAVOURITES_KEY)
    else localStorage.setItem(FAVOURITES_KEY, JSON.stringify(favourites))
    return true
  } catch {
    return false
  }
}

/** The same with a listing more, as the newest, or without it. */
export function withFavourite(ids: readonly string[], id: string, isOn: boolean): readonly string[] {
  const others = ids.filter((one) => one !== id)
  return isOn ? [id, ...others] : others
}

/**
 * What the account was found to have, with what was pressed while it was being read: the answer may be older than that.
 * @param before what the phone knew when the reading began
 * @param now what it knows at its end
 */
export function withChangesSince(
  before: readonly string[],
  now: readonly string[],
  read: readonly string[],
): readonly string[] {
  const added = now.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !now.includes(id))
  return [...added, ...read.filter((id) => !added.includes(id) && !removed.includes(id))]
}
