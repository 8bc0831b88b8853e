import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MigrationFile } from '../migrations.ts'
import { gist } from '../migrations.ts'
import type { Contents } from './contents.ts'

/** Said by every backup, and by nothing else. */
export const FORMAT = 'maveshi-backup'
/** Raised when a backup of before cannot be read any more. */
export const FORMAT_VERSION = 1
/** The first file of a backup. */
export const MANIFEST = 'manifest.json'

/** What a backup says about itself. */
export interface Manifest {
  readonly format: string
  readonly version: number
  /** When the market was as it is in here. */
  readonly takenAt: string
  /** The major version of PostgreSQL that can open its database. */
  readonly postgres: string
  /** The migrations that had run: version, and a sum over what it does. */
  readonly migrations: readonly (readonly [version: string, sum: string])[]
  readonly tables: Contents['tables']
  readonly missing: readonly string[]
  /** The SHA-256 of every file, by its path. */
  readonly files: Readonly<Record<string, string>>
}

export const sumOfMigration = (sql: string): string => createHash('sha256').update(gist(sql)).digest('hex')

/** The major version of PostgreSQL that a database's folder is of. */
export const postgresOf = (database: string): string => readFileSync(join(database, 'PG_VERSION'), 'utf8').trim()

async function sumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Sums every file below a folder. */
export async function sumFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sums: [string, string][] = []
  for (const path of paths.sort()) {
    const name = path.slice(folder.length + 1).replaceAll('\\', '/')
    if (name !== MANIFEST) sums.push([name, await sumOfFile(path)])
  }
  return Object.fromEntries(sums)
}

/** @throws Error with one sentence where this version of the market could not open the backup */
export function requireReadable(manifest: Manifest, migrations: readonly MigrationFile[], postgres: string): void {
  if (manifest.format !== FORMAT) throw new Error('The file is no backup of a market.')
  if (manifest.version > FORMAT_VERSION)
    throw new Error('The backup was made by a newer version of the market: restore it with that version.')
  if (manifest.postgres !== postgres) {
    throw new Error(
      `The backup holds a database of PostgreSQL ${manifest.postgres}, and this version of the market has ${postgres}: restore it with the version that made it.`,
    )
  }
  const sums = new Map(migrations.map(({ version, sql }) => [version, sumOfMigration(sql)]))
  const other = manifest.migrations.find(([version, sum]) => sums.get(version) !== sum)
  if (other)
    throw new Error(
      `The backup was made by other migrations than those of this version (${other[0]}): restore it with the version that made it.`,
    )
}
