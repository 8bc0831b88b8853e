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

/** What is said of a file that cannot be read as a picture. */
export const NO_PICTURE = 'The file is no WebP or JPEG picture'
/** Decoding one of the largest pictures takes 30 ms. */
const DECODING_SECONDS = 5
/** The side of what is decoded into. Every part of the file is read all the same, without making a pixel of each. */
const SAMPLE_PIXELS = 16

const maximumSide = (bucket: string, path: string) => BUCKETS[bucket]?.maximumSide(path) ?? 0

/** Reads the whole picture: a file that breaks off in the middle is none. */
export async function isWholePicture({ bucket, path, bytes }: SentFile): Promise<boolean> {
  const side = maximumSide(bucket, path)
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
 * Looks at the header of a file that is to be stored. Only where nothing is wrong with it is the rest worth reading.
 * @returns why it is refused, or nothing where it begins as a picture that the market's own forms make
 */
export async function problemOfHeader({ bucket, path, contentType, bytes }: SentFile): Promise<string | undefined> {
  const kind = pictureKind(bytes)
  if (!kind) return NO_PICTURE
  if (contentType !== TYPES[kind] || !path.endsWith(EXTENSIONS[kind])) {
    return 'The picture is of another kind than its name or its type says'
  }
  const side = maximumSide(bucket, path)
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (header?.format !== kind) return NO_PICTURE
  if (header.pages !== undefined && header.pages > 1) return 'The picture moves'
  if (header.isProgressive) return 'The picture is a progressive JPEG'
  return header.width > side || header.height > side ? `The picture is larger than ${side} pixels` : undefined
}
