import { type BackendAddress, BUILT, startStorefront } from '../../commands/start/storefront.ts'
import { readEnvironment } from '../../supabase/local/environment.ts'
import { freePort } from './own-server.ts'

/** One more copy of the storefront on a market that is open. */
export interface SecondStorefront {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/**
 * @param settings of its environment
 * @param at its port, where that is known before
 * @throws Error when it does not start
 */
export async function startSecondStorefront(
  backend: BackendAddress,
  settings: NodeJS.ProcessEnv = {},
  at?: number,
): Promise<SecondStorefront> {
  const port = at ?? (await freePort())
  const environment = { ...readEnvironment(), host: '127.0.0.1', port }
  const { pid, stop, hasStarted } = await startStorefront(environment, backend, { ...BUILT, settings })
  if (!hasStarted) throw new Error('The second storefront has not started')
  return { origin: `http://localhost:${port}`, pid, stop }
}

/** The backend of a market that is open, as its storefronts ask it. @param market its origin */
export async function backendOf(market: string, apiPort: string | number | undefined): Promise<BackendAddress> {
  const { publishableKey } = (await (await fetch(`${market}/config.json`)).json()) as { publishableKey: string }
  return { supabaseUrl: `http://127.0.0.1:${apiPort}`, publishableKey }
}
