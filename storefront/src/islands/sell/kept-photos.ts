import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { ShrunkPhoto } from '../../data/own-listings.ts'
import type { PhotoSlot } from './photo-slots.ts'

/** A ready photograph as it lies on this phone. */
interface KeptPhoto extends ShrunkPhoto {
  readonly source: string | undefined
}

type Work<T> = (store: IDBObjectStore) => Promise<T>

let opened: UseStore | undefined

/** A phone closes the database of a page that slept: the second try opens it anew. */
async function inStore<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  const attempt = () => {
    opened ??= createStore('maveshi-draft-photos', 'photos')
    return opened(mode, work)
  }
  return attempt().catch(() => {
    opened = undefined
    return attempt()
  })
}

const orderKey = (draftId: string) => [draftId]
const photoKey = (draftId: string, id: string) => [draftId, id]
const allPhotos = (draftId: string) => IDBKeyRange.bound([draftId, ''], [draftId, []], false, true)
const everything = (draftId: string) => IDBKeyRange.bound([draftId], [draftId, []], false, true)

const finished = (request: IDBRequest) => promisifyRequest(request.transaction as IDBTransaction)

/** Whether it is on the phone now. A full storage is no reason to disturb anything else. */
async function tryToWrite(work: (store: IDBObjectStore) => IDBRequest): Promise<boolean> {
  try {
    await inStore('readwrite', (store) => finished(work(store)))
    return true
  } catch (error) {
    console.warn('The photos could not be kept on this device', error)
    return false
  }
}

/**
 * Keeps one photograph, by itself: the page may be gone before the next one.
 * @returns whether the phone had room for it
 */
export function keepPhoto(draftId: string, { photo, source }: PhotoSlot): Promise<boolean> {
  return tryToWrite((store) => store.put({ ...photo, source }, photoKey(draftId, photo?.id ?? '')))
}

export function forgetPhoto(draftId: string, id: string): Promise<boolean> {
  return tryToWrite((store) => store.delete(photoKey(draftId, id)))
}

/** Keeps the order, of those too that are not ready yet. */
export function keepOrder(draftId: string, ids: readonly string[]): Promise<boolean> {
  return tryToWrite((store) => store.put(ids, orderKey(draftId)))
}

/** Forgets all photographs of a draft. */
export function forgetPhotos(draftId: string): Promise<boolean> {
  return tryToWrite((store) => store.delete(everything(draftId)))
}

/** In the kept order; one that was kept before its order was, comes last. */
function inOrder(photos: readonly KeptPhoto[], ids: readonly string[]): KeptPhoto[] {
  const rank = new Map(ids.map((id, index) => [id, index]))
  return [...photos].sort((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length))
}

/** The photographs of a draft that are on this phone, each in its place. */
export async function readKeptSlots(draftId: string): Promise<PhotoSlot[]> {
  try {
    const [photos, ids] = await inStore('readonly', (store) =>
      Promise.all([
        promisifyRequest<KeptPhoto[]>(store.getAll(allPhotos(draftId))),
        promisifyRequest<string[] | undefined>(store.get(orderKey(draftId))),
      ]),
    )
    return inOrder(photos, ids ?? []).map(({ source, ...photo }) => ({ id: photo.id, source, photo }))
  } catch {
    return []
  }
}

/** The photographs of a draft that are on this phone, in order. */
export async function readKeptPhotos(draftId: string): Promise<ShrunkPhoto[]> {
  return (await readKeptSlots(draftId)).map(({ photo }) => photo as ShrunkPhoto)
}

/** Keeps all photographs of a draft, in this order, in place of those that were kept before. */
export async function keepPhotos(draftId: string, photos: readonly ShrunkPhoto[]): Promise<void> {
  await forgetPhotos(draftId)
  await keepOrder(
    draftId,
    photos.map(({ id }) => id),
  )
  for (const photo of photos) await keepPhoto(draftId, { id: photo.id, source: undefined, photo })
}
