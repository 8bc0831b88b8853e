import { paths } from '../paths.ts'
import type { Photo } from './photos.ts'
import { required, TIMEOUT_MS } from './server-client.ts'

/**
 * A photograph's own bytes, on the server.
 * @throws Error when the storage does not hand it out
 */
export async function readPhotoFile({ url }: Pick<Photo, 'url'>): Promise<ArrayBuffer> {
  const answer = await fetch(required('SUPABASE_URL') + url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`The storage answered ${answer.status} for ${url}`)
  return answer.arrayBuffer()
}

/** Where a listing's cover is for shared links. Among the paths it would travel to every phone that signs in. */
export const sharedPicture = (listingId: string): string => `${paths.listing(listingId)}/picture.jpg`
