import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
 * @param kept its data directory, which stays; without it one is made and thrown away
 * @param log a file for what it says of failures, instead of the terminal
 */
export async function startMarket(
  settings: Readonly<Record<string, string>> = {},
  kept?: string,
  log?: string,
): Promise<OwnMarket> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'maveshi-bench-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const ports = { PORT: String(port), API_PORT: String(apiPort) }
  const env = { ...ports, DATA_DIR: dataDir, DEMO: '1', SITE_URL: '', ...settings }
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, SUPABASE_URL: '', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', log ? openSync(log, 'a') : 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    if (!kept) rmSync(dataDir, { recursive: true, force: true })
  }
  // Read on to the end: a market whose output nobody takes any more would fail at its next line.
  const hasOpened = await new Promise<boolean>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => text.includes('Maveshi is open') && resolve(true))
    child.once('exit', () => resolve(false))
  })
  if (hasOpened) return { origin: `http://localhost:${port}`, port, apiPort, dataDir, pid: child.pid ?? 0, stop }
  await stop()
  throw new Error('The market has not opened')
}

/**
 * Opens the demo market in a place of its own, or uses one that is open already.
 * @param at its origin
 */
export async function openMarket(at?: string): Promise<Market> {
  return at ? { origin: at, stop: async () => {} } : startMarket()
}
