import { useMemo } from 'react'
import type { ShrunkPhoto } from '../../data/rules/draft-listing.ts'
import type { Photo } from '../../data/rules/photos.ts'
import { photoUrl } from './photo-url.ts'

function photoOf({ full, card, width, height, preview }: ShrunkPhoto): Photo {
  return { url: photoUrl(full), cardUrl: photoUrl(card), width, height, preview }
}

/** Photographs that are still on the phone, with addresses. */
export function usePhotoUrls(photos: readonly ShrunkPhoto[]): readonly Photo[] {
  return useMemo(() => photos.map(photoOf), [photos])
}
