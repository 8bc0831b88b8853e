import { useEffect, useState } from 'react'
import type { ShrunkPhoto } from '../../data/own-listings.ts'
import type { Photo } from '../../data/photos.ts'

function photoOf({ full, card, width, height, preview }: ShrunkPhoto): Photo {
  return { url: URL.createObjectURL(full), cardUrl: URL.createObjectURL(card), width, height, preview }
}

/** Photographs that are still on the phone, with addresses for as long as they are shown. */
export function usePhotoUrls(photos: readonly ShrunkPhoto[]): readonly Photo[] {
  const [shown, setShown] = useState<readonly Photo[]>([])
  useEffect(() => {
    const made = photos.map(photoOf)
    setShown(made)
    return () => {
      for (const { url, cardUrl } of made) {
        URL.revokeObjectURL(url)
        URL.revokeObjectURL(cardUrl)
      }
    }
  }, [photos])
  return shown
}
