import { AVATAR_BUCKET, PHOTO_BUCKET } from '@maveshi/shared/access/session'
import { AVATAR_SIDE_PX, PHOTO_CARD_SIDE_PX, PHOTO_LONG_SIDE_PX } from '@maveshi/shared/limits'
import { isCardPath } from '@maveshi/shared/photo/path'

interface Bucket {
  /** The largest file; the migration that makes the bucket says the same. */
  readonly maximumBytes: number
  /** How long a side of a picture of this name may be. */
  readonly maximumSide: (path: string) => number
}

/** The buckets that the migrations make. There are no others. */
export const BUCKETS: Readonly<Record<string, Bucket>> = {
  [PHOTO_BUCKET]: {
    maximumBytes: 1024 * 1024,
    maximumSide: (path) => (isCardPath(path) ? PHOTO_CARD_SIDE_PX : PHOTO_LONG_SIDE_PX),
  },
  [AVATAR_BUCKET]: { maximumBytes: 32 * 1024, maximumSide: () => AVATAR_SIDE_PX },
}

/** How every file of the market is called: its person, its listing where it is of one, and its own name. */
export const FILE_PATH = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\/){1,2}[\dA-Za-z-]{1,64}\.(?:webp|jpg)$/
