import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { BackendAddress } from '../../../commands/start/storefront.ts'
import { freePort } from '../../support/own-server.ts'
import { type MeasuredProcess, tellingMemory } from './memory.ts'

/** A backend in a process of its own, which can be killed and started anew on the same data. */
export interface KillableBackend extends BackendAddress, MeasuredProcess {
  readonly port: number
  /** Ends it without a word, as a crash does. */
  kill(): Promise<void>
  start(): Promise<void>
}

const PROGRAM = fileURLToPath(new URL('backend.ts', import.meta.url))

/**
 * Starts one, with the demo market.
 *
 * @param databaseUrl of a native server; without one the embedded database
 * @throws Error when it ends before it answers
 */
export async function startKillableBackend(dataDir: string, databaseUrl: string | undefined): Promise<KillableBackend> {
  const [port, memoryPort] = [await freePort(), await freePort()]
  const data = { ...process.env, BENCH_DATA_DIR: dataDir, BENCH_DATABASE_URL: databaseUrl, BENCH_PORT: String(port) }
  const env = { ...data, ...tellingMemory(memoryPort) }
  let child: ChildProcess | undefined
  let publishableKey = ''

  async function start(): Promise<void> {
    const started = fork(PROGRAM, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child = started
    const [key] = await Promise.race([once(started, 'message'), once(started, 'exit').then(() => [undefined])])
    if (typeof key !== 'string') throw new Error('The backend has not started')
    publishableKey = key
  }

  async function kill(): Promise<void> {
    if (child?.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
  }

  await start()
  return {
    supabaseUrl: `http://127.0.0.1:${port}`,
    publishableKey,
    port,
    memoryPort,
    start,
    kill,
  }
}
