/** The two kinds of picture that the market stores. */
export type PictureKind = 'webp' | 'jpeg'

const textAt = (bytes: Uint8Array, start: number) => String.fromCharCode(...bytes.subarray(start, start + 4))

/** A RIFF file says how long it is (RFC 9649, section 2.4). */
function isWholeWebp(bytes: Uint8Array): boolean {
  if (bytes.length < 12 || textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return false
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true)
  return size + 8 === bytes.length
}

/** A JPEG begins with SOI and ends with EOI (T.81, B.1.1.3). */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes
  const [beforeLast, last] = bytes.subarray(-2)
  return first === 0xff && second === 0xd8 && third === 0xff && beforeLast === 0xff && last === 0xd9
}

/**
 * What a file is by its own bytes, whatever its name or a request says; nothing where it is neither, where its end is
 * missing, or where something follows it. Whoever opens pictures asks here first: what is drawn by a program, as SVG is,
 * or what a rarely used decoder reads, never comes as far as a decoder.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (isWholeWebp(bytes)) return 'webp'
  return isWholeJpeg(bytes) ? 'jpeg' : undefined
}
