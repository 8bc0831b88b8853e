import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@maveshi/supabase/local/connection'
import type { DatabaseConnection } from '@maveshi/supabase/local/database'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../commands/browser.ts'
import { administrator, openConsole } from '../../support/console.ts'
import { nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { STATEMENT_SETTINGS } from '../../support/statements.ts'
import { startMarket } from '../market.ts'
import { timeActions, watchActions } from './measure.ts'
import { LARGE_MARKET_SETTINGS, seedLargeMarket } from './seed/large-market.ts'
import { printResults } from './table.ts'
import { consoleActions } from './visit.ts'

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
  const cluster = await startCluster(programs, [...LARGE_MARKET_SETTINGS, ...STATEMENT_SETTINGS], folder)
  try {
    await seedLargeMarket(dataDir, cluster.url, rows)
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
