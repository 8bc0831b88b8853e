import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmailDriver } from '@supabase/lite'

/** The first address in a mail's text: the link that the mail is about. */
export function linkIn(text: string): string | undefined {
  return /https?:\/\/\S+/.exec(text)?.[0]
}

/**
 * Delivers every mail into `folder`, one file each, and prints its link, so that password reset works on a machine
 * without a mail server.
 */
export function outbox(folder: string, print: (line: string) => void = console.log): EmailDriver {
  let count = 0
  return {
    async send({ to, subject, text, html }) {
      const body = text ?? html ?? ''
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${++count}.txt`
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${body}\n`)
      print(`Mail to ${to}, "${subject}": ${linkIn(body) ?? join(folder, name)}`)
    },
  }
}
