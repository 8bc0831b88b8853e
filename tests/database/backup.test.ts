import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { backUp } from '@maveshi/supabase/local/backup/backup'
import { readContents } from '@maveshi/supabase/local/backup/contents'
import { type Manifest, requireReadable } from '@maveshi/supabase/local/backup/manifest'
import { restore } from '@maveshi/supabase/local/backup/restore'
import { takeSnapshot } from '@maveshi/supabase/local/backup/snapshot'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { runToEnd } from '../../commands/child.ts'
import { lostOf } from '../support/durability/lost.ts'
import { marketFolder, newFolder } from '../support/durability/market-folder.ts'
import { type OwnBackend, openBackend } from '../support/durability/own-backend.ts'
import { type Acknowledged, nothingYet, offerListings, writeUntil } from '../support/durability/writers.ts'

const cwd = fileURLToPath(new URL('../..', import.meta.url))

const command = (name: string, dataDir: string, file: string) =>
  runToEnd({
    args: [`commands/${name}.ts`, file],
    cwd,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SUPABASE_URL: '', INIT_CWD: cwd },
  })

async function open(dataDir: string): Promise<OwnBackend> {
  const backend = await openBackend(dataDir)
  onTestFinished(() => backend.kill())
  return backend
}

const copyOf = (done: Acknowledged): Acknowledged => structuredClone(done)

/** Which of what was acknowledged later a market has. */
const later = (before: Acknowledged, after: Acknowledged): Acknowledged => ({
  ...nothingYet(),
  listings: new Map([...after.listings].filter(([id]) => !before.listings.has(id))),
})

const WRITERS = 3

describe.skipIf(inject('market').databaseUrl)('a backup', () => {
  test('of a market that is written to holds all that was acknowledged before, and nothing by halves', async () => {
    const dataDir = marketFolder()
    const backend = await open(dataDir)
    const offered = await offerListings(backend, 5)
    const done = nothingYet()
    let isOver = false
    const writers = Array.from({ length: WRITERS }, () => writeUntil(() => isOver, backend, offered, done))
    await expect.poll(() => done.shown.size, { timeout: 120_000 }).toBeGreaterThan(3)
    const before = copyOf(done)
    const file = join(dirname(dataDir), 'market.backup')
    expect(await command('backup', dataDir, file)).toMatchObject({ code: 0 })
    const after = copyOf(done)
    await expect.poll(() => done.listings.size, { timeout: 120_000 }).toBeGreaterThan(after.listings.size + 1)
    isOver = true
    await Promise.all(writers)
    expect(readdirSync(join(dataDir, 'snapshots'))).toEqual([])

    const restored = newFolder()
    expect(await command('restore', restored, file)).toMatchObject({ code: 0 })
    const again = await open(restored)
    expect(await lostOf(again, before)).toEqual([])
    const tooLate = later(after, done)
    expect((await lostOf(again, tooLate)).length).toBe(tooLate.listings.size)
    expect(await lostOf(backend, done)).toEqual([])
  }, 600_000)

  test('is equal to the market table by table and file by file, and so is what is made of it', async () => {
    const dataDir = marketFolder()
    const backend = await open(dataDir)
    const done = nothingYet()
    await writeUntil(() => done.shown.size >= 4, backend, await offerListings(backend, 2), done)
    await backend.kill()
    const file = join(dirname(dataDir), 'market.backup')
    const manifest = await backUp(dataDir, file)
    const restored = newFolder()
    mkdirSync(restored)
    await restore(restored, file)
    const [source, copy] = [await readContents(dataDir), await readContents(restored)]
    expect(copy).toEqual(source)
    expect(manifest.tables).toEqual(source.tables)
    expect(source.files).toHaveLength(done.files.size)
    for (const path of source.files) {
      expect(readFileSync(join(restored, 'storage', path))).toEqual(readFileSync(join(dataDir, 'storage', path)))
    }
    expect(readFileSync(join(restored, 'keys.json'))).toEqual(readFileSync(join(dataDir, 'keys.json')))
  }, 600_000)

  test('is refused into a folder that is not empty, and over a file that is there', async () => {
    const dataDir = marketFolder()
    const file = join(dirname(dataDir), 'taken')
    writeFileSync(file, 'something')
    await expect(backUp(dataDir, file)).rejects.toThrow(/is there already: name a new file\.$/)
    await expect(restore(dataDir, file)).rejects.toThrow(/is not empty: set DATA_DIR to a folder/)
    await expect(backUp(join(dataDir, 'nowhere'), `${file}.new`)).rejects.toThrow(/^There is no market in/)
  })

  test('that is damaged leaves the folder as it was', async () => {
    const dataDir = marketFolder()
    const file = join(dirname(dataDir), 'market.backup')
    await backUp(dataDir, file)
    const whole = readFileSync(file)
    const flipped = gunzipSync(whole)
    const at = Math.floor(flipped.length / 2)
    flipped[at] = (flipped[at] ?? 0) ^ 0xff
    const restored = newFolder()
    for (const damaged of [whole.subarray(0, whole.length / 2), gzipSync(flipped, { level: 1 }), Buffer.from('no')]) {
      const damagedFile = `${file}.damaged`
      writeFileSync(damagedFile, damaged)
      await expect(restore(restored, damagedFile)).rejects.toThrow(/damaged: take another/)
      expect(existsSync(restored)).toBe(false)
      expect(readdirSync(dirname(restored))).toEqual([])
    }
  }, 600_000)

  test('of another version is refused, with what to do', () => {
    const manifest = { format: 'maveshi-backup', version: 1, postgres: '17', migrations: [] } as unknown as Manifest
    expect(() => requireReadable(manifest, [], '17')).not.toThrow()
    expect(() => requireReadable({ ...manifest, version: 2 }, [], '17')).toThrow(/newer version of the market: restore/)
    expect(() => requireReadable({ ...manifest, postgres: '18' }, [], '17')).toThrow(/PostgreSQL 18, .*: restore/)
    expect(() => requireReadable({ ...manifest, migrations: [['2027', 'x']] }, [], '17')).toThrow(/\(2027\): restore/)
    expect(() => requireReadable({ ...manifest, format: 'zip' }, [], '17')).toThrow(/^The file is no backup/)
  })

  test('that could not be taken leaves nothing behind', async () => {
    const dataDir = marketFolder()
    const broken = async () => {
      throw new Error('No room')
    }
    const storage = { withoutRemoval: <Result>(work: () => Promise<Result>) => work() }
    await expect(takeSnapshot(dataDir, storage, broken)).rejects.toThrow('No room')
    expect(readdirSync(join(dataDir, 'snapshots'))).toEqual([])
  })
})
