import { constants } from 'node:fs'
import { copyFile, cp, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { OpenDatabase } from '../connection.ts'
import type { StorageFolder } from '../storage/folder.ts'

/** Where snapshots are made: beside what they are of, so that files need no copying. */
const FOLDER = 'snapshots'

/** Takes away what commands that were broken off have left. */
export const clearSnapshots = (dataDir: string): Promise<void> =>
  rm(join(dataDir, FOLDER), { recursive: true, force: true })

const copyDatabase = (from: string, to: string): Promise<void> =>
  cp(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => basename(path) !== 'postmaster.pid',
  })

/** A second name for a file that is never written again; a copy where the disk knows no second names. */
const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to))

async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFiles(source, target)
    // What is gone again was an upload under way.
    else await linkOrCopy(source, target).catch(ignoreMissing)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/**
 * Copies database and files beside themselves, as they are at one moment: what was acknowledged before is in it. The
 * market waits while the database is copied, and deletes no file until the files have second names.
 * @param whileStill keeps the database's files as they are; not there where they are no files of ours
 * @returns the folder, which whoever asked removes
 */
export async function takeSnapshot(
  dataDir: string,
  storage: Pick<StorageFolder, 'withoutRemoval'>,
  whileStill: OpenDatabase['whileStill'],
): Promise<string> {
  if (!whileStill) throw new Error('The database is a PostgreSQL of its own: back it up by pg_dump.')
  await mkdir(join(dataDir, FOLDER), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(dataDir, FOLDER, 'of-'))
  try {
    await storage.withoutRemoval(async () => {
      await whileStill(() => copyDatabase(join(dataDir, 'database'), join(folder, 'database')))
      await linkFiles(join(dataDir, 'storage'), join(folder, 'storage'))
    })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return folder
}
