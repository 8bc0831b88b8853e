import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Environment, ROOT } from '../../supabase/local/environment.ts'
import { exitCode } from '../child.ts'
import { DEFAULT_ADMIN_EMAIL } from './administrator.ts'

const STARTUP_LIMIT_MS = 60_000
/** It takes some seconds itself to answer whoever is still waiting (`storefront/server/graceful-stop.ts`). */
const STOP_LIMIT_MS = 10_000
const POLL_MS = 50

/** Where the backend is, and the key that browsers show it. */
export interface BackendAddress {
  readonly supabaseUrl: string
  readonly publishableKey: string
}

/** How the storefront's server is run. */
export interface ServerProgram {
  /** From the root. */
  readonly file: string
  readonly mode: 'production' | 'development'
  /** Of its environment, beside what this process has. */
  readonly settings?: NodeJS.ProcessEnv
}

/** What the builds have made. */
export const BUILT: ServerProgram = { file: 'storefront/server/main.ts', mode: 'production' }

/** The sources as they are, for whoever edits them. */
export const FROM_SOURCES: ServerProgram = { file: 'storefront/server/dev-server.ts', mode: 'development' }

/** The storefront's server, running as a process of its own. */
export interface Storefront {
  readonly pid: number
  /** False when the server ended before it ever answered. */
  readonly hasStarted: boolean
  /** Resolves with the exit code when the server ends, whoever ended it. */
  readonly ended: Promise<number>
  stop(): Promise<void>
}

/** An address of this machine at which a server that listens on `host` answers. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

function spawnServer(
  { host, port, trustedProxies, supabaseUrl, secretKey, supportAdminEmail }: Environment,
  backend: BackendAddress,
  { file, mode, settings }: ServerProgram,
): ChildProcess {
  const follow = pathToFileURL(join(ROOT, 'commands/start/follow-parent.ts')).href
  return spawn(process.execPath, ['--import', follow, file], {
    cwd: ROOT,
    // A group of its own: Ctrl-C reaches this process alone, which then stops the server in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: mode,
      HOST: host,
      PORT: String(port),
      TRUST_PROXY: String(trustedProxies),
      // Whoever may be written to: of a project elsewhere nothing is known but what the operator says.
      SUPPORT_ADMIN_EMAIL: supportAdminEmail ?? (supabaseUrl ? '' : DEFAULT_ADMIN_EMAIL),
      SUPABASE_URL: backend.supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      // The embedded backend knows its storefront by where it calls from.
      SUPABASE_SECRET_KEY: secretKey ?? '',
      ...settings,
    },
  })
}

/** In development a page that fails is on show too: with what is wrong. */
async function isServing(url: string, { mode }: ServerProgram): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(STARTUP_LIMIT_MS) })
    await response.arrayBuffer()
    return response.status < 500 || mode === 'development'
  } catch {
    return false
  }
}

/** @returns whether it serves; false when it ended instead */
async function waitUntilServing(url: string, child: ChildProcess, program: ServerProgram): Promise<boolean> {
  const limit = Date.now() + STARTUP_LIMIT_MS
  while (child.exitCode === null && child.signalCode === null) {
    if (await isServing(url, program)) return true
    if (Date.now() > limit)
      throw new Error(`The storefront does not answer at ${url} after ${STARTUP_LIMIT_MS / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  return false
}

/**
 * Starts the storefront's server and waits until its home page answers, or until it has ended by itself.
 * @throws Error when it does neither in time
 */
export async function startStorefront(
  environment: Environment,
  backend: BackendAddress,
  program: ServerProgram = BUILT,
): Promise<Storefront> {
  const child = spawnServer(environment, backend, program)
  const ended = exitCode(child)
  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    await ended
    clearTimeout(timer)
  }
  try {
    const url = `http://${reachableHost(environment.host)}:${environment.port}/`
    return { pid: child.pid ?? 0, hasStarted: await waitUntilServing(url, child, program), ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
