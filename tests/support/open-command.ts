import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'

/** A command of this repository that serves a market, in a process of its own. */
export interface OpenCommand {
  readonly pid: number
  /** Ends it in order. */
  stop(): Promise<void>
}

/**
 * Starts a command and waits until it says that the market is open.
 * @param log a file for what it says of failures, instead of the terminal
 * @throws Error when it ends before
 */
export async function openCommand(file: string, env: NodeJS.ProcessEnv, log?: string): Promise<OpenCommand> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', log ? openSync(log, 'a') : 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  }
  // Read on to the end: a market whose output nobody takes any more would fail at its next line.
  const hasOpened = await new Promise<boolean>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => text.includes('Maveshi is open') && resolve(true))
    child.once('exit', () => resolve(false))
  })
  if (!hasOpened) throw new Error('The market has not opened')
  return { pid: child.pid ?? 0, stop }
}
