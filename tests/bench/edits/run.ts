import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@maveshi/supabase/local/connection'
import { nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { LARGE_MARKET_SETTINGS, seedLargeMarket } from '../console/seed/large-market.ts'
import { EDITS } from './edits.ts'
import { timeEdit } from './measure.ts'

/**
 * Prints how long what changes many rows takes in the console, call by call, on a native PostgreSQL with so many listings.
 * Everything is taken back.
 * @param savedIn a folder in which the seeded market is saved for the next time
 * @param kind a part of the names of those that are wanted
 * @throws Error where no PostgreSQL is installed
 */
export async function benchEdits(rows: number, savedIn?: string, kind = ''): Promise<void> {
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  const folder = savedIn ?? mkdtempSync(join(tmpdir(), 'maveshi-bench-edits-'))
  const dataDir = join(folder, 'market')
  mkdirSync(dataDir, { recursive: true })
  const cluster = await startCluster(programs, LARGE_MARKET_SETTINGS, folder)
  try {
    await seedLargeMarket(dataDir, cluster.url, rows)
    const { connection } = await openDatabase(dataDir, cluster.url)
    try {
      console.log(`\n${rows.toLocaleString('en-IN')} listings; load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
      const lines: object[] = []
      for (const edit of EDITS.filter(({ name }) => name.includes(kind))) {
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
