import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The major version of PostgreSQL that PGlite is. */
export const ENGINE_VERSION = '17'

/** PostgreSQL opens no database without room for a part of its log, of 16 MB, and the one after it. */
const LEAST_FREE_BYTES = 48 * 1024 * 1024

const restoring = 'set DATA_DIR to a new folder and restore a backup into it (npx pnpm@12 restore FILE).'

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** @throws Error where the disk of a folder is full: a database would be left half written */
export function requireRoom(folder: string, free = freeBytes(folder)): void {
  if (free >= LEAST_FREE_BYTES) return
  throw new Error(
    `The disk of ${folder} is full: free at least ${LEAST_FREE_BYTES / 1024 / 1024} MB, then start again.`,
  )
}

/** @throws Error where a folder holds no database, or one of another PostgreSQL */
export function requireOwnEngine(folder: string): void {
  const file = join(folder, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (version === ENGINE_VERSION) return
  if (!/^\d+$/.test(version)) throw damaged(folder)
  throw new Error(
    `The database in ${folder} is of PostgreSQL ${version}, and this version of the market has ${ENGINE_VERSION}: start the version that made it.`,
  )
}

const damaged = (folder: string, cause?: unknown) =>
  new Error(`The database in ${folder} is damaged and cannot be opened: ${restoring}`, { cause })

/** Opens a database, and says in one sentence why that fails and what to do. */
export async function explained<Result>(folder: string, open: () => Promise<Result>): Promise<Result> {
  try {
    return await open()
  } catch (error) {
    requireRoom(dirname(folder))
    throw damaged(folder, error)
  }
}

/** Does what needs room, and says so in one sentence where it failed for want of it. */
export async function withRoom<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    requireRoom(folder)
    throw error
  }
}
