import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import type { ShrunkPhoto } from '../rules/draft-listing.ts'
import type { PhotoSlot } from '../rules/photo-slots.ts'

/** A chosen file as it lies on this phone until the photograph is ready: the page may be gone before. */
interface FileRecord {
  readonly id: string
  readonly source: string | undefined
  readonly file: File
  /** How many times a page has begun to make it ready. */
  readonly tries: number
}

/** A place whose photograph still has to be made ready from the chosen file. */
export interface Unready {
  readonly slot: PhotoSlot
  readonly file: File
}

/** A picture that a page did not survive so many times is left alone. */
const TRIES = 3

/** A ready photograph as it lies on this phone. */
interface PhotoRecord extends ShrunkPhoto {
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
    console.warn('The photos could not be stored on this device', error)
    return false
  }
}

/**
 * Stores one photograph, by itself: the page may be gone before the next one.
 * @returns whether the phone had room for it
 */
export function storePhoto(draftId: string, { photo, source }: PhotoSlot): Promise<boolean> {
  return tryToWrite((store) => store.put({ ...photo, source }, photoKey(draftId, photo?.id ?? '')))
}

/** Stores a chosen file until its photograph is ready. It is much larger than that, so there may be no room for it. */
export function storeFile(draftId: string, { slot: { id, source }, file }: Unready, tries = 1): Promise<boolean> {
  return tryToWrite((store) => store.put({ id, source, file, tries } satisfies FileRecord, photoKey(draftId, id)))
}

export function deleteStoredPhoto(draftId: string, id: string): Promise<boolean> {
  return tryToWrite((store) => store.delete(photoKey(draftId, id)))
}

/** Stores the order, of those too that are not ready yet. */
export function storeOrder(draftId: string, ids: readonly string[]): Promise<boolean> {
  return tryToWrite((store) => store.put(ids, orderKey(draftId)))
}

/** Forgets all photographs of a draft. */
export function deleteStoredPhotos(draftId: string): Promise<boolean> {
  return tryToWrite((store) => store.delete(everything(draftId)))
}

type StoredRecord = PhotoRecord | FileRecord

/** In the stored order; one that was stored before its order was, comes last. */
function inOrder(photos: readonly StoredRecord[], ids: readonly string[]): StoredRecord[] {
  const rank = new Map(ids.map((id, index) => [id, index]))
  return [...photos].sort((a, b) => (rank.get(a.id) ?? ids.length) - (rank.get(b.id) ?? ids.length))
}

/** The photographs of a draft that are on this phone, each in its place. */
async function readRecords(draftId: string): Promise<StoredRecord[]> {
  try {
    const [photos, ids] = await inStore('readonly', (store) =>
      Promise.all([
        promisifyRequest<StoredRecord[]>(store.getAll(allPhotos(draftId))),
        promisifyRequest<string[] | undefined>(store.get(orderKey(draftId))),
      ]),
    )
    return inOrder(photos, ids ?? [])
  } catch {
    return []
  }
}

const isFile = (stored: StoredRecord): stored is FileRecord => 'file' in stored

function slotOf(stored: StoredRecord): PhotoSlot {
  if (isFile(stored)) return { id: stored.id, source: stored.source, photo: undefined }
  const { source, ...photo } = stored
  return { id: photo.id, source, photo }
}

/** The places of a draft's photographs, and the files of those that the last page did not get ready. */
export async function readStoredSlots(draftId: string): Promise<{ slots: PhotoSlot[]; unready: Unready[] }> {
  const stored = (await readRecords(draftId)).filter((one) => !isFile(one) || one.tries < TRIES)
  const files = stored.filter(isFile)
  for (const one of files) void storeFile(draftId, { slot: slotOf(one), file: one.file }, one.tries + 1)
  return { slots: stored.map(slotOf), unready: files.map((one) => ({ slot: slotOf(one), file: one.file })) }
}

/** The photographs of a draft that are ready on this phone, in order. */
export async function readStoredPhotos(draftId: string): Promise<ShrunkPhoto[]> {
  return (await readRecords(draftId)).map((one) => slotOf(one).photo).filter((photo) => photo !== undefined)
}

/** Stores all photographs of a draft, in this order, in place of those that were stored before. */
export async function storePhotos(draftId: string, photos: readonly ShrunkPhoto[]): Promise<void> {
  await deleteStoredPhotos(draftId)
  await storeOrder(
    draftId,
    photos.map(({ id }) => id),
  )
  for (const photo of photos) await storePhoto(draftId, { id: photo.id, source: undefined, photo })
}
