import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The newest link to a path of the market that was mailed to an address. */
export function mailedLink(address: string, path: string): string | undefined {
  const outbox = join(process.env.MARKET_DATA_DIR ?? '', 'outbox')
  const mails = readdirSync(outbox)
    .sort()
    .reverse()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
  const mail = mails.find((text) => text.startsWith(`To: ${address}\n`) && text.includes(`${path}?`))
  const links = mail?.match(/https?:\/\/[^\s"<]+/g) ?? []
  return links.find((link) => link.includes(path))?.replaceAll('&amp;', '&')
}
