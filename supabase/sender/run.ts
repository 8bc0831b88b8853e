import { setTimeout as wait } from 'node:timers/promises'
import { oneLine } from '@maveshi/shared/log/one-line'
import { noticeOf } from '@maveshi/shared/notice/told'
import { SMTP_CONNECTIONS } from '../local/mail-server.ts'
import type { Letter } from './backend.ts'
import { type Carrier, carriersOf, type Ways } from './carriers.ts'
import { settling } from './settling.ts'
import { cachedTitles } from './titles.ts'
import { wordsIn } from './words.ts'

/** How the sender runs. */
export interface SenderOptions extends Ways {
  /** Sends in the hours of rest too. */
  readonly atNight?: boolean
  /** For how long what was taken is its own: what is not begun in half of that is given back. */
  readonly leaseSeconds?: number
  /** How long it rests where nothing is due. */
  readonly pollMs?: number
  readonly report?: (line: string) => void
}

/** A sender that runs. */
export interface Sender {
  /** Begins nothing more, finishes what is under way and says what became of it. */
  stop(): Promise<void>
}

const LEASE_SECONDS = 120
const POLL_MS = 5000
const ENDINGS_MS = 600_000
const LONGEST_PAUSE_MS = 60_000
/** So many are taken at once: what a dying sender leaves waits for its lease. */
const AT_ONCE = 20

/** Takes what is due, sends it, and says what became of it, until there is nothing more or `isOver`. */
export function sending(options: SenderOptions, isOver: () => boolean) {
  const { backend, atNight = false, leaseSeconds = LEASE_SECONDS, report = console.error } = options
  const carriers = carriersOf(options)
  const titlesIn = cachedTitles(backend.readCatalogue)
  const { settle } = settling(backend, (error) => report(oneLine(String(error))))

  /**
   * Nothing more is sent by this connection before the backend knows what became of this one: a sender that dies leaves so
   * many mails in doubt as it has connections, and no more.
   * @returns whether it was sent
   */
  async function sendOne({ carry, outcomeOf }: Carrier, letter: Letter): Promise<boolean> {
    const { id, lease, language } = letter
    try {
      const [first, ...others] = letter.notices.flatMap((row) => noticeOf(row) ?? [])
      if (!first) throw new Error('a newer market has told this: start that version of the sender')
      const [titles, t] = [await titlesIn(language), wordsIn(language)]
      const gone = await carry(letter, { notices: [first, ...others], language, t, titles })
      await settle({ id, lease, language, ...gone })
      return true
    } catch (error) {
      const outcome = outcomeOf(error)
      if ('failure' in outcome) report(`Delivery ${id} has failed (${outcome.failure}): ${outcome.said}`)
      await settle({ id, lease, ...outcome })
      return false
    }
  }

  /** @returns whether there may be more; where nothing at all goes out, there is time for a rest */
  async function sendSome(carrier: Carrier): Promise<boolean> {
    await carrier.prepare()
    const takenAt = performance.now()
    let failures = 0
    const { taken, letters } = await backend.take(carrier.channel, AT_ONCE, leaseSeconds, atNight)
    const waiting = [...letters]
    const isMine = () => !isOver() && performance.now() - takenAt < leaseSeconds * 500
    async function sendInTurn(): Promise<void> {
      for (let letter = waiting.shift(); letter; letter = waiting.shift()) {
        if (!isMine()) await settle({ id: letter.id, lease: letter.lease })
        else if (!(await sendOne(carrier, letter))) failures += 1
      }
    }
    await Promise.all(Array.from({ length: SMTP_CONNECTIONS }, sendInTurn))
    return taken > failures
  }

  return {
    /** Sends everything that is due. */
    async sendDue(): Promise<void> {
      for (const carrier of carriers) while (!isOver() && (await sendSome(carrier)));
    },
    async tellOfEndings(): Promise<void> {
      while (!isOver() && (await backend.tellOfEndings()) > 0);
    },
  }
}

/** Starts a sender, which goes on until it is stopped, whatever fails. */
export function startSender(options: SenderOptions): Sender {
  const { pollMs = POLL_MS, report = console.error } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const { sendDue, tellOfEndings } = sending(options, () => signal.aborted)

  async function run(): Promise<void> {
    let [failures, endingsAt] = [0, Number.NEGATIVE_INFINITY]
    while (!signal.aborted) {
      try {
        if (performance.now() - endingsAt > ENDINGS_MS) {
          await tellOfEndings()
          endingsAt = performance.now()
        }
        await sendDue()
        failures = 0
      } catch (error) {
        failures += 1
        report(oneLine(String(error)))
      }
      await wait(Math.min(pollMs * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => undefined)
    }
    options.way.close()
  }

  const ended = run()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
