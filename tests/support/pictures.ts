import sharp from 'sharp'

interface Wanted {
  /** Another number, another picture. */
  readonly seed?: number
  readonly width?: number
  readonly height?: number
}

function drawn({ seed = 1, width = 64, height = 48 }: Wanted) {
  const background = { r: (seed * 53) % 256, g: (seed * 101) % 256, b: (seed * 197) % 256 }
  return sharp({ create: { width, height, channels: 3, background } })
}

const exactly = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer

/** A small WebP of one colour, as the phones' forms make them. */
export const webp = async (wanted: Wanted = {}): Promise<ArrayBuffer> => exactly(await drawn(wanted).webp().toBuffer())

/** The same as a baseline JPEG. */
export const jpeg = async (wanted: Wanted = {}): Promise<ArrayBuffer> => exactly(await drawn(wanted).jpeg().toBuffer())

const COMMENT_BYTES = 65_533

/** A JPEG of exactly so many bytes: comments (T.81, B.2.4.5) fill it. */
export async function heavyJpeg(bytes: number): Promise<ArrayBuffer> {
  const picture = Buffer.from(await jpeg())
  const parts = [picture.subarray(0, 2)]
  for (let missing = bytes - picture.length; missing > 0; ) {
    const rest = missing - Math.min(missing, COMMENT_BYTES + 4)
    // What is left for the last one must at least hold its own marker and length.
    const length = rest > 0 && rest < 4 ? missing - 8 : missing - rest
    const segment = Buffer.alloc(length, 32)
    segment.writeUInt16BE(0xfffe, 0)
    segment.writeUInt16BE(length - 2, 2)
    parts.push(segment)
    missing -= length
  }
  return exactly(Buffer.concat([...parts, picture.subarray(2)]))
}

/** Forty bytes that say they are a WebP of 16,383 by 16,383 pixels: a gigabyte for whoever believes them. */
export function bombWebp(): ArrayBuffer {
  const bytes = Buffer.alloc(40)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(32, 4)
  bytes.write('WEBPVP8L', 8)
  bytes.writeUInt32LE(20, 16)
  bytes[20] = 0x2f
  bytes.writeUInt32LE((16_382 | (16_382 << 14)) >>> 0, 21)
  // Each of the five codes knows one symbol only, so that a pixel costs no bit.
  bytes.set([0x88, 0x88, 0x08], 25)
  return exactly(bytes)
}

/** Nested patterns and filters, which a renderer of SVG draws for a minute. */
export function slowSvg(): ArrayBuffer {
  const filter = '<feGaussianBlur stdDeviation="90"/>'.repeat(40)
  const shapes = '<circle r="900" cx="900" cy="900" filter="url(#f)"/>'.repeat(60)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><filter id="f">${filter}</filter>${shapes}</svg>`
  return exactly(Buffer.from(svg))
}

/** A WebP of several frames. */
export async function movingWebp(): Promise<ArrayBuffer> {
  const frames = await Promise.all([1, 2, 3].map((seed) => drawn({ seed }).png().toBuffer()))
  return exactly(
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  )
}

/** A JPEG that is sent in many passes: each costs its reader the whole picture. */
export const progressiveJpeg = async (): Promise<ArrayBuffer> =>
  exactly(await drawn({ width: 400, height: 300 }).jpeg({ progressive: true }).toBuffer())

/** How much of a picture's data is left of it where it breaks off. */
const LEFT_OF_DATA = 0.6

/** A WebP whose header promises no more than is there, and whose picture breaks off. */
export async function brokenWebp(): Promise<ArrayBuffer> {
  const whole = new Uint8Array(await webp({ width: 600, height: 400 }))
  const length = Math.floor((whole.length * LEFT_OF_DATA) / 2) * 2
  const bytes = whole.slice(0, length)
  const view = new DataView(bytes.buffer)
  const [riff, chunk] = [8, 20]
  view.setUint32(riff - 4, length - riff, true)
  view.setUint32(chunk - 4, length - chunk, true)
  return bytes.buffer
}
