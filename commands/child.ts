import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** How a program ended: its exit code (1 where a signal ended it) and everything that it wrote. */
export interface Ending {
  readonly code: number
  readonly output: string
}

/** A program that runs on this Node. */
export interface Program {
  /** The JavaScript or TypeScript file and its arguments. */
  readonly args: readonly string[]
  /** An absolute path. */
  readonly cwd: string
  readonly env?: NodeJS.ProcessEnv
  /** Ends the program when aborted. */
  readonly signal?: AbortSignal | undefined
}

/** Runs a program to its end and collects what it writes. */
export async function runToEnd({ args, cwd, env = process.env, signal }: Program): Promise<Ending> {
  const child = spawn(process.execPath, [...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => child.kill('SIGTERM')
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await exitCode(child)
  signal?.removeEventListener('abort', stop)
  return { code, output }
}

/** Waits for a program's end; 1 where a signal ended it. */
export async function exitCode(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}

/** A time span for people: `0.4 s`, `1 min 12 s`. */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
