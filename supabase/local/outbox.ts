import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmailDriver } from '@supabase/lite'

/** The first address in a mail, be it text or HTML: the link that the mail is about. */
function linkIn(body: string): string | undefined {
  return /https?:\/\/[^\s"<]+/.exec(body)?.[0].replaceAll('&amp;', '&')
}

/**
 * Delivers every mail into `folder`, one file each, and prints its link, so that password reset works on a machine
 * without a mail server.
 */
export function outbox(folder: string, print: (line: string) => void = console.log): EmailDriver {
  let count = 0
  return {
    async send({ to, subject, text, html }) {
      // Only the HTML is made from our own template.
      const body = html ?? text ?? ''
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${++count}.txt`
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${body}\n`)
      print(`Mail to ${to}, "${subject}": ${linkIn(body) ?? join(folder, name)}`)
    },
  }
}
