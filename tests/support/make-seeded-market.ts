import { startBackend } from '@maveshi/supabase/local/backend'
import { applySeeds } from '@maveshi/supabase/local/seeds'

/** Makes a market with its catalogue and places in the folder that is named, and ends. */
const [dataDir = ''] = process.argv.slice(2)
const backend = await startBackend({ dataDir, siteUrl: 'http://market.test' })
await applySeeds(backend)
await backend.close()
