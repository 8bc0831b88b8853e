import { startBackend } from '@maveshi/supabase/local/backend'
import { readEnvironment } from '@maveshi/supabase/local/environment'
import { applySeeds } from '@maveshi/supabase/local/seeds'

/** The embedded backend alone, in a process that can be killed. Says where it answers, and its keys. */
const { dataDir, databaseUrl } = readEnvironment()
const backend = await startBackend({ dataDir, databaseUrl, siteUrl: 'http://market.test', addressLimitFactor: 10_000 })
await applySeeds(backend)
const server = await backend.listen(0)
const address = server.address()
const port = typeof address === 'object' ? address?.port : undefined
process.send?.({ url: `http://127.0.0.1:${port}`, ...backend.keys })
