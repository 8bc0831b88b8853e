import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** A fresh data directory for the embedded database. */
export default function setUp(project: TestProject): () => void {
  const dataDir = mkdtempSync(join(tmpdir(), 'maveshi-pglite-'))
  project.provide('market', { dataDir })
  return () => rmSync(dataDir, { recursive: true, force: true })
}
