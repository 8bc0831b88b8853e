import type { APIRoute } from 'astro'
import { readCoverFile } from '../../../data/guest/photo-file.ts'
import { SharedJpegs, TooManyPictures } from '../../../pictures/shared-jpeg.ts'

const pictures = new SharedJpegs()

const RETRY_SECONDS = 5

async function pictureOf(photograph: Uint8Array): Promise<Response> {
  try {
    const jpeg = await pictures.of(photograph)
    if (!jpeg) return new Response(null, { status: 404 })
    const headers = { 'content-type': 'image/jpeg', 'cache-control': 'no-store' }
    return new Response(new Uint8Array(jpeg), { headers })
  } catch (error) {
    if (!(error instanceof TooManyPictures)) throw error
    return new Response(null, { status: 429, headers: { 'retry-after': String(RETRY_SECONDS) } })
  }
}

/**
 * A listing's cover as messengers show it beside a shared link: not all of them read WebP, all read JPEG. They cache it
 * themselves; the pages' memory is for pages.
 */
export const GET: APIRoute = async ({ params }) => {
  const photograph = await readCoverFile(params.id ?? '')
  return photograph ? pictureOf(photograph) : new Response(null, { status: 404 })
}
