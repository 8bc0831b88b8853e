import type { Herd } from '../rules/herd.ts'

const PREFIX = 'maveshi-herd-'

/** It is its writer's, like the animal that the others are like: nobody else who signs in here is shown it. */
const keyOf = (ownerId: string, likeId: string) => `${PREFIX}${ownerId}-${likeId}`

/** The animals like one that somebody was entering on this phone. */
export function readStoredHerd(ownerId: string, likeId: string): Herd | undefined {
  try {
    const read = JSON.parse(localStorage.getItem(keyOf(ownerId, likeId)) ?? 'null') as Herd | null
    return read?.rows ? read : undefined
  } catch {
    return undefined
  }
}

/**
 * Stores what was entered; nothing where nothing is left.
 * @returns whether that worked: the storage may be full or forbidden
 */
export function storeHerd(ownerId: string, likeId: string, herd: Herd | undefined): boolean {
  try {
    if (herd) localStorage.setItem(keyOf(ownerId, likeId), JSON.stringify(herd))
    else localStorage.removeItem(keyOf(ownerId, likeId))
    return true
  } catch {
    return false
  }
}
