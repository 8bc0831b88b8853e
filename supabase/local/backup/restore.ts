import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { syncFolder, syncTree } from '../durable.ts'
import { ENGINE_VERSION } from '../engine/opening.ts'
import { migrationFiles } from '../migrations.ts'
import { readArchive } from './archive.ts'
import { readContents } from './contents.ts'
import { MANIFEST, type Manifest, requireReadable, sumFiles } from './manifest.ts'

async function requireEmpty(dataDir: string): Promise<void> {
  const entries = existsSync(dataDir) ? await readdir(dataDir) : []
  if (entries.length > 0)
    throw new Error(`${dataDir} is not empty: set DATA_DIR to a folder that is empty or not there yet.`)
}

async function requireWhole(file: string, folder: string, manifest: Manifest): Promise<void> {
  const damaged = new Error(`${file} is damaged: take another backup.`)
  if (!isDeepStrictEqual(await sumFiles(folder), { ...manifest.files })) throw damaged
  const { tables, missing } = await readContents(folder)
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify([tables, missing])), [manifest.tables, manifest.missing]))
    throw damaged
}

/**
 * Makes a market out of a backup, in a folder that is empty or not there yet. It gets its name when it is whole.
 * @throws Error with one sentence; then the folder is as it was
 */
export async function restore(dataDir: string, file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await requireEmpty(dataDir)
  const unfinished = `${dataDir}.restoring`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const manifest = await readArchive(file, unfinished)
    requireReadable(manifest, migrationFiles(), ENGINE_VERSION)
    await requireWhole(file, unfinished, manifest)
    await rm(join(unfinished, MANIFEST))
    await syncTree(unfinished)
    if (existsSync(dataDir)) await rmdir(dataDir)
    await rename(unfinished, dataDir)
    await syncFolder(dirname(dataDir))
    return manifest
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
