import type { Context, Next } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Keys } from '../data-dir.ts'
import type { FrontEnv } from '../front.ts'
import { readBody, refuse, withBodyWhere } from './answers.ts'
import { BUCKETS } from './buckets.ts'
import type { StorageFolder } from './folder.ts'
import { isWholePicture, NO_PICTURE, problemOfHeader } from './picture.ts'
import { writerOf } from './writer.ts'

/** Uploads under way, of one person and of all: each holds at most a megabyte, and a slow one holds it for minutes. */
const AT_ONCE = { person: 6, all: 48 } as const
/** Of one person: each is decoded. A listing has twenty files. */
const PACE = { points: 120, duration: 60 }

/** A file that somebody sends to an address. */
interface Target {
  readonly bucket: string
  readonly path: string
}

/**
 * Takes uploads: reads them whole and looks at them before the embedded server asks its policies, which it does then, at
 * the moment of writing, and not when a slow upload began.
 */
export function takeUploads(folder: StorageFolder, keys: Keys) {
  const underWay = new Map<string, number>()
  const pace = new RateLimiterMemory(PACE)

  /** @returns whether there was room */
  function enter(uploader: string): boolean {
    const own = underWay.get(uploader) ?? 0
    const all = [...underWay.values()].reduce((sum, count) => sum + count, 0)
    if (own >= AT_ONCE.person || all >= AT_ONCE.all) return false
    underWay.set(uploader, own + 1)
    return true
  }
  function leave(uploader: string): void {
    const left = (underWay.get(uploader) ?? 1) - 1
    if (left > 0) underWay.set(uploader, left)
    else underWay.delete(uploader)
  }

  async function take(c: Context<FrontEnv>, { bucket, path }: Target, next: Next): Promise<Response | undefined> {
    const maximumBytes = BUCKETS[bucket]?.maximumBytes ?? 0
    const bytes = await readBody(c.req.raw, maximumBytes)
    if (!bytes) {
      const message = `The object exceeded the maximum allowed size of ${maximumBytes} bytes`
      return refuse(c, 413, 'Payload too large', message)
    }
    const file = { bucket, path, contentType: c.req.header('content-type') ?? '', bytes }
    const problem = await problemOfHeader(file)
    if (problem) return refuse(c, 415, 'invalid_mime_type', problem)
    const isWhole = isWholePicture(file)
    c.req.raw = withBodyWhere(c.req.raw, bytes, isWhole)
    return folder.inTurn(bucket, path, async () => {
      await next()
      // What was refused, and what was replaced, is on the disk still.
      await folder.tidy(bucket, path)
      if (!(await isWhole)) c.res = refuse(c, 415, 'invalid_mime_type', NO_PICTURE)
      return undefined
    })
  }

  return async (c: Context<FrontEnv>, target: Target, next: Next): Promise<Response | undefined> => {
    const uploader = await writerOf(c, keys)
    if (!uploader) return refuse(c, 401, 'InvalidJWT', 'Sign in to upload')
    const isInTime = await pace.consume(uploader).then(
      () => true,
      () => false,
    )
    if (!isInTime || !enter(uploader)) return refuse(c, 429, 'too_many_requests', 'Too many uploads at once')
    try {
      return await take(c, target, next)
    } finally {
      leave(uploader)
    }
  }
}
