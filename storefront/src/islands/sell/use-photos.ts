import { PHOTO_CHOSEN_BYTES, PHOTOS_PER_LISTING } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import { checkChosenFile, type PhotoProblem, problemOfUnopened } from '@maveshi/shared/photo/chosen'
import { useEffect, useMemo, useState } from 'react'
import { sendPhoto } from '../../data/member/own-listings.ts'
import type { Unready } from '../../data/phone/stored-photos.ts'
import { type PhotoSlot, readyPhotos } from '../../data/rules/photo-slots.ts'
import { newId } from './draft.ts'
import { fingerprint } from './fingerprint.ts'
import { shrinkPhoto, startWorker } from './shrink-photo.ts'
import { usePhotoSlots } from './use-photo-slots.ts'
import { useSending } from './use-sending.ts'

export type { Sending } from './use-sending.ts'

const MEGABYTE = 1024 * 1024

/** What was taken away last, and where it was. */
interface Removed {
  readonly slot: PhotoSlot
  readonly index: number
}

/** The photographs of a draft: chosen, shrunk, stored on the phone, put in order, sent. */
export function usePhotos(draftId: string, t: Translate) {
  const held = usePhotoSlots(draftId)
  const { sending, shares, mark } = useSending()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [news, setNews] = useState('')
  const [removed, setRemoved] = useState<Removed>()
  // The same list until one of them changes: pictures are shown from it.
  const photos = useMemo(() => readyPhotos(held.slots), [held.slots])

  useEffect(startWorker, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said about one draft says nothing about another.
  useEffect(() => {
    setProblems([])
    setNews('')
    setRemoved(undefined)
  }, [draftId])

  const complain = (problem: string) => setProblems((before) => [...before, problem])
  const complainOf = (code: PhotoProblem, { name, size }: File) =>
    complain(
      t(`createListing:errors.${code}`, {
        name,
        size: Math.round(size / MEGABYTE),
        max: PHOTO_CHOSEN_BYTES / MEGABYTE,
      }),
    )
  const numberOf = (id: string) => held.current().findIndex((slot) => slot.id === id) + 1

  /** Gives a file its place, or says why it gets none. Waits for nothing but the file's own ends. */
  async function place(file: File): Promise<Unready | undefined> {
    const problem = checkChosenFile(file)
    if (problem) return void complainOf(problem, file)
    const source = await fingerprint(file).catch(() => undefined)
    if (!source) return void complainOf('photoBroken', file)
    const same = held.current().find((slot) => slot.source === source)
    if (same) return void complain(t('createListing:errors.photoTwice', { name: file.name, number: numberOf(same.id) }))
    if (held.current().length >= PHOTOS_PER_LISTING) return void complain(tooMany)
    const slot = { id: newId(), source, photo: undefined }
    held.append([slot])
    void navigator.storage?.persist?.()
    void held.storeFile({ file, slot })
    return { file, slot }
  }
  const tooMany = t('createListing:errors.photoCount', { max: PHOTOS_PER_LISTING })

  async function prepare({ file, slot: { id } }: Unready) {
    try {
      const shrunk = await shrinkPhoto(file, () => held.isHere(id))
      if (shrunk) held.fill({ id, ...shrunk })
    } catch {
      complainOf(problemOfUnopened(file), file)
      held.take(id)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file that was found is made ready once.
  useEffect(() => {
    for (const found of held.unready) void prepare(found)
  }, [held.unready])

  async function add(files: readonly File[]) {
    setProblems([])
    setRemoved(undefined)
    const chosen: Unready[] = []
    for (const file of files) {
      const placed = await place(file)
      if (placed) chosen.push(placed)
    }
    setProblems((before) => [...new Set(before)])
    await Promise.all(chosen.map(prepare))
  }

  function move(id: string, index: number) {
    const number = numberOf(id)
    if (index < 0 || index >= held.slots.length || index === number - 1) return
    held.move(id, index)
    setNews(
      index === 0
        ? t('createListing:photos.isCover', { number })
        : t('createListing:photos.moved', { number, to: index + 1 }),
    )
  }

  function remove(id: string) {
    const number = numberOf(id)
    // As they are now: another one may have gone, or got ready, since this was drawn.
    const slot = held.current()[number - 1]
    if (!slot) return
    held.take(id)
    setRemoved(slot.photo && { slot, index: number - 1 })
    setNews(t('createListing:photos.removed', { number }))
  }

  function putBack() {
    if (!removed) return
    held.putBack(removed.slot, Math.min(removed.index, held.current().length))
    setNews(t('createListing:photos.isBack', { number: removed.index + 1 }))
    setRemoved(undefined)
  }

  async function sendAgain(id: string) {
    const photo = photos.find((one) => one.id === id)
    if (!photo) return
    mark(id, 'sending')
    const isSent = await sendPhoto(draftId, photo, (share) => mark(id, 'sending', share)).then(
      () => true,
      () => false,
    )
    mark(id, isSent ? 'sent' : 'failed')
  }

  return {
    /** Those that are ready, the cover first. */
    photos,
    /** All of them, those too that are being prepared. */
    slots: held.slots,
    preparing: held.slots.length - photos.length,
    isLoaded: held.isLoaded,
    isStored: held.isStored,
    settled: held.settled,
    problems,
    /** What has just been done, for those who cannot see it. */
    news,
    removed,
    sending,
    shares,
    add,
    move,
    makeCover: (id: string) => move(id, 0),
    remove,
    putBack,
    sendAgain,
    mark,
  }
}

export type Photos = ReturnType<typeof usePhotos>
