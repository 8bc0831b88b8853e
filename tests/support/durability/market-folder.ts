import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { copySeededMarket } from '../seeded-market.ts'
import { throwawayFolder } from '../throwaway-folder.ts'

/** A folder of a test's own that is not there yet. */
export function newFolder(): string {
  const folder = throwawayFolder('folder')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}

/** A new data directory with a seeded market in it, which does not run. */
export function marketFolder(): string {
  const folder = newFolder()
  copySeededMarket(folder)
  return folder
}
