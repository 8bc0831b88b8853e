import { deflateRawSync } from 'node:zlib'

/** A WebP (lossless) that says to be so many pixels wide and high, and holds next to nothing. */
function webp(width: number, height: number, tail: Buffer): Buffer {
  const bits = (width - 1) | ((height - 1) << 14)
  const chunk = Buffer.concat([Buffer.from([0x2f]), Buffer.from(new Uint32Array([bits >>> 0]).buffer), tail])
  const padded = chunk.length % 2 ? Buffer.concat([chunk, Buffer.alloc(1)]) : chunk
  const size = Buffer.alloc(4)
  size.writeUInt32LE(chunk.length)
  const whole = Buffer.alloc(4)
  whole.writeUInt32LE(12 + padded.length)
  return Buffer.concat([Buffer.from('RIFF'), whole, Buffer.from('WEBPVP8L'), size, padded])
}

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999">${inside}</svg>`)
const jpegHead = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108fffffffffe03012200021101031101', 'hex')

/** Files that no bucket of pictures should hold, by what is wrong with them. */
export const BAD_FILES: Readonly<Record<string, Buffer>> = {
  'nothing at all': Buffer.alloc(0),
  'one byte': Buffer.from([0]),
  'a web page': Buffer.from('<!doctype html><script>alert(document.domain)</script>'),
  'a drawing with a script': svg('<script>alert(1)</script><image href="http://127.0.0.1/"/>'),
  'a drawing that repeats itself': svg(`<defs><g id="a">${'<use href="#b"/>'.repeat(50)}</g></defs>`),
  'a WebP of 16,383² pixels': webp(16_383, 16_383, Buffer.alloc(12)),
  'a WebP that ends early': webp(100, 100, Buffer.alloc(0)),
  'the beginning of a WebP': Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8X', 'latin1'),
  'the beginning of a JPEG': jpegHead,
  'a JPEG with a script behind it': Buffer.concat([jpegHead, Buffer.from('<?php phpinfo() ?>')]),
  'an animation': Buffer.concat([
    Buffer.from('RIFF\x40\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x02\x00\x00\x00', 'latin1'),
    Buffer.alloc(40),
  ]),
  'a GIF': Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
  'a ZIP': Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), deflateRawSync(Buffer.alloc(100_000))]),
  'more than the bucket takes': Buffer.concat([webp(10, 10, Buffer.alloc(4)), Buffer.alloc(1_100_000)]),
  'a little more than an avatar': Buffer.alloc(33_000, 1),
}

/** One pixel, and nothing wrong with it. */
export const GOOD_FILE = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
