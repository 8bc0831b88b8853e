import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContents } from '@maveshi/supabase/local/backup/contents'
import { openDatabase } from '@maveshi/supabase/local/connection'
import { query } from '@maveshi/supabase/local/database'
import { requireRoom } from '@maveshi/supabase/local/engine/opening'
import { migrationFiles } from '@maveshi/supabase/local/migrations'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { marketFolder, newFolder } from '../support/durability/market-folder.ts'
import { openBackend, startProcess } from '../support/durability/own-backend.ts'

const WAY_OUT = /damaged and cannot be opened: set DATA_DIR to a new folder and restore a backup/

const emptied = (folder: string) => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

/** A disk of a test's own, as large as it says; nothing where this process may mount none. */
function smallDisk(megabytes: number): string | undefined {
  const folder = newFolder()
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    console.warn('No disk can be mounted here: a full one is only told by its number.')
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

describe.skipIf(inject('market').databaseUrl)('a market is not opened, and says why and what to do,', () => {
  test.each([
    ['has lost its control file', (database: string) => rmSync(join(database, 'global/pg_control'))],
    [
      'has a control file of zeros',
      (database: string) => writeFileSync(join(database, 'global/pg_control'), Buffer.alloc(8192)),
    ],
    [
      'has a control file that breaks off',
      (database: string) => truncateSync(join(database, 'global/pg_control'), 100),
    ],
    ['has lost its log', (database: string) => emptied(join(database, 'pg_wal'))],
    ['has lost its tables', (database: string) => emptied(join(database, 'base'))],
    ['does not say what it is', (database: string) => rmSync(join(database, 'PG_VERSION'))],
  ])(
    'whose database %s',
    async (_what, damage) => {
      const dataDir = marketFolder()
      damage(join(dataDir, 'database'))
      await expect(openBackend(dataDir)).rejects.toThrow(WAY_OUT)
    },
    120_000,
  )

  test('whose keys are damaged', async () => {
    const dataDir = marketFolder()
    writeFileSync(join(dataDir, 'keys.json'), '{"jwtSecret":')
    await expect(openBackend(dataDir)).rejects.toThrow(/keys\.json is damaged: restore it from a backup, or delete it/)
  }, 120_000)

  test('whose database is of a newer PostgreSQL', async () => {
    const dataDir = marketFolder()
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '18\n')
    await expect(openBackend(dataDir)).rejects.toThrow(/is of PostgreSQL 18, .* has 17: start the version that made it/)
  }, 120_000)

  test('whose data a newer version of the market has made', async () => {
    const dataDir = marketFolder()
    const { connection } = await openDatabase(dataDir, undefined)
    await query(connection, "insert into supabase_migrations.schema_migrations (version) values ('20991231000000')")
    await connection.close()
    await expect(openBackend(dataDir)).rejects.toThrow(
      /by a newer version of the market \(migration 20991231000000\): start that version, or restore/,
    )
  }, 120_000)

  test('whose disk is full', async () => {
    expect(() => requireRoom('/data', 1024)).toThrow(
      'The disk of /data is full: free at least 48 MB, then start again.',
    )
    expect(() => requireRoom('/data', 100 * 1024 * 1024)).not.toThrow()
    const disk = smallDisk(40)
    if (disk) await expect(openBackend(join(disk, 'data'))).rejects.toThrow(/is full: free at least 48 MB/)
  }, 120_000)
})

test.skipIf(inject('market').databaseUrl)(
  'a first start that was killed while the database was made, and again among the migrations, is gone on with by the next',
  async () => {
    const dataDir = newFolder()
    const isThere = (...path: string[]) => existsSync(join(dataDir, ...path))
    const killedWhen = async (isTime: () => boolean) => {
      const start = startProcess(dataDir)
      await expect.poll(isTime, { timeout: 60_000, interval: 5 }).toBe(true)
      await start.kill()
    }
    await killedWhen(() => isThere('database.new', 'PG_VERSION'))
    expect(isThere('database')).toBe(false)
    await killedWhen(() => isThere('database', 'PG_VERSION') && readdirSync(join(dataDir, 'database/base')).length > 2)
    await (await openBackend(dataDir)).kill()
    const { migrations } = await readContents(dataDir)
    expect(migrations.map(({ version }) => version)).toEqual(migrationFiles().map(({ version }) => version))
  },
  300_000,
)
