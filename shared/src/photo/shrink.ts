import { PHOTO_CARD_BYTES, PHOTO_CARD_SIDE_PX, PHOTO_LONG_SIDE_PX, PHOTO_STORED_BYTES } from '../limits.ts'
import { closePicture, openPicture, type Picture } from './open.ts'

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

function draw(source: Picture | Canvas, longSide_px: number): Canvas {
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

/** Gives a canvas's memory back at once: a phone may not clean up before the next photograph. */
function free(canvas: Canvas): void {
  canvas.width = 0
  canvas.height = 0
}

function encode(canvas: Canvas, type: string, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))), type, quality)
  })
}

let storedType: Promise<string> | undefined

/** WebP where the browser writes it, else JPEG. */
function findStoredType(canvas: Canvas): Promise<string> {
  storedType ??= encode(draw(canvas, 1), 'image/webp', 1).then(({ type }) =>
    type === 'image/webp' ? type : 'image/jpeg',
  )
  return storedType
}

/** What is tried in turn until a picture is light enough, from 0 to 1. */
export const QUALITIES = [0.8, 0.72, 0.64, 0.56, 0.48, 0.4]

/** How many qualities to go down when a picture is so many times too heavy: each takes off about a seventh. */
const stepsFor = (excess: number) => Math.max(1, Math.floor(Math.log(excess) / Math.log(1.2)))

/** Coarser and at last smaller, until it fits. */
async function encodeWithin(canvas: Canvas, max_bytes: number): Promise<Blob> {
  const type = await findStoredType(canvas)
  let step = 0
  for (let quality = QUALITIES[0]; quality !== undefined; quality = QUALITIES[step]) {
    const blob = await encode(canvas, type, quality)
    if (blob.size <= max_bytes) return blob
    const isLast = step === QUALITIES.length - 1
    step = isLast ? QUALITIES.length : Math.min(step + stepsFor(blob.size / max_bytes), QUALITIES.length - 1)
  }
  const smaller = draw(canvas, Math.max(canvas.width, canvas.height) * 0.8)
  return encodeWithin(smaller, max_bytes).finally(() => free(smaller))
}

function middleColour(card: Canvas): string {
  const dot = draw(card, 1)
  const context = dot.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A file that is larger holds more pixels than we store, whatever its format. */
const LARGE_FILE_BYTES = 1024 * 1024

/**
 * Opens a file upright. A large one is made as wide as the long side may be while it is opened, so that its tens of
 * megabytes of pixels never meet the rest of our work in a small memory. Whether a browser turns it before or after
 * that, the long side is not shorter than it should be.
 */
function open(file: Blob): Promise<Picture> {
  return openPicture(
    file,
    file.size > LARGE_FILE_BYTES ? { resizeWidth: PHOTO_LONG_SIDE_PX, resizeQuality: 'high' } : {},
  )
}

/**
 * Shrinks a chosen file.
 * @throws DOMException when the file is no picture that this browser can open
 */
export async function shrink(file: Blob): Promise<Shrunk> {
  const picture = await open(file)
  const large = draw(picture, PHOTO_LONG_SIDE_PX)
  closePicture(picture)
  const small = draw(large, PHOTO_CARD_SIDE_PX)
  const { width, height } = large
  const preview = middleColour(small)
  const full = await encodeWithin(large, PHOTO_STORED_BYTES)
  free(large)
  const card = await encodeWithin(small, PHOTO_CARD_BYTES)
  free(small)
  return { full, card, width, height, preview }
}
