import { type Backend, startBackend } from '@maveshi/supabase/local/backend'
import { applySeeds } from '@maveshi/supabase/local/seeds'
import { inject } from 'vitest'
import { copySeededMarket } from './seeded-market.ts'

declare module 'vitest' {
  interface ProvidedContext {
    market: { readonly dataDir: string; readonly databaseUrl?: string }
  }
}

/** Where mails of the tests send people. Nothing listens there. */
export const SITE_URL = 'http://market.test'

const shared = globalThis as typeof globalThis & { booted?: Promise<Backend> }

async function boot(): Promise<Backend> {
  const { dataDir, databaseUrl } = inject('market')
  if (!databaseUrl) copySeededMarket(dataDir)
  // Everybody in these tests comes from one address.
  const addressLimitFactor = 1000
  const backend = await startBackend({ dataDir, databaseUrl, siteUrl: SITE_URL, addressLimitFactor })
  await applySeeds(backend)
  return backend
}

/** The market of this process, with its catalogue and places: booted by the first test file, kept for all the others. */
export function market(): Promise<Backend> {
  shared.booted ??= boot()
  return shared.booted
}
