import { createStore, del, get, set } from 'idb-keyval'
import type { ShrunkPhoto } from '../../data/own-listings.ts'
import type { Draft } from './draft.ts'

/** What is being written, kept on this phone: words at every key, photographs when they are ready. */
const draftKey = (slot: string) => `maveshi-draft-${slot}`

const photoStore = () => createStore('maveshi-drafts', 'photos')

export function readKeptDraft(slot: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(draftKey(slot)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps the words. A full storage is no reason to disturb the person: the form itself still holds everything. */
export function keepDraft(slot: string, draft: Draft): void {
  try {
    localStorage.setItem(draftKey(slot), JSON.stringify(draft))
  } catch (error) {
    console.warn('The draft could not be kept on this device', error)
  }
}

export function forgetDraft(slot: string, id: string): void {
  localStorage.removeItem(draftKey(slot))
  del(id, photoStore()).catch(() => undefined)
}

export async function readKeptPhotos(id: string): Promise<ShrunkPhoto[]> {
  try {
    return (await get<ShrunkPhoto[]>(id, photoStore())) ?? []
  } catch {
    return []
  }
}

export async function keepPhotos(id: string, photos: readonly ShrunkPhoto[]): Promise<void> {
  await set(id, photos, photoStore()).catch((error) =>
    console.warn('The photos could not be kept on this device', error),
  )
}
