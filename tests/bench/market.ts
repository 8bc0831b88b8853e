import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
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

const START = fileURLToPath(new URL('../../commands/start.mjs', import.meta.url))

/**
 * Opens a market in a process of its own: the demo market, unless the settings say otherwise.
 * @param settings of its environment
 * @param kept its data directory, which stays; without it one is made and thrown away
 */
export async function startMarket(settings: Readonly<Record<string, string>> = {}, kept?: string): Promise<Market> {
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'maveshi-bench-'))
  const port = await freePort()
  const ports = { PORT: String(port), API_PORT: String(await freePort()) }
  const env = { ...ports, DATA_DIR: dataDir, DEMO: '1', SITE_URL: '', ...settings }
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, SUPABASE_URL: '', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    if (!kept) rmSync(dataDir, { recursive: true, force: true })
  }
  for await (const text of child.stdout.setEncoding('utf8')) {
    if (!String(text).includes('Maveshi is open')) continue
    child.stdout.resume()
    return { origin: `http://localhost:${port}`, stop }
  }
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
