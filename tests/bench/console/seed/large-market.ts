import { startBackend } from '@maveshi/supabase/local/backend'
import { DEMO_ACCOUNTS } from '@maveshi/supabase/seed/demo/demo'
import { seedMarket } from './market.ts'

/** A server as one would set it up for such a market on a small machine. */
export const LARGE_MARKET_SETTINGS = ['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=4GB', 'jit=off']

/** Fills a market in a database of PostgreSQL with so many listings, once. */
export async function seedLargeMarket(dataDir: string, databaseUrl: string, rows: number): Promise<void> {
  const backend = await startBackend({ dataDir, databaseUrl, siteUrl: 'http://market.test' })
  try {
    await seedMarket(backend, rows, DEMO_ACCOUNTS.administrator)
  } finally {
    await backend.close()
  }
}
