import { AVATAR_BUCKET } from '@maveshi/shared/access/session'

/** Where a person's picture is; nothing for somebody who has none. */
export const avatarUrl = (path: string | null): string | undefined =>
  path ? `/storage/v1/object/public/${AVATAR_BUCKET}/${path}` : undefined
