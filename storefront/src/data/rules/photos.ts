import { inOrder, PHOTO_COLUMNS, photoFile, type StoredPhoto } from '@maveshi/shared/photo/stored'

/** What is asked of a listing's photographs beside its own columns. */
export const PHOTOS = `photos:listing_photos(${PHOTO_COLUMNS})` as const

/** A photograph with addresses. `preview` is the colour to show until it arrives. */
export interface Photo {
  readonly url: string
  readonly cardUrl: string
  readonly width: number
  readonly height: number
  readonly preview: string
}

/** Photographs in order, the cover first. */
export function photosOf(rows: readonly StoredPhoto[]): Photo[] {
  return inOrder(rows).map(({ path, card_path, width, height, preview }) => ({
    url: photoFile(path),
    cardUrl: photoFile(card_path),
    width,
    height,
    preview,
  }))
}
