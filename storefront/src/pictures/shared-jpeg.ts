import { createHash } from 'node:crypto'
import { PHOTO_LONG_SIDE_PX } from '@maveshi/shared/limits'
import { pictureKind } from '@maveshi/shared/photo/kind'
import PQueue from 'p-queue'

/** Of 100: a messenger shows the picture small. */
const QUALITY = 75
/** One of the largest takes 60 ms. */
const DECODING_SECONDS = 5

/** How many pictures are made at once, and how many wait for it: the processor is for pages. */
const AT_ONCE = 1
const WAITING = 24
/** About 150 pictures. */
const CACHED_BYTES = 16 * 1024 * 1024

/** More pictures are asked for than this server has time for. */
export class TooManyPictures extends Error {
  override name = 'TooManyPictures'
}

/**
 * Reads the header alone until the picture is known to be small: what lies in a storage may be anything.
 * @returns nothing where it is no photograph as the market's forms make them
 */
async function decode(bytes: Uint8Array): Promise<Buffer | undefined> {
  const kind = pictureKind(bytes)
  if (!kind) return undefined
  const { default: sharp } = await import('sharp')
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  const isSmall = Math.max(header.width, header.height) <= PHOTO_LONG_SIDE_PX
  if (header.format !== kind || !isSmall || header.isProgressive || (header.pages ?? 1) > 1) return undefined
  return sharp(bytes, { limitInputPixels: PHOTO_LONG_SIDE_PX ** 2 })
    .timeout({ seconds: DECODING_SECONDS })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** Makes JPEGs of photographs, each once: what was made is cached by content, as much of it as fits. */
export class SharedJpegs {
  readonly #queue = new PQueue({ concurrency: AT_ONCE })
  readonly #made = new Map<string, Promise<Buffer | undefined>>()
  readonly #sizes = new Map<string, number>()
  #bytes = 0

  /** How many were decoded. */
  decoded = 0

  /**
   * @returns nothing where the photograph cannot be shown
   * @throws TooManyPictures
   */
  async of(photograph: Uint8Array): Promise<Buffer | undefined> {
    const key = createHash('sha256').update(photograph).digest('base64url')
    const before = this.#made.get(key)
    if (before) return before
    if (this.#queue.size >= WAITING) throw new TooManyPictures()
    const making = this.#queue.add(() => {
      this.decoded += 1
      return decode(photograph).catch(() => undefined)
    })
    this.#made.set(key, making)
    this.#cache(key, (await making)?.length ?? 0)
    return making
  }

  /** What has been there longest goes first. What cannot be shown is remembered too, and counted as a kilobyte. */
  #cache(key: string, size: number): void {
    this.#sizes.set(key, size + 1024)
    this.#bytes += size + 1024
    for (const [oldest, bytes] of this.#sizes) {
      if (this.#bytes <= CACHED_BYTES) break
      this.#sizes.delete(oldest)
      this.#made.delete(oldest)
      this.#bytes -= bytes
    }
  }
}
