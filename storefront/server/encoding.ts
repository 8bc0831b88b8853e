import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { Memory } from './memory.ts'

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** What a person waits for: 3 ms for a page of 100 KB. */
const QUICK_BROTLI = 5
/** What is made once and sent often: a tenth smaller, for 70 ms of one processor. */
const BEST_BROTLI = 10
const GZIP_LEVEL = 9

/** Compresses while somebody waits. */
export function quickly(encoding: Exclude<Encoding, 'identity'>, body: Uint8Array): Promise<Buffer> {
  return encoding === 'gzip' ? deflate(body, { level: GZIP_LEVEL }) : withBrotli(body, QUICK_BROTLI)
}

/** Compresses as well as it pays; nobody should wait for it. */
export const thoroughly = (body: Uint8Array): Promise<Buffer> => withBrotli(body, BEST_BROTLI)

/** Undoes Brotli. */
export const expand: (body: Uint8Array) => Promise<Buffer> = promisify(brotliDecompress)

function withBrotli(body: Uint8Array, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

/** @returns whether an `Accept-Encoding` header takes a coding, or nothing where it does not speak of it */
function takes(header: string, coding: string): boolean | undefined {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (name === coding) return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  }
  return undefined
}

/** A few browsers say the same few things. */
const encodings = new Memory<Encoding>(100)

/** The smallest form that a client takes (RFC 9110, section 12.5.3): its own ranking of what it takes is not asked for. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  return encodings.get(acceptEncoding) ?? encodings.set(acceptEncoding, smallestOf(acceptEncoding))
}

function smallestOf(acceptEncoding: string): Encoding {
  const others = takes(acceptEncoding, '*') ?? false
  if (takes(acceptEncoding, 'br') ?? others) return 'br'
  if (takes(acceptEncoding, 'gzip') ?? others) return 'gzip'
  return 'identity'
}
