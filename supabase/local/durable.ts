import { type FileHandle, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

async function syncHandle(path: string, flags: string): Promise<void> {
  let handle: FileHandle
  try {
    handle = await open(path, flags)
  } catch (error) {
    // Windows opens no folders, and needs no telling.
    if (process.platform === 'win32') return
    throw error
  }
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Waits until the names in a folder are on the disk itself. */
export const syncFolder = (folder: string): Promise<void> =>
  process.platform === 'win32' ? Promise.resolve() : syncHandle(folder, 'r')

/** Waits until everything below a folder is on the disk itself. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await syncFolder(path)
    else if (entry.isFile()) await syncHandle(path, 'r+')
  }
  await syncFolder(folder)
}

/** Makes a folder, and waits until it and the new ones above it would survive a machine that goes off. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let at = folder; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at))
}

/**
 * Writes a file that appears whole or not at all, and that is on the disk itself when this returns.
 * @param unfinished its name until then, in the same folder
 */
export async function writeDurably(path: string, unfinished: string, bytes: Uint8Array | string): Promise<void> {
  const folder = dirname(path)
  await makeFolder(folder)
  await writeFile(join(folder, unfinished), bytes, { mode: 0o600, flush: true })
  await rename(join(folder, unfinished), path)
  await syncFolder(folder)
}
