import { PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { PHOTO_FILES_PER_LISTING } from '@maveshi/shared/limits'
import { photoFolder } from '@maveshi/shared/photo/path'
import { FILE_COLUMNS, filesOf } from '@maveshi/shared/photo/stored'
import { fetchAgainWithFreshToken, member } from './member-client.ts'

/** Asks the storage about files. Its own client would be 6 KB more on the way to every seller. */
async function ask(method: string, path: string, body: unknown): Promise<Response> {
  const { storageUrl, headers } = await member()
  return fetchAgainWithFreshToken(`${storageUrl}/object/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Deletes files of photographs of one's own. */
export const deletePhotoFiles = (paths: readonly string[]): Promise<Response> =>
  ask('DELETE', PHOTO_BUCKET, { prefixes: paths })

/**
 * Deletes files of photographs that a listing does not have any more, where there are so many that those that come would
 * find no room: whoever has written on a listing again and again leaves them behind.
 * @param photoIds those that are about to be sent, or are there already
 */
export async function makeRoom(listingId: string, photoIds: readonly string[]): Promise<void> {
  const { id, database } = await member()
  const folder = photoFolder(id, listingId)
  const answer = await ask('POST', `list/${PHOTO_BUCKET}`, {
    prefix: folder,
    limit: PHOTO_FILES_PER_LISTING,
    offset: 0,
  })
  const files = answer.ok ? ((await answer.json()) as { name: string }[]) : []
  if (files.length + 2 * photoIds.length <= PHOTO_FILES_PER_LISTING) return
  const { data } = await database.from('listing_photos').select(FILE_COLUMNS).eq('listing_id', listingId)
  if (!data) return
  const shown = new Set(filesOf(data))
  // The embedded server tells whole names, the hosted one the last part.
  const paths = files.map(({ name }) => `${folder}/${name.split('/').pop()}`)
  const strays = paths.filter((path) => !shown.has(path) && !photoIds.some((photo) => path.includes(photo)))
  if (strays.length > 0) await deletePhotoFiles(strays)
}
