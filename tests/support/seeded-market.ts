import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '@maveshi/supabase/local/environment'

const FOLDER = join(ROOT, 'tests/.cache/seeded-markets')
const PROGRAM = fileURLToPath(new URL('./make-seeded-market.ts', import.meta.url))

/** What decides on what a seeded market holds: folders, and a file. */
const FOLDERS = ['supabase/migrations', 'supabase/seed', 'supabase/local'] as const
const VERSIONS = 'pnpm-lock.yaml'

function filesOf(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = [join(ROOT, VERSIONS), ...FOLDERS.flatMap(filesOf)]
  for (const file of files.sort()) hash.update(`${file.slice(ROOT.length)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A data directory that migrations and seeds have made and nobody has come to, made once for the sources as they are:
 * they take longer than most tests.
 */
function seededMarket(): string {
  const hash = hashOfSources()
  const folder = join(FOLDER, hash)
  if (existsSync(folder)) return folder
  mkdirSync(FOLDER, { recursive: true })
  const outdated = readdirSync(FOLDER).filter((name) => !name.startsWith(hash))
  for (const name of outdated) rmSync(join(FOLDER, name), { recursive: true, force: true })
  const fresh = `${folder}.${process.pid}`
  execFileSync(process.execPath, [PROGRAM, fresh], { stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    renameSync(fresh, folder)
  } catch (error) {
    // Another run has made the same meanwhile.
    if (!existsSync(folder)) throw error
    rmSync(fresh, { recursive: true, force: true })
  }
  return folder
}

/** Copies a seeded market to where it is used. @param dataDir a folder that is empty or not there yet */
export function copySeededMarket(dataDir: string): void {
  cpSync(seededMarket(), dataDir, { recursive: true })
}
