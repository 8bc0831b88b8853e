import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'

/** The mails of this process's market to an address, the oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const folder = join(inject('market').dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.startsWith(`To: ${address}\n`))
}

/** The token of the newest link that was mailed to an address. */
export async function mailedToken(address: string): Promise<string> {
  const token = /token_hash=([^&"\s<]+)/.exec((await mailsTo(address)).at(-1) ?? '')?.[1]
  if (!token) throw new Error(`No link was mailed to ${address}`)
  return token
}
