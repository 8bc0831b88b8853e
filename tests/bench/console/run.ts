import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '@maveshi/supabase/local/backend'
import { openDatabase } from '@maveshi/supabase/local/connection'
import type { DatabaseConnection } from '@maveshi/supabase/local/database'
import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../commands/browser.ts'
import { administrator, openConsole } from '../../support/console.ts'
import { nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { STATEMENT_SETTINGS } from '../../support/statements.ts'
import { startMarket } from '../market.ts'
import { timeActions, watchActions } from './measure.ts'
import { seedMarket } from './seed/market.ts'
import { printResults } from './table.ts'
import { consoleActions } from './visit.ts'

/** A server as one would set it up for such a market on a small machine. */
const SETTINGS = ['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=4GB', 'jit=off']

async function seed(dataDir: string, databaseUrl: string, rows: number): Promise<void> {
  const backend = await startBackend({ dataDir, databaseUrl, siteUrl: 'http://market.test' })
  try {
    await seedMarket(backend, rows, DEMO_ACCOUNTS.administrator)
  } finally {
    await backend.close()
  }
}

async function measureScreens(origin: string, connection: DatabaseConnection, only?: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] })
  try {
    const page = await browser.newPage({ baseURL: origin, locale: 'en-IN', viewport: { width: 1440, height: 900 } })
    const actions = await consoleActions(page, only, async (path) =>
      openConsole(page, await administrator(origin), path),
    )
    const timed = await timeActions(actions)
    const watched = await watchActions(actions, connection)
    printResults(
      actions.map((action, index) => ({
        action,
        timed: timed[index] ?? { problem: 'not measured' },
        watched: watched[index] ?? { problem: 'not watched' },
      })),
    )
  } finally {
    await browser.close()
  }
}

/**
 * Prints how long every list of the console takes in a browser, from the click to what is shown, on a native PostgreSQL
 * with so many listings, and which queries read a large table from end to end.
 * @param savedIn a folder in which the seeded market is saved for the next time
 * @param only the name of one screen
 * @throws Error where no PostgreSQL is installed
 */
export async function benchConsole(rows: number, savedIn?: string, only?: string): Promise<void> {
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  const folder = savedIn ?? mkdtempSync(join(tmpdir(), 'maveshi-bench-console-'))
  const dataDir = join(folder, 'market')
  mkdirSync(dataDir, { recursive: true })
  const cluster = await startCluster(programs, [...SETTINGS, ...STATEMENT_SETTINGS], folder)
  try {
    await seed(dataDir, cluster.url, rows)
    const market = await startMarket({ DATABASE_URL: cluster.url, DEMO: '0' }, dataDir)
    const { connection } = await openDatabase(dataDir, cluster.url)
    console.log(
      `\nThe console, ${rows.toLocaleString('en-IN')} listings; load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
    )
    try {
      await measureScreens(market.origin, connection, only)
    } finally {
      await connection.close()
      await market.stop()
    }
  } finally {
    cluster.stop()
    if (!savedIn) rmSync(folder, { recursive: true, force: true })
  }
}
