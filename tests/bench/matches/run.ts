import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBackend } from '@maveshi/supabase/local/backend'
import { type DatabaseConnection, query, run } from '@maveshi/supabase/local/database'
import { applySeeds } from '@maveshi/supabase/local/seeds'
import { nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { LARGE_MARKET_SETTINGS } from '../console/seed/large-market.ts'
import { median } from '../median.ts'
import { seedListings } from '../search/seed-listings.ts'
import { copySearches, saveSearches } from './saved-searches.ts'

const SAVED = [1000, 10_000, 100_000]
const NEW_LISTINGS = 1000
const HIGH = 0.95

/** Has a listing go live anew, and so meet the searches that wait. */
const GO_LIVE = 'update private.listing_search set published_at = clock_timestamp() where listing_id = $1::uuid'

async function timesOf(connection: DatabaseConnection, listings: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const id of listings) {
    const began = performance.now()
    await query(connection, GO_LIVE, [id])
    times.push(performance.now() - began)
  }
  return times
}

const told = async (connection: DatabaseConnection) =>
  (await query<{ count: number }>(connection, 'select count(*)::integer as count from private.notices'))[0]?.count ?? 0

const rounded = (ms: number) => Number(ms.toFixed(2))

/** What new listings cost: with nobody waiting, as they meet the searches that wait, and once all those are told. */
async function measure(connection: DatabaseConnection, saved: number): Promise<object> {
  await copySearches(connection, saved)
  const listings = (
    await query<{ id: string }>(
      connection,
      `select listing_id as id from private.listing_search order by random() limit ${NEW_LISTINGS}`,
    )
  ).map(({ id }) => id)
  await run(connection, 'alter table private.listing_search disable trigger tell_of_match;')
  const without = await timesOf(connection, listings)
  await run(connection, 'alter table private.listing_search enable trigger tell_of_match;')
  const meeting = await timesOf(connection, listings)
  const people = await told(connection)
  const again = await timesOf(connection, listings)
  const sorted = [...meeting].sort((a, b) => a - b)
  return {
    saved,
    'without, median ms': rounded(median(without)),
    'median ms': rounded(median(meeting)),
    'mean ms': rounded(meeting.reduce((sum, ms) => sum + ms, 0) / meeting.length),
    'p95 ms': rounded(sorted[Math.floor(sorted.length * HIGH)] ?? Number.NaN),
    'most ms': rounded(sorted.at(-1) ?? Number.NaN),
    'told in all': people,
    'told already, median ms': rounded(median(again)),
  }
}

/**
 * Prints what a listing that goes live costs where so many searches are saved, on a native PostgreSQL with so many listings.
 * @throws Error where no PostgreSQL is installed
 */
export async function benchMatches(rows: number): Promise<void> {
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  const dataDir = mkdtempSync(join(tmpdir(), 'maveshi-bench-'))
  const cluster = await startCluster(programs, LARGE_MARKET_SETTINGS)
  const backend = await startBackend({ dataDir, databaseUrl: cluster.url, siteUrl: 'http://market.test' })
  try {
    await applySeeds(backend)
    await seedListings(backend, rows)
    const reading = await saveSearches(backend.connection)
    console.log(`Reading a search when it is saved: ${rounded(reading)} ms; load ${loadavg()[0]?.toFixed(1)}\n`)
    const lines: object[] = []
    for (const saved of SAVED) lines.push(await measure(backend.connection, saved))
    console.table(lines)
  } finally {
    await backend.close()
    cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
