import { PHOTO_CACHE_SECONDS } from '@maveshi/shared/limits'
import { cardPathOf } from '@maveshi/shared/photo/path'
import type { Backend } from '../../../local/backend.ts'
import type { DemoListing } from '../generate/market.ts'
import { uuidOf } from '../generate/random.ts'
import type { Picture } from '../pictures/render.ts'
import { sceneKey } from '../pictures/scene.ts'

const BUCKET = 'listing-photos'
const CACHE_CONTROL = `public, max-age=${PHOTO_CACHE_SECONDS}, immutable`
const FILES_AT_ONCE = 16

/** A row of `listing_photos`. */
export interface PhotoRow {
  readonly id: string
  readonly listing_id: string
  readonly path: string
  readonly width: number
  readonly height: number
  readonly position: number
  readonly preview: string
}

/** A row of `storage.objects`, as an upload leaves it. */
export interface ObjectRow {
  readonly id: string
  readonly bucket_id: string
  readonly name: string
  readonly owner: string
  readonly owner_id: string
  readonly metadata: unknown
  readonly user_metadata: Record<string, never>
  readonly version: string
}

interface File {
  readonly path: string
  readonly owner: string
  readonly bytes: Buffer
}

/** What the photographs of listings leave in the database, and the files to be written first. */
interface Album {
  readonly photos: PhotoRow[]
  readonly files: File[]
}

function album(
  listings: readonly DemoListing[],
  owners: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, Picture>,
): Album {
  const result: Album = { photos: [], files: [] }
  for (const { id, seller, scenes } of listings) {
    const owner = owners.get(seller.key) ?? ''
    for (const [position, scene] of scenes.entries()) {
      const picture = pictures.get(sceneKey(scene))
      if (!picture) throw new Error(`No picture was made of ${sceneKey(scene)}`)
      const { full, card, width, height, preview } = picture
      const photo = uuidOf(`photo ${id} ${position}`)
      const path = `${owner}/${id}/${photo}.webp`
      result.photos.push({ id: photo, listing_id: id, path, width, height, position, preview })
      result.files.push({ path, owner, bytes: full }, { path: cardPathOf(path), owner, bytes: card })
    }
  }
  return result
}

async function upload({ lite }: Backend, { path, owner, bytes }: File): Promise<ObjectRow> {
  const storage = lite._storageAdapter
  if (!storage) throw new Error('The backend keeps no files')
  const metadata = await storage.uploadObject(BUCKET, path, undefined, bytes, 'image/webp', CACHE_CONTROL)
  const id = uuidOf(`object ${path}`)
  return { id, bucket_id: BUCKET, name: path, owner, owner_id: owner, metadata, user_metadata: {}, version: id }
}

/** Writes the files. @returns the rows that make them known */
export async function storePhotos(
  backend: Backend,
  listings: readonly DemoListing[],
  owners: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, Picture>,
): Promise<{ photos: readonly PhotoRow[]; objects: readonly ObjectRow[] }> {
  const { photos, files } = album(listings, owners, pictures)
  const objects: ObjectRow[] = []
  const queue = files.values()
  const work = async () => {
    for (const file of queue) objects.push(await upload(backend, file))
  }
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, work))
  return { photos, objects }
}
