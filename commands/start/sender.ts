import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Environment, ROOT } from '../../supabase/local/environment.ts'
import { exitCode } from '../child.ts'

const STOP_LIMIT_MS = 10_000
const RESTART_MS = 5000

/** The sender of mails, as a process of its own beside the embedded backend. */
export interface SenderProcess {
  stop(): Promise<void>
}

function spawnSender({ apiPort, dataDir, siteUrl }: Environment): ChildProcess {
  const follow = pathToFileURL(join(ROOT, 'commands/start/follow-parent.ts')).href
  return spawn(process.execPath, ['--import', follow, 'commands/sender.ts'], {
    cwd: ROOT,
    // Ctrl-C reaches the parent alone, which then stops it in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, API_PORT: String(apiPort), DATA_DIR: dataDir, SITE_URL: siteUrl },
  })
}

/** Starts it, and again whenever it ends by itself. */
export function startSenderProcess(environment: Environment): SenderProcess {
  let isStopping = false
  let child = spawnSender(environment)
  let ended = exitCode(child)
  let restart: NodeJS.Timeout | undefined

  function follow(): void {
    ended.then((code) => {
      if (isStopping) return
      console.error(`The sender of mails has ended by itself (exit code ${code}) and is started again.`)
      restart = setTimeout(() => {
        child = spawnSender(environment)
        ended = exitCode(child)
        follow()
      }, RESTART_MS)
    })
  }
  follow()

  return {
    async stop() {
      isStopping = true
      clearTimeout(restart)
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      await ended
      clearTimeout(timer)
    },
  }
}
