import { PHOTO_CHOSEN_BYTES, PHOTOS_PER_LISTING } from '@maveshi/shared/limits'
import type { Translate } from '@maveshi/shared/locale/translate'
import { useEffect, useState } from 'react'
import type { ShrunkPhoto } from '../../data/own-listings.ts'
import { newId } from './draft.ts'
import { keepPhotos, readKeptPhotos } from './kept-photos.ts'
import { checkChosenFile, type PhotoProblem, shrinkPhoto } from './shrink-photo.ts'

/** How far one photograph has come. */
export type Sending = 'waiting' | 'sending' | 'sent' | 'failed'

const MEGABYTE = 1024 * 1024

function sentence(t: Translate, code: PhotoProblem, file: File): string {
  return t(`createListing:errors.${code}`, {
    name: file.name,
    size: Math.round(file.size / MEGABYTE),
    max: PHOTO_CHOSEN_BYTES / MEGABYTE,
  })
}

/** The photographs of a draft: chosen, shrunk, kept on the phone, put in order. */
export function usePhotos(draftId: string, t: Translate) {
  const [photos, setPhotos] = useState<readonly ShrunkPhoto[]>([])
  const [preparing, setPreparing] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [sending, setSending] = useState<Readonly<Record<string, Sending>>>({})

  useEffect(() => {
    readKeptPhotos(draftId).then(setPhotos)
  }, [draftId])

  function change(next: (before: readonly ShrunkPhoto[]) => readonly ShrunkPhoto[]) {
    setPhotos((before) => {
      const after = next(before)
      void keepPhotos(draftId, after)
      return after
    })
  }

  async function addOne(file: File): Promise<string | undefined> {
    const problem = checkChosenFile(file)
    if (problem) return sentence(t, problem, file)
    setPreparing((count) => count + 1)
    try {
      const shrunk = await shrinkPhoto(file)
      change((before) => [...before, { id: newId(), ...shrunk }])
    } catch {
      return sentence(t, 'photoBroken', file)
    } finally {
      setPreparing((count) => count - 1)
    }
  }

  async function add(files: readonly File[]) {
    const room = PHOTOS_PER_LISTING - photos.length
    const found = await Promise.all(files.slice(0, room).map(addOne))
    const tooMany = files.length > room ? [t('createListing:errors.photoCount', { count: PHOTOS_PER_LISTING })] : []
    setProblems([...found.filter((one) => one !== undefined), ...tooMany])
  }

  return {
    photos,
    preparing,
    problems,
    sending,
    add,
    remove: (id: string) => change((before) => before.filter((photo) => photo.id !== id)),
    makeCover: (id: string) =>
      change((before) => [...before.filter((photo) => photo.id === id), ...before.filter((photo) => photo.id !== id)]),
    mark: (id: string, state: Sending) => setSending((before) => ({ ...before, [id]: state })),
  }
}

export type Photos = ReturnType<typeof usePhotos>
