import { PHOTO_COLUMNS } from '@maveshi/shared/photo/stored'
import { paths } from '../../paths.ts'
import { photosOf } from '../rules/photos.ts'
import { fetchAgain } from './ask-again.ts'
import { guestClient, required, rowsOf, TIMEOUT_MS } from './guest-client.ts'

/** Beyond what the bucket takes nothing is read. */
const FILE_BYTES = 1024 * 1024

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The bytes of an answer, or nothing where they are more than a photograph has. */
async function bytesOf(answer: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength
    if (length > FILE_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * The bytes of the cover of a listing on offer, on the server; nothing where there is no such listing, or it has none.
 * @throws Error when the database or the storage does not answer
 */
export async function readCoverFile(listingId: string): Promise<Uint8Array | undefined> {
  if (!UUID.test(listingId)) return undefined
  const covers = guestClient().from('listing_photos').select(PHOTO_COLUMNS).eq('listing_id', listingId)
  const rows = rowsOf(await covers.order('position').limit(1))
  const [cover] = photosOf(rows)
  if (!cover) return undefined
  const answer = await fetchAgain(required('SUPABASE_URL') + cover.url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`The storage answered ${answer.status} for ${cover.url}`)
  return bytesOf(answer)
}

/** Where a listing's cover is for shared links. Among the paths it would travel to every phone that signs in. */
export const sharedPicture = (listingId: string): string => `${paths.listing(listingId)}/picture.jpg`
