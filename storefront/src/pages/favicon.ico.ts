import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { markSvg } from '../pictures/brand.ts'

export const prerender = true

const SIDE_PX = 32
const HEADER_BYTES = 22

/** The header of an icon file that holds one PNG of 32 by 32 pixels. */
function iconHeader(pngBytes: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // with one picture
  header.writeUInt8(SIDE_PX, 6)
  header.writeUInt8(SIDE_PX, 7)
  header.writeUInt16LE(1, 10) // colour plane
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(pngBytes, 14)
  header.writeUInt32LE(HEADER_BYTES, 18)
  return header
}

/** For browsers that ask for this name without being told. */
export const GET: APIRoute = async () => {
  const svg = markSvg({ corner: 14, cow: 54 })
  const png = await sharp(Buffer.from(svg), { density: 600 }).resize(SIDE_PX, SIDE_PX).png().toBuffer()
  return new Response(new Uint8Array(Buffer.concat([iconHeader(png.length), png])), {
    headers: { 'content-type': 'image/x-icon' },
  })
}
