import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { nativePostgres, startCluster } from './native-postgres.ts'
import { STATEMENT_SETTINGS } from './statements.ts'
import { throwawayFolder } from './throwaway-folder.ts'

/**
 * A fresh PostgreSQL, and a data directory for what is kept beside it.
 * @throws Error when PostgreSQL is installed and does not start: these tests are never left out silently
 */
export default async function setUp(project: TestProject): Promise<() => void> {
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  const cluster = await startCluster(programs, STATEMENT_SETTINGS)
  const dataDir = throwawayFolder('postgres-data')
  project.provide('market', { dataDir, databaseUrl: cluster.url })
  return () => {
    cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
