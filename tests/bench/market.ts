import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCommand } from '../support/open-command.ts'
import { freePort } from '../support/own-server.ts'

/** A market over the production build. */
export interface Market {
  /** For example `http://localhost:4321`. */
  readonly origin: string
  stop(): Promise<void>
}

/** A market in a process of its own, with what only its operator knows. */
export interface OwnMarket extends Market {
  readonly port: number
  readonly apiPort: number
  readonly dataDir: string
  /** The process of the backend; the storefront's server is a child of it. */
  readonly pid: number
}

const START = fileURLToPath(new URL('../../commands/start.mjs', import.meta.url))

/**
 * Opens a market in a process of its own: the demo market, unless the settings say otherwise.
 * @param settings of its environment
 * @param folder its data directory, which stays; without it one is made and thrown away
 * @param log a file for what it says of failures, instead of the terminal
 */
export async function startMarket(
  settings: Readonly<Record<string, string>> = {},
  folder?: string,
  log?: string,
): Promise<OwnMarket> {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'maveshi-bench-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), API_PORT: String(apiPort) }
  const env = { ...ports, DATA_DIR: dataDir, DEMO: '1', SITE_URL: '', REQUEST_LOG: '0', ...settings }
  const discard = () => {
    if (!folder) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const { pid, stop } = await openCommand(START, { SUPABASE_URL: '', DATABASE_URL: '', ...env }, log)
    return { origin: `http://localhost:${port}`, port, apiPort, dataDir, pid, stop: () => stop().finally(discard) }
  } catch (error) {
    discard()
    throw error
  }
}

/**
 * Opens the demo market in a place of its own, or uses one that is open already.
 * @param at its origin
 */
export async function openMarket(at?: string): Promise<Market> {
  return at ? { origin: at, stop: async () => {} } : startMarket()
}
