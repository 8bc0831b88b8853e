import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { copySeededMarket } from '../market.ts'

/** A folder of a test's own that is not there yet. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

/** A new data directory with a seeded market in it, which does not run. */
export async function marketFolder(): Promise<string> {
  const folder = newFolder()
  await copySeededMarket(folder)
  return folder
}
