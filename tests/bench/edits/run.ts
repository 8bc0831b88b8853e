import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '@maveshi/supabase/local/backend'
import { openDatabase } from '@maveshi/supabase/local/connection'
import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { seedMarket } from '../console/seed/market.ts'
import { EDITS } from './edits.ts'
import { timeEdit } from './measure.ts'

const SETTINGS = ['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=4GB', 'jit=off']

async function seed(dataDir: string, databaseUrl: string, rows: number): Promise<void> {
  const backend = await startBackend({ dataDir, databaseUrl, siteUrl: 'http://market.test' })
  try {
    await seedMarket(backend, rows, DEMO_ACCOUNTS.administrator)
  } finally {
    await backend.close()
  }
}

/**
 * Prints how long what changes many rows takes in the console, call by call, on a native PostgreSQL with so many listings.
 * Everything is taken back.
 * @param savedIn a folder in which the seeded market is saved for the next time
 * @throws Error where no PostgreSQL is installed
 */
export async function benchEdits(rows: number, savedIn?: string): Promise<void> {
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  const folder = savedIn ?? mkdtempSync(join(tmpdir(), 'maveshi-bench-edits-'))
  const dataDir = join(folder, 'market')
  mkdirSync(dataDir, { recursive: true })
  const cluster = await startCluster(programs, SETTINGS, folder)
  try {
    await seed(dataDir, cluster.url, rows)
    const { connection } = await openDatabase(dataDir, cluster.url)
    try {
      console.log(`\n${rows.toLocaleString('en-IN')} listings; load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
      const lines: object[] = []
      for (const edit of EDITS) {
        const line = await timeEdit(connection, edit)
        console.error(line)
        lines.push(line)
      }
      console.table(lines)
    } finally {
      await connection.close()
    }
  } finally {
    cluster.stop()
    if (!savedIn) rmSync(folder, { recursive: true, force: true })
  }
}
