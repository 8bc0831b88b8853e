import { createStore, del, get, set } from 'idb-keyval'
import type { ShrunkPhoto } from '../../data/own-listings.ts'

const photoStore = () => createStore('maveshi-drafts', 'photos')

export async function forgetPhotos(id: string): Promise<void> {
  await del(id, photoStore()).catch(() => undefined)
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
