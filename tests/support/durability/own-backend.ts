import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { CHEAP_PASSWORDS } from '../cheap-passwords.ts'
import type { Reached } from './writers.ts'

const PROGRAM = fileURLToPath(new URL('./backend-process.ts', import.meta.url))

/** An embedded backend in a process of its own. */
export interface OwnBackend extends Reached {
  /** Ends it as a machine that goes off does. */
  kill(): Promise<void>
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** A process that starts a backend. */
export interface Starting {
  /** Where it answers, once it does. @throws Error with what it said when it ends instead */
  readonly reached: () => Promise<Reached>
  kill(): Promise<void>
}

/** Starts one on a data directory, which stays. */
export function startProcess(dataDir: string, databaseUrl = ''): Starting {
  const env = { ...process.env, ...CHEAP_PASSWORDS, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SUPABASE_URL: '' }
  const child = fork(PROGRAM, { env, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const outcome = Promise.race([
    once(child, 'message').then(([message]) => message as Reached),
    once(child, 'close').then(() => undefined),
  ])
  return {
    async reached() {
      const reached = await outcome
      if (!reached) throw new Error(said.trim())
      return reached
    },
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}

/** Starts one and waits until it answers. @throws Error with what it said when it ends instead */
export async function openBackend(dataDir: string, databaseUrl?: string): Promise<OwnBackend> {
  const { reached, kill } = startProcess(dataDir, databaseUrl)
  return { ...(await reached()), kill }
}
