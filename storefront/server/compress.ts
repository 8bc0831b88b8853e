import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** What a person waits for: 3 ms for a page of 100 KB. */
const QUICK_BROTLI = 5
/** What is made once and sent often: a tenth smaller, for 100 ms of one processor. */
const BEST_BROTLI = 11
const GZIP_LEVEL = 9

/** Compresses while somebody waits. */
export function quickly(encoding: Exclude<Encoding, 'identity'>, body: Uint8Array): Promise<Buffer> {
  return encoding === 'gzip' ? deflate(body, { level: GZIP_LEVEL }) : withBrotli(body, QUICK_BROTLI)
}

/** Compresses as well as it pays; nobody should wait for it. */
export const thoroughly = (body: Uint8Array): Promise<Buffer> => withBrotli(body, BEST_BROTLI)

/** Undoes Brotli. */
export const expand: (body: Uint8Array) => Promise<Buffer> = promisify(brotliDecompress)

/** How far back Brotli looks, as powers of two that it knows: what it keeps for that takes memory of the same size. */
const WINDOW_BITS = { least: 16, most: 22 } as const

/** All of a body and no more. */
const windowOf = ({ length }: Uint8Array): number =>
  Math.min(Math.max(Math.ceil(Math.log2(length + 16)), WINDOW_BITS.least), WINDOW_BITS.most)

function withBrotli(body: Uint8Array, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(body),
    },
  })
}
