import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { throwawayFolder } from './throwaway-folder.ts'

/** A fresh data directory for the embedded database. */
export default function setUp(project: TestProject): () => void {
  const dataDir = throwawayFolder('pglite')
  project.provide('market', { dataDir })
  return () => rmSync(dataDir, { recursive: true, force: true })
}
