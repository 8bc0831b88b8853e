import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./sender-process.ts', import.meta.url))

/** Short, so that what a killed sender has left does not wait long. */
const LEASE_SECONDS = 4
const POLL_MS = 10

/** What takes mails or text messages, by the address that a sender is told, and what it has accepted. */
export interface Receiver {
  readonly url: string
  readonly accepted: readonly unknown[]
}

/** Where senders find a market, and whom they send to. */
export interface SentFor {
  readonly url: string
  readonly secretKey: string
  readonly receiver: Receiver
  /** Whether the market knows of nothing that is left to send. */
  readonly isDone: () => Promise<boolean>
}

/** How often senders are killed. */
export interface KilledSenders extends SentFor {
  readonly kills: number
  /** How many there are in all to send. */
  readonly mails: number
}

const startOne = ({ url, secretKey, receiver }: SentFor) =>
  fork(PROGRAM, [url, secretKey, receiver.url, String(LEASE_SECONDS)], { execArgv: [], stdio: 'ignore' })

/** Waits until nothing is left to send, and has a sender end. */
async function endOnceDone(sender: ChildProcess, isDone: () => Promise<boolean>): Promise<void> {
  const ended = once(sender, 'exit')
  while (!(await isDone())) await wait(100)
  sender.kill('SIGTERM')
  await ended
}

/** Starts so many senders at the same time, and ends them once nothing is left to send. */
export async function sendTogether(sentFor: SentFor, senders: number): Promise<void> {
  const started = Array.from({ length: senders }, () => startOne(sentFor))
  await Promise.all(started.map((sender) => endOnceDone(sender, sentFor.isDone)))
}

/**
 * Starts one sender after the other and kills each while it sends, at a moment that chance decides, spread over all the
 * mails; the last one may finish.
 * @returns how often one was killed with mails left to send
 */
export async function sendAndKill(market: KilledSenders): Promise<number> {
  const { receiver, kills, mails, isDone } = market
  let killed = 0
  for (let kill = 0; kill < kills; kill++) {
    const child = startOne(market)
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
  await endOnceDone(startOne(market), isDone)
  return killed
}
