import type { APIRoute } from 'astro'
import { readListing } from '../../../data/listing-detail.ts'
import { readPhotoFile } from '../../../data/photo-file.ts'

/** Of 100: a messenger shows the picture small. */
const QUALITY = 75

/**
 * A listing's cover as messengers show it beside a shared link: not all of them read WebP, all read JPEG. They keep it
 * themselves; this server's memory is for pages.
 */
export const GET: APIRoute = async ({ params }) => {
  const listing = await readListing(params.id ?? '')
  const cover = listing?.photos[0]
  if (!cover) return new Response(null, { status: 404 })
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(await readPhotoFile(cover))
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' } })
}
