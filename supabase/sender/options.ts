import { join } from 'node:path'
import { readKeys } from '../local/data-dir.ts'
import type { Environment } from '../local/environment.ts'
import type { BackendOptions } from './backend.ts'
import { bySmtp, type MailWay, toOutbox } from './mail.ts'

/**
 * Where the market is that the environment names, and what opens it: of a hosted project its own key, or the secret one; of
 * the embedded backend on this machine the secret one, which lies with its data.
 * @throws Error with one sentence for the operator where something is missing
 */
export async function backendOptions(environment: Environment): Promise<BackendOptions> {
  const { supabaseUrl, publishableKey, secretKey, senderKey, apiPort, dataDir } = environment
  if (!supabaseUrl) return { url: `http://127.0.0.1:${apiPort}`, apikey: (await readKeys(dataDir)).secretKey }
  if (senderKey && publishableKey) return { url: supabaseUrl, apikey: publishableKey, senderKey }
  if (secretKey) return { url: supabaseUrl, apikey: secretKey }
  throw new Error(
    'SENDER_KEY is missing: npx pnpm@12 sender --new-key makes one. SUPABASE_SECRET_KEY opens more than that.',
  )
}

/** @throws Error with one sentence where mails could go nowhere */
export function mailWay({ smtpUrl, smtpSender, siteUrl, supabaseUrl, dataDir }: Environment): MailWay {
  if (smtpUrl && smtpSender) return bySmtp(smtpUrl, smtpSender, siteUrl)
  if (supabaseUrl) throw new Error('SMTP_URL is missing: the mail server that mails to people go out by.')
  return toOutbox(join(dataDir, 'outbox'), siteUrl)
}
