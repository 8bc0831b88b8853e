import { existsSync } from 'node:fs'
import { copyFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isInUse, lockDataDir, readKeys } from '../data-dir.ts'
import { syncFolder } from '../durable.ts'
import { readPort } from '../port.ts'
import { writeArchive } from './archive.ts'
import { SNAPSHOT_PATH } from './check.ts'
import { readContents } from './contents.ts'
import { FORMAT, FORMAT_VERSION, type Manifest, postgresOf, sumFiles, sumOfMigration } from './manifest.ts'
import { takeSnapshot } from './snapshot.ts'

/** Asks the market that runs on this folder. */
async function askForSnapshot(dataDir: string, port: number): Promise<string> {
  const { secretKey } = await readKeys(dataDir)
  const answer = await fetch(`http://127.0.0.1:${port}${SNAPSHOT_PATH}`, {
    method: 'POST',
    headers: { apikey: secretKey },
  })
  const { folder, message } = (await answer.json()) as { folder?: string; message?: string }
  if (!folder) throw new Error(`The market that runs made no snapshot: ${message ?? answer.status}`)
  return folder
}

/** Of a market that does not run: nobody writes while it is locked. */
async function takeOwnSnapshot(dataDir: string): Promise<string> {
  const unlock = lockDataDir(dataDir)
  try {
    const alone = { withoutRemoval: <Result>(work: () => Promise<Result>) => work() }
    return await takeSnapshot(dataDir, alone, (work) => work())
  } finally {
    unlock()
  }
}

/**
 * Copies a market beside itself, as it is at one moment, whether it runs or not.
 * @returns the folder, which whoever asked removes: a data directory without its keys
 */
export async function snapshotOf(dataDir: string): Promise<string> {
  if (!existsSync(join(dataDir, 'database')))
    throw new Error(`There is no market in ${dataDir}: set DATA_DIR to its folder.`)
  const port = isInUse(dataDir) ? readPort(dataDir) : undefined
  return port === undefined ? takeOwnSnapshot(dataDir) : askForSnapshot(dataDir, port)
}

async function describe(folder: string, takenAt: string): Promise<Manifest> {
  const { tables, migrations, missing } = await readContents(folder)
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    takenAt,
    postgres: postgresOf(join(folder, 'database')),
    migrations: migrations.map(({ version, statements }) => [version, sumOfMigration((statements ?? []).join('\n'))]),
    tables,
    missing,
    files: await sumFiles(folder),
  }
}

/**
 * Writes a market into one file: database, files and keys, as they were at one moment, opened once to see that they can
 * be. Mails are left out.
 * @throws Error with one sentence; then there is no file
 */
export async function backUp(dataDir: string, target: string): Promise<Manifest> {
  const file = resolve(target)
  if (existsSync(file)) throw new Error(`${file} is there already: name a new file.`)
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`)
  const takenAt = new Date().toISOString()
  const snapshot = await snapshotOf(dataDir)
  const unfinished = `${file}.unfinished`
  try {
    await copyFile(join(dataDir, 'keys.json'), join(snapshot, 'keys.json'))
    const manifest = await describe(snapshot, takenAt)
    await rm(unfinished, { force: true })
    await writeArchive(unfinished, manifest, snapshot)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return manifest
  } finally {
    await rm(unfinished, { force: true })
    await rm(snapshot, { recursive: true, force: true })
  }
}
