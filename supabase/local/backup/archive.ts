import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { packTar, type TarSource, unpackTar } from 'modern-tar/fs'
import { MANIFEST, type Manifest } from './manifest.ts'

/** A database needs its empty folders too. */
async function entriesOf(folder: string): Promise<TarSource[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.map((entry): TarSource => {
    const source = join(entry.parentPath, entry.name)
    const target = source.slice(folder.length + 1).replaceAll('\\', '/')
    return entry.isDirectory()
      ? { type: 'content', content: null, target: `${target}/`, mode: 0o700 }
      : { type: 'file', source, target, mode: 0o600 }
  })
}

/** Writes a folder into one file, which must not be there yet, with the manifest at its beginning. */
export async function writeArchive(file: string, manifest: Manifest, folder: string): Promise<void> {
  const first: TarSource = { type: 'content', content: `${JSON.stringify(manifest)}\n`, target: MANIFEST, mode: 0o600 }
  await pipeline(
    packTar([first, ...(await entriesOf(folder))]),
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

/** Unpacks a file into a folder that is there. @returns what the manifest says */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
  try {
    await pipeline(createReadStream(file), createGunzip(), unpackTar(folder, { fmode: 0o600, dmode: 0o700 }))
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
    throw new Error(`${file} is no backup of a market, or it is damaged: take another one.`, { cause: error })
  }
}
