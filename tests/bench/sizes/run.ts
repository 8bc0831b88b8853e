import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@maveshi/supabase/local/connection'
import type { DatabaseConnection } from '@maveshi/supabase/local/database'
import { countedOrigin } from '../../support/counted-origin.ts'
import { nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { backendOf, startSecondStorefront } from '../../support/second-storefront.ts'
import { LARGE_MARKET_SETTINGS, seedLargeMarket } from '../console/seed/large-market.ts'
import { megabytes } from '../load/memory.ts'
import { type OwnMarket, startMarket } from '../market.ts'
import { diskOf, readFromDisk } from './disk.ts'
import { guestPaths, timePages } from './pages.ts'

/** What a server of one or two gigabytes gives to its database. */
const SMALL_SERVER = ['shared_buffers=256MB', 'jit=off']
const IDLE_SECONDS = 20

/** What a storefront is answered while nobody visits it: bytes a day, by its questions what has changed. */
async function idleBytesADay(backend: Awaited<ReturnType<typeof countedOrigin>>): Promise<number> {
  backend.reset()
  await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1000))
  const bytes = backend.exchanges.reduce((total, { headBytes, bodyBytes }) => total + headBytes + bodyBytes, 0)
  return (bytes / IDLE_SECONDS) * 86_400
}

async function measurePages(market: OwnMarket, connection: DatabaseConnection): Promise<void> {
  const backend = await countedOrigin(`http://127.0.0.1:${market.apiPort}`)
  const address = await backendOf(market.origin, market.apiPort)
  const storefront = await startSecondStorefront({ ...address, supabaseUrl: backend.origin }, { REQUEST_LOG: '0' })
  try {
    const lines: Record<string, object> = {}
    for (const [kind, paths] of Object.entries(await guestPaths(connection)))
      lines[kind] = await timePages(storefront.origin, backend, paths)
    console.table(lines)
    const idle = Math.round((await idleBytesADay(backend)) / 1024 / 1024)
    console.log(
      `The storefront holds ${megabytes(storefront.pid)} MB; while nobody visits it, it is answered ${idle} MB a day.`,
    )
    console.log(`The database has read ${await readFromDisk(connection)} MB for all this.`)
  } finally {
    await storefront.stop()
    await backend.stop()
  }
}

async function seed(programs: string, folder: string, dataDir: string, rows: number): Promise<void> {
  const cluster = await startCluster(programs, LARGE_MARKET_SETTINGS, folder)
  try {
    await seedLargeMarket(dataDir, cluster.url, rows)
  } finally {
    cluster.stop()
  }
}

async function measureSize(programs: string, rows: number, savedIn: string | undefined): Promise<void> {
  const folder = savedIn ?? mkdtempSync(join(tmpdir(), 'maveshi-bench-sizes-'))
  const dataDir = join(folder, 'market')
  mkdirSync(dataDir, { recursive: true })
  try {
    await seed(programs, folder, dataDir, rows)
    const cluster = await startCluster(programs, SMALL_SERVER, folder)
    const market = await startMarket({ DATABASE_URL: cluster.url, DEMO: '0' }, dataDir)
    const { connection } = await openDatabase(dataDir, cluster.url)
    console.log(`\n${rows.toLocaleString('en-IN')} listings; load of the machine ${loadavg()[0]?.toFixed(1)}\n`)
    try {
      console.table({ disk: await diskOf(connection, rows) })
      await measurePages(market, connection)
    } finally {
      await connection.close()
      await market.stop()
      cluster.stop()
    }
  } finally {
    if (!savedIn) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Prints what markets of several sizes take on the disk, how long pages take that nobody has asked for before, and what
 * the storefront is answered for them, on a PostgreSQL with the memory of a small server.
 * @param savedIn a folder in which each seeded market is saved for the next time
 * @throws Error where no PostgreSQL is installed
 */
export async function benchSizes(sizes: readonly number[], savedIn?: string): Promise<void> {
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  for (const rows of sizes) await measureSize(programs, rows, savedIn && join(savedIn, String(rows)))
}
