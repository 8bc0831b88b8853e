import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { oneLine } from '@maveshi/shared/log/one-line'
import type { EmailDriver } from '@supabase/lite'
import { writeDurably } from './durable.ts'
import { isAddressRefused, type MailServer, openMailServer, type SmtpError } from './mail-server.ts'

/** A mail of an account as it waits in its file. */
interface QueuedMail {
  readonly to: string
  readonly subject: string
  readonly text?: string | undefined
  readonly html?: string | undefined
}

/** The mails of accounts on their way. */
export interface MailQueue extends EmailDriver {
  /** Breaks off: what has not gone out waits in its file for the next start. */
  close(): Promise<void>
}

/** How the queue waits; tests have less time. */
interface Patience {
  /** The link in a mail opens for so long: what has not gone out by then is of no use. */
  readonly usefulMs: number
  readonly firstPauseMs: number
  readonly report: (line: string) => void
}

const LONGEST_PAUSE_MS = 60_000
/** For so long a stop waits for what the mail server is just taking. */
const CLOSE_WAIT_MS = 5000
const FILE = /^(\d+)-([0-9a-f-]{36})\.json$/

/**
 * Sends the mails of accounts by a mail server. Each is on the disk before whoever asked for it is answered, so that none is
 * lost while the mail server does not answer or this machine goes off; the answer does not wait for the mail server, and
 * says nothing of whom was written to. A file can be read by its owner alone, and is deleted once the mail has gone out.
 */
export function mailQueue(
  folder: string,
  { url, sender }: MailServer,
  siteUrl: string,
  { usefulMs, firstPauseMs = 1000, report = console.error }: Pick<Patience, 'usefulMs'> & Partial<Patience>,
): MailQueue {
  const server = openMailServer(url)
  const closing = new AbortController()
  const { signal } = closing
  const underWay = new Set<Promise<void>>()

  /** Its key is the same however often it is sent: who dies after the server's yes sends it once more. */
  async function send({ to, subject, text, html }: QueuedMail, key: string): Promise<void> {
    await server.sendMail({
      from: sender,
      to: { name: '', address: to },
      messageId: `<${key}@${new URL(siteUrl).hostname}>`,
      ...{ subject, text, html },
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  /** Tries until it has gone out, is refused for good, or is of no use any more. */
  async function deliver(name: string): Promise<void> {
    const [, writtenAt = '', key = ''] = FILE.exec(name) ?? []
    const file = join(folder, name)
    const mail = JSON.parse(await readFile(file, 'utf8')) as QueuedMail
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        await send(mail, key)
        return await unlink(file)
      } catch (error) {
        const { response, message } = error as SmtpError
        const isUseless = Date.now() - Number(writtenAt) > usefulMs
        const isGivenUp = isUseless || isAddressRefused(error as SmtpError)
        // Said at first and at last: a mail server that is away for an hour does not fill the log.
        if (isGivenUp || tries === 0)
          report(
            `Mail ${key} of an account ${isGivenUp ? 'is given up' : 'waits'}: ${oneLine(response ?? message).slice(0, 300)}`,
          )
        if (isGivenUp) return await unlink(file)
        const pause = Math.min(firstPauseMs * 2 ** tries, LONGEST_PAUSE_MS)
        await wait(pause, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  function begin(name: string): void {
    const delivered = deliver(name).catch((error: unknown) => report(oneLine(String(error))))
    underWay.add(delivered)
    delivered.then(() => underWay.delete(delivered))
  }

  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (FILE.test(name)) begin(name)
    else void rm(join(folder, name), { force: true, recursive: true })
  }

  return {
    async send({ to, subject, text, html }) {
      const name = `${Date.now()}-${randomUUID()}.json`
      await writeDurably(join(folder, name), `${name}.part`, JSON.stringify({ to, subject, text, html }))
      begin(name)
    },
    async close() {
      closing.abort()
      await Promise.race([Promise.all(underWay), wait(CLOSE_WAIT_MS, undefined, { ref: false })])
      server.close()
    },
  }
}
