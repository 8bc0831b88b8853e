import { PHOTO_CHOSEN_BYTES, PHOTOS_PER_LISTING } from '@maveshi/shared/limits'
import { newId } from '@maveshi/shared/listing/typed'
import { checkChosenFile, type PhotoProblem, problemOfUnopened } from '@maveshi/shared/photo/chosen'
import { shrink } from '@maveshi/shared/photo/shrink'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ReadyPhoto } from '../../providers/assisted-listings.ts'

/** A photograph with an address to show it by. */
export interface ShownPhoto extends ReadyPhoto {
  readonly url: string
}

const MEGABYTE = 1024 * 1024

function revokeUrls(photos: readonly ShownPhoto[]): void {
  for (const { url } of photos) URL.revokeObjectURL(url)
}

/** The photographs of a listing: chosen, shrunk one after the other, put in order. */
export function usePhotos() {
  const translate = useTranslate()
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([])
  const [preparing, setPreparing] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])
  const shown = useRef(photos)
  shown.current = photos
  useEffect(() => () => revokeUrls(shown.current), [])

  const complainOf = (code: PhotoProblem, { name, size }: File) => {
    const numbers = { name, size: Math.round(size / MEGABYTE), max: PHOTO_CHOSEN_BYTES / MEGABYTE }
    setProblems((before) => [...before, translate(`createListing:errors.${code}`, numbers)])
  }

  async function prepare(file: File): Promise<void> {
    const problem = checkChosenFile(file)
    if (problem) return complainOf(problem, file)
    try {
      const shrunk = await shrink(file)
      const photo = { id: newId(), ...shrunk, url: URL.createObjectURL(shrunk.card) }
      setPhotos((before) => [...before, photo])
    } catch {
      complainOf(problemOfUnopened(file), file)
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const room = PHOTOS_PER_LISTING - photos.length
    const tooMany = translate('createListing:errors.photoCount', { max: PHOTOS_PER_LISTING })
    setProblems(files.length > room ? [tooMany] : [])
    const chosen = files.slice(0, room)
    for (const [index, file] of chosen.entries()) {
      setPreparing(chosen.length - index)
      await prepare(file)
    }
    setPreparing(0)
  }

  return {
    photos,
    preparing,
    problems,
    add,
    remove(id: string) {
      revokeUrls(photos.filter((photo) => photo.id === id))
      setPhotos((before) => before.filter((photo) => photo.id !== id))
    },
    makeCover(id: string) {
      const isCover = (photo: ShownPhoto) => photo.id === id
      setPhotos((before) => [...before.filter(isCover), ...before.filter((photo) => !isCover(photo))])
    },
    clear() {
      revokeUrls(photos)
      setPhotos([])
      setProblems([])
    },
  }
}

export type Photos = ReturnType<typeof usePhotos>
