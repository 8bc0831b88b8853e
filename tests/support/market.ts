import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { type Backend, startBackend } from '@maveshi/supabase/local/backend'
import { applySeeds } from '@maveshi/supabase/local/seeds'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    market: { readonly dataDir: string; readonly databaseUrl?: string }
  }
}

/** Where mails of the tests send people. Nothing listens there. */
export const SITE_URL = 'http://market.test'

interface Booted {
  readonly backend: Backend
  /** Database and files as the seeds have left them; nothing where the database is no folder. */
  readonly seeded: string | undefined
}

const shared = globalThis as typeof globalThis & { booted?: Promise<Booted> }

async function boot(): Promise<Booted> {
  // Everybody in these tests comes from one address.
  const addressLimitFactor = 1000
  const backend = await startBackend({ ...inject('market'), siteUrl: SITE_URL, addressLimitFactor })
  await applySeeds(backend)
  const seeded = inject('market').databaseUrl ? undefined : await backend.takeSnapshot()
  return { backend, seeded }
}

function booted(): Promise<Booted> {
  shared.booted ??= boot()
  return shared.booted
}

/** The market of this process, with its catalogue and places: booted by the first test file, kept for all the others. */
export const market = async (): Promise<Backend> => (await booted()).backend

/**
 * Copies that market as it was before the first test, to where it does not run: migrations and seeds take longer than
 * most tests.
 * @throws Error where its database is a PostgreSQL
 */
export async function copySeededMarket(folder: string): Promise<void> {
  const { seeded } = await booted()
  if (!seeded) throw new Error('A market in a PostgreSQL is no folder.')
  cpSync(seeded, folder, { recursive: true })
  cpSync(join(inject('market').dataDir, 'keys.json'), join(folder, 'keys.json'))
}
