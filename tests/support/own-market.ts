import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { startBackend } from '@maveshi/supabase/local/backend'
import { query } from '@maveshi/supabase/local/database'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { startSecondStorefront } from './second-storefront.ts'
import { copySeededMarket } from './seeded-market.ts'
import { throwawayFolder } from './throwaway-folder.ts'

/** A market of one test file's own, for what would be told to people of every other. */
export interface OwnMarket {
  readonly origin: string
  /** A program of the operator's: past every policy. */
  readonly service: SupabaseClient
  /** Runs one statement as the database's owner. */
  asOwner<Row>(text: string, values?: unknown[]): Promise<Row[]>
  stop(): Promise<void>
}

/** Opens one with its catalogue and places, on which nobody is registered yet. */
export async function openOwnMarket(): Promise<OwnMarket> {
  const dataDir = throwawayFolder('own-market')
  copySeededMarket(dataDir)
  const backend = await startBackend({ dataDir, siteUrl: 'http://market.test', addressLimitFactor: 1000 })
  const server = await backend.listen(0)
  const { port } = server.address() as AddressInfo
  const supabaseUrl = `http://127.0.0.1:${port}`
  const { publishableKey, secretKey } = backend.keys
  const storefront = await startSecondStorefront({ supabaseUrl, publishableKey })
  return {
    origin: storefront.origin,
    service: createClient(supabaseUrl, secretKey, { auth: { persistSession: false, autoRefreshToken: false } }),
    asOwner: (text, values) => query(backend.connection, text, values),
    async stop() {
      await storefront.stop()
      await backend.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
