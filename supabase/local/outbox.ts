import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { oneLine } from '@maveshi/shared/log/one-line'
import type { EmailDriver } from '@supabase/lite'

/** The first address in a mail, be it text or HTML: the link that the mail is about. */
function linkIn(body: string): string | undefined {
  return /https?:\/\/[^\s"<]+/.exec(body)?.[0].replaceAll('&amp;', '&')
}

/**
 * Delivers every mail into `folder`, one file each that only its owner can read, so that password reset works on a
 * machine without a mail server.
 * @param announce is told each mail's link, which is as good as a password: only for somebody who looks on
 */
export function outbox(folder: string, announce?: (line: string) => void): EmailDriver {
  let count = 0
  return {
    async send({ to, subject, text, html }) {
      // Only the HTML is made from our own template.
      const body = html ?? text ?? ''
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${++count}.txt`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const mail = `To: ${oneLine(to)}\nSubject: ${oneLine(subject)}\n\n${body}\n`
      await writeFile(join(folder, name), mail, { mode: 0o600 })
      announce?.(oneLine(`Mail to ${to}, "${subject}": ${linkIn(body) ?? join(folder, name)}`))
    },
  }
}
