import { type BackendAddress, startStorefront } from '../../commands/start/storefront.ts'
import { readEnvironment } from '../../supabase/local/environment.ts'
import { freePort } from './own-server.ts'

/** One more copy of the storefront on a market that is open. */
export interface SecondStorefront {
  readonly origin: string
  stop(): Promise<void>
}

/** @throws Error when it does not start */
export async function startSecondStorefront(backend: BackendAddress): Promise<SecondStorefront> {
  const port = await freePort()
  const { stop, hasStarted } = await startStorefront({ ...readEnvironment(), host: '127.0.0.1', port }, backend)
  if (!hasStarted) throw new Error('The second storefront has not started')
  return { origin: `http://localhost:${port}`, stop }
}

/** The backend of a market that is open, as its storefronts ask it. @param market its origin */
export async function backendOf(market: string, apiPort: string | number | undefined): Promise<BackendAddress> {
  const { publishableKey } = (await (await fetch(`${market}/config.json`)).json()) as { publishableKey: string }
  return { supabaseUrl: `http://127.0.0.1:${apiPort}`, publishableKey }
}
