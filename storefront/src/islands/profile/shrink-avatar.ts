import { AVATAR_SIDE_PX, AVATAR_STORED_BYTES } from '@maveshi/shared/limits'
import { closePicture, openPicture, type Picture } from '@maveshi/shared/photo/open'

const QUALITIES = [0.85, 0.7, 0.55, 0.4, 0.25]

function encode(canvas: HTMLCanvasElement, quality: number, type = 'image/webp'): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), type, quality)
  })
}

/** WebP where the browser writes it, else JPEG. */
async function encodeSmall(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const blob = await encode(canvas, quality)
  return blob.type === 'image/webp' ? blob : encode(canvas, quality, 'image/jpeg')
}

/** The middle of a picture, upright, as a square. */
function square(bitmap: Picture): HTMLCanvasElement {
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  const canvas = Object.assign(document.createElement('canvas'), { width: AVATAR_SIDE_PX, height: AVATAR_SIDE_PX })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The canvas cannot be drawn on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, side, side, 0, 0, AVATAR_SIDE_PX, AVATAR_SIDE_PX)
  return canvas
}

/**
 * Makes a chosen file a small square. Only pixels are drawn, so nothing else of the file comes along.
 * @throws Error when the file is no picture that this browser can open
 */
export async function shrinkAvatar(file: Blob): Promise<Blob> {
  const picture = await openPicture(file, {})
  const canvas = square(picture)
  closePicture(picture)
  for (const quality of QUALITIES) {
    const blob = await encodeSmall(canvas, quality)
    if (blob.size <= AVATAR_STORED_BYTES) return blob
  }
  throw new Error('The picture cannot be made small enough')
}
