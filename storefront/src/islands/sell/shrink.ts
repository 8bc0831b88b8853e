import { PHOTO_CARD_SIDE_PX, PHOTO_LONG_SIDE_PX, PHOTO_STORED_BYTES } from '@maveshi/shared/limits'

/** A photograph in its two sizes, upright and without EXIF: only pixels are drawn, so nothing else comes along. */
export interface Shrunk {
  readonly full: Blob
  readonly card: Blob
  readonly width: number
  readonly height: number
  /** The middle colour as #rrggbb. */
  readonly preview: string
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

function createCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function draw(source: ImageBitmap | Canvas, longSide_px: number): Canvas {
  const scale = Math.min(1, longSide_px / Math.max(source.width, source.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale)),
  )
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

function encode(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), type, quality)
  })
}

const QUALITIES = [0.82, 0.7, 0.58, 0.45, 0.3]

/** WebP where the browser writes it, else JPEG; coarser and at last smaller, until it fits. */
async function encodeWithin(canvas: Canvas, max_bytes: number): Promise<Blob> {
  const probe = await encode(draw(canvas, 1), 'image/webp', 1)
  const type = probe.type === 'image/webp' ? 'image/webp' : 'image/jpeg'
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, type, quality)
    if (blob.size <= max_bytes) return blob
  }
  return encodeWithin(draw(canvas, Math.max(canvas.width, canvas.height) * 0.75), max_bytes)
}

function middleColour(card: Canvas): string {
  const dot = draw(card, 1)
  const context = dot.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * Shrinks a chosen file.
 * @throws DOMException when the file is no picture that this browser can open
 */
export async function shrink(file: Blob): Promise<Shrunk> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const large = draw(bitmap, PHOTO_LONG_SIDE_PX)
  bitmap.close()
  const small = draw(large, PHOTO_CARD_SIDE_PX)
  const [full, card] = [
    await encodeWithin(large, PHOTO_STORED_BYTES),
    await encodeWithin(small, PHOTO_STORED_BYTES / 4),
  ]
  return { full, card, width: large.width, height: large.height, preview: middleColour(small) }
}
