import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '@maveshi/supabase/local/backend'
import { applySeeds } from '@maveshi/supabase/local/seeds'
import { onTestFinished } from 'vitest'

/** A folder of a test's own that is not there yet. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

const shared = globalThis as typeof globalThis & { marketFolder?: Promise<string> }

async function make(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maveshi-seeded-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const backend = await startBackend({ dataDir, siteUrl: 'http://market.test' })
  await applySeeds(backend)
  await backend.close()
  return dataDir
}

/** A new data directory with a seeded market in it, which does not run. Made once, copied for every test. */
export async function marketFolder(): Promise<string> {
  shared.marketFolder ??= make()
  const folder = newFolder()
  cpSync(await shared.marketFolder, folder, { recursive: true })
  return folder
}
