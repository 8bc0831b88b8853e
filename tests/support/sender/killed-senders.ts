import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./sender-process.ts', import.meta.url))

/** Short, so that what a killed sender has left does not wait long. */
const LEASE_SECONDS = 4
const POLL_MS = 10

/** Where senders find a market, and how often they are killed. */
export interface KilledSenders {
  readonly url: string
  readonly secretKey: string
  /** What takes mails or text messages, by the address that a sender is told, and what it has accepted. */
  readonly receiver: { readonly url: string; readonly accepted: readonly unknown[] }
  readonly kills: number
  /** How many there are in all. */
  readonly mails: number
  /** Whether the market knows of nothing that is left to send. */
  readonly isDone: () => Promise<boolean>
}

/**
 * Starts one sender after the other and kills each while it sends, at a moment that chance decides, spread over all the
 * mails; the last one may finish.
 * @returns how often one was killed with mails left to send
 */
export async function sendAndKill({ url, secretKey, receiver, kills, mails, isDone }: KilledSenders): Promise<number> {
  const start = () =>
    fork(PROGRAM, [url, secretKey, receiver.url, String(LEASE_SECONDS)], { execArgv: [], stdio: 'ignore' })
  let killed = 0
  for (let kill = 0; kill < kills; kill++) {
    const child = start()
    const ended = once(child, 'exit')
    const aim = receiver.accepted.length + 1 + Math.floor(Math.random() * ((2 * mails) / (kills + 1)))
    while (receiver.accepted.length < aim && !(receiver.accepted.length >= mails && (await isDone())))
      await wait(POLL_MS)
    if (receiver.accepted.length < aim) {
      child.kill('SIGKILL')
      await ended
      break
    }
    child.kill('SIGKILL')
    await ended
    killed += 1
  }
  const last = start()
  const ended = once(last, 'exit')
  while (!(await isDone())) await wait(100)
  last.kill('SIGTERM')
  await ended
  return killed
}
