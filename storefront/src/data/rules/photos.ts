import { PHOTO_BUCKET } from '@maveshi/shared/access/session'

/** A photograph as the database names it. */
export interface PhotoRow {
  path: string
  card_path: string
  width: number
  height: number
  position: number
  preview: string
}

/** A photograph with addresses. `preview` is the colour to show until it arrives. */
export interface Photo {
  readonly url: string
  readonly cardUrl: string
  readonly width: number
  readonly height: number
  readonly preview: string
}

function publicUrl(path: string): string {
  return `/storage/v1/object/public/${PHOTO_BUCKET}/${path}`
}

/** Photographs in order, the cover first. */
export function photosOf(rows: readonly PhotoRow[]): Photo[] {
  return [...rows]
    .sort((a, b) => a.position - b.position)
    .map(({ path, card_path, width, height, preview }) => ({
      url: publicUrl(path),
      cardUrl: publicUrl(card_path),
      width,
      height,
      preview,
    }))
}
