import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { oneLine } from '@maveshi/shared/log/one-line'
import { isAddressRefused, openMailServer, type SmtpError } from '../local/mail-server.ts'
import type { NoticeMail } from '../mails/notice-mail.ts'
import type { Failed, Letter } from './backend.ts'

/** Sends one mail. @throws whatever {@link failureOf} reads */
export type SendMail = (letter: Letter, mail: NoticeMail) => Promise<void>

/** How mails go out. */
export interface MailWay {
  readonly send: SendMail
  close(): void
}

/** The key against doubles: the same however often a delivery is sent. */
const messageId = ({ id }: Letter, siteUrl: string) => `<${id}@${new URL(siteUrl).hostname}>`

/** RFC 8058: mail programs show a button of their own, which asks nobody to sign in. */
const headersOf = ({ unsubscribeUrl }: NoticeMail) => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  'Auto-Submitted': 'auto-generated',
})

/** Sends by a mail server. @param from the address that mails come from */
export function bySmtp(url: string, from: string, siteUrl: string): MailWay {
  const transport = openMailServer(url)
  return {
    async send(letter, mail) {
      await transport.sendMail({
        from,
        to: { name: '', address: letter.to ?? '' },
        messageId: messageId(letter, siteUrl),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: headersOf(mail),
      })
    },
    close: () => transport.close(),
  }
}

/**
 * Delivers into the folder of the embedded backend's mails instead: a file for each key, whole or not there, so that what is
 * sent twice is one mail.
 */
export function toOutbox(folder: string, siteUrl: string): MailWay {
  return {
    async send(letter, mail) {
      const headers = { 'Message-ID': messageId(letter, siteUrl), ...headersOf(mail) }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      const head = [`To: ${oneLine(letter.to ?? '')}`, `Subject: ${oneLine(mail.subject)}`, ...lines]
      const name = `${new Date(letter.created_at).toISOString().replaceAll(':', '-')}-${letter.id}.txt`
      const part = join(folder, `${name}.${createHash('sha256').update(letter.lease).digest('hex').slice(0, 8)}.part`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(part, `${head.join('\n')}\n\n${mail.text}\n${mail.html}\n`, { mode: 0o600 })
      await rename(part, join(folder, name))
    },
    close() {},
  }
}

const UNREACHABLE = /^(ECONNECTION|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EDNS|ESOCKET|ETLS|EPROXY|ENOTFOUND)$/

/** Why a mail has not gone out. An address that is refused for good is not tried again. */
export function failureOf(error: unknown): Failed {
  const { code = '', responseCode = 0, response, message } = error as SmtpError
  const said = oneLine(response ?? message ?? String(error)).slice(0, 300)
  if (code === 'EAUTH') return { failure: 'credentials', said, is_final: false }
  if (responseCode >= 500) {
    const isAddress = isAddressRefused(error as SmtpError)
    return { failure: isAddress ? 'address' : 'refused', said, is_final: isAddress }
  }
  if (responseCode >= 400) return { failure: 'later', said, is_final: false }
  return { failure: UNREACHABLE.test(code) ? 'unreachable' : 'other', said, is_final: false }
}
