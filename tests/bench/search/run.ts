import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Backend, startBackend } from '@maveshi/supabase/local/backend'
import { applySeeds } from '@maveshi/supabase/local/seeds'
import { type Cluster, nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { measureQueries } from './measure.ts'
import { seedListings } from './seed-listings.ts'
import { measureUnderstanding } from './understanding.ts'

/** A server as one would set it up for a million listings on a small machine: what is asked for fits into its memory. */
const SETTINGS = ['shared_buffers=2GB', 'work_mem=16MB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB', 'jit=off']

/** Starts a native Postgres unless PGlite is asked for or nothing else is there. */
async function clusterFor(engine: string | undefined): Promise<Cluster | undefined> {
  const programs = nativePostgres()
  if (engine === 'postgres' && !programs) throw new Error('PostgreSQL is not installed on this machine.')
  return engine === 'pglite' || !programs ? undefined : startCluster(programs, SETTINGS)
}

async function runOn(backend: Backend, rows: number): Promise<void> {
  await applySeeds(backend)
  await measureUnderstanding(backend)
  await seedListings(backend, rows)
  await measureQueries(backend)
}

/** Seeds a market of so many listings in a place of its own, and measures the search on it. */
export async function benchSearch(rows: number, engine: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'maveshi-bench-'))
  const cluster = await clusterFor(engine)
  const backend = await startBackend({
    dataDir,
    databaseUrl: cluster?.url,
    siteUrl: 'http://market.test',
  })
  console.log(`\nThe search on ${cluster ? 'native PostgreSQL' : 'PGlite'}, ${rows.toLocaleString('en-IN')} listings\n`)
  try {
    await runOn(backend, rows)
  } finally {
    await backend.close()
    cluster?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
