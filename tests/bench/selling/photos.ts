import { PHOTO_CARD_BYTES, PHOTO_CARD_SIDE_PX, PHOTO_LONG_SIDE_PX, PHOTO_STORED_BYTES } from '@maveshi/shared/limits'
import { QUALITIES } from '@maveshi/shared/photo/shrink'
import sharp from 'sharp'
import { herdPhotos } from '../../support/herd-photos.ts'

/** A photograph in the two sizes that a phone sends. */
export interface PhonePhoto {
  readonly full: Buffer
  readonly card: Buffer
}

/** As heavy as it may be, in the qualities that a phone tries. */
async function shrinkTo(photo: Buffer, side_px: number, max_bytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(photo)
      .resize(side_px, side_px, { fit: 'inside' })
      .webp({ quality: quality * 100 })
      .toBuffer()
    if (picture.length <= max_bytes) return picture
  }
  return shrinkTo(photo, Math.round(side_px * 0.8), max_bytes)
}

/** Photographs of animals in the grass, as the form for selling makes them. */
export async function phonePhotos(count: number): Promise<PhonePhoto[]> {
  const shrunk = (await herdPhotos(count)).map(async (photo) => ({
    full: await shrinkTo(photo, PHOTO_LONG_SIDE_PX, PHOTO_STORED_BYTES),
    card: await shrinkTo(photo, PHOTO_CARD_SIDE_PX, PHOTO_CARD_BYTES),
  }))
  return Promise.all(shrunk)
}
