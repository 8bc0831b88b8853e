import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { type ApiSeller, publishableKey } from './seller-api.ts'

/** The mails to an address, the newest first. */
function mailsTo(address: string): string[] {
  const outbox = join(process.env.MARKET_DATA_DIR ?? '', 'outbox')
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .reverse()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((text) => text.startsWith(`To: ${address}\n`))
}

/** The newest link to a path of the market that was mailed to an address. */
export function mailedLink(address: string, path: string): string | undefined {
  const mail = mailsTo(address).find((text) => text.includes(`${path}?`))
  const links = mail?.match(/https?:\/\/[^\s"<]+/g) ?? []
  return links.find((link) => link.includes(path))?.replaceAll('&amp;', '&')
}

/** The mails about notices to an address, the oldest first. */
export const noticeMails = (address: string): string[] =>
  mailsTo(address)
    .filter((text) => text.includes('\nList-Unsubscribe: '))
    .reverse()

/** Opens a link that is mailed to somebody, without a page. */
export async function proveAddress(request: APIRequestContext, { email }: ApiSeller): Promise<void> {
  const headers = { apikey: await publishableKey(request) }
  const asked = await request.post('/auth/v1/otp', { headers, data: { email, create_user: false } })
  if (!asked.ok()) throw new Error(await asked.text())
  const token_hash = new URL(mailedLink(email, '/confirm') ?? '').searchParams.get('token_hash')
  const opened = await request.post('/auth/v1/verify', { headers, data: { type: 'magiclink', token_hash } })
  if (!opened.ok()) throw new Error(await opened.text())
}
