import { AVATAR_BUCKET, PHOTO_BUCKET } from '../access/session.ts'
import type { Row } from '../database.ts'

/** What is read of a photograph, as the API takes it. */
export const PHOTO_COLUMNS = 'path,card_path,width,height,position,preview'

/** What is read of its files alone. */
export const FILE_COLUMNS = 'path,card_path'

/** A photograph by the paths of its two sizes; `preview` is a colour to show until it arrives. */
export type StoredPhoto = Pick<
  Row<'listing_photos'>,
  'path' | 'card_path' | 'width' | 'height' | 'position' | 'preview'
>

/** Photographs in order, the cover first. */
export const inOrder = <Photo extends Pick<StoredPhoto, 'position'>>(photos: readonly Photo[]): Photo[] =>
  [...photos].sort((a, b) => a.position - b.position)

/** The paths of both files of each photograph. */
export const filesOf = (photos: readonly Pick<StoredPhoto, 'path' | 'card_path'>[]): string[] =>
  photos.flatMap(({ path, card_path }) => [path, card_path])

const publicFile = (bucket: string, path: string) => `/storage/v1/object/public/${bucket}/${path}`

/** Where a file of a photograph is, from the root of the backend. */
export const photoFile = (path: string): string => publicFile(PHOTO_BUCKET, path)

/** Where a person's picture is, from the root of the backend. */
export const avatarFile = (path: string): string => publicFile(AVATAR_BUCKET, path)
