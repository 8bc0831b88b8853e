import { pictureKind } from '@maveshi/shared/photo/kind'
import sharp from 'sharp'
import { BUCKETS } from './buckets.ts'

/** A file as it was sent. */
export interface SentFile {
  readonly bucket: string
  readonly path: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

const TYPES = { webp: 'image/webp', jpeg: 'image/jpeg' } as const
const EXTENSIONS = { webp: '.webp', jpeg: '.jpg' } as const

const NO_PICTURE = 'The file is no WebP or JPEG picture'
/** Decoding one of the largest pictures takes 30 ms. */
const DECODING_SECONDS = 5
/** The side of what is decoded into. Every part of the file is read all the same, without making a pixel of each. */
const SAMPLE_PIXELS = 16

/** Reads the whole picture: a file that breaks off in the middle is none. */
async function isDecodable(bytes: Uint8Array, side: number): Promise<boolean> {
  const options = { limitInputPixels: side * side, failOn: 'error', autoOrient: false } as const
  return sharp(bytes, options)
    .timeout({ seconds: DECODING_SECONDS })
    .resize(SAMPLE_PIXELS, SAMPLE_PIXELS, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

/**
 * Looks at the content of a file that is to be stored. Only the header is read until it is known to be small.
 * @returns why it is refused, or nothing where it is a picture as the market's own forms make them
 */
export async function problemOfPicture({ bucket, path, contentType, bytes }: SentFile): Promise<string | undefined> {
  const kind = pictureKind(bytes)
  if (!kind) return NO_PICTURE
  if (contentType !== TYPES[kind] || !path.endsWith(EXTENSIONS[kind])) {
    return 'The picture is of another kind than its name or its type says'
  }
  const side = BUCKETS[bucket]?.maximumSide(path) ?? 0
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (header?.format !== kind) return NO_PICTURE
  if (header.pages !== undefined && header.pages > 1) return 'The picture moves'
  if (header.isProgressive) return 'The picture is a progressive JPEG'
  if (header.width > side || header.height > side) return `The picture is larger than ${side} pixels`
  return (await isDecodable(bytes, side)) ? undefined : NO_PICTURE
}
