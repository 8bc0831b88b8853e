import { startBackend } from '@maveshi/supabase/local/backend'
import { applySeeds } from '@maveshi/supabase/local/seeds'
import { seedDemo } from '@maveshi/supabase/seed/demo/demo'

/**
 * A process of its own: the embedded backend alone, so that it can be killed while storefronts go on. It is told where
 * everything is by its environment, and tells its parent the publishable key once it answers.
 */
const { BENCH_DATA_DIR = '', BENCH_DATABASE_URL, BENCH_PORT } = process.env

const backend = await startBackend({
  dataDir: BENCH_DATA_DIR,
  databaseUrl: BENCH_DATABASE_URL,
  siteUrl: 'http://market.test',
  addressLimitFactor: 1_000_000,
})
await applySeeds(backend)
await seedDemo(backend, () => {})
await backend.listen(Number(BENCH_PORT))
process.send?.(backend.keys.publishableKey)
process.once('disconnect', () => process.exit())
