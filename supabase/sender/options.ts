import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage } from '@maveshi/shared/locale/languages'
import { readKeys } from '../local/data-dir.ts'
import type { Environment } from '../local/environment.ts'
import { TEXT_NAMES, type TextName } from '../mails/notice-text.ts'
import type { BackendOptions } from './backend.ts'
import { byExotel } from './exotel.ts'
import { bySmtp, type MailWay, toOutbox } from './mail.ts'
import type { TextWay } from './texts.ts'

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

const isTemplate = ([key, id]: [string, unknown]): boolean => {
  const [name, language = ''] = key.split('.')
  return TEXT_NAMES.includes(name as TextName) && isLanguage(language) && /^\d{5,30}$/.test(String(id))
}

/** The ids that the operators of telephones have given to texts. @throws Error with one sentence where they are none */
function readTemplates(file: string): Record<string, string> {
  try {
    const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object)
    if (entries.every(isTemplate)) return Object.fromEntries(entries.map(([key, id]) => [key, String(id)]))
  } catch {}
  throw new Error(
    `SMS_TEMPLATES is wrong: ${file} must hold the ids of templates, such as {"approved.hi": "1107160000000012345"}.`,
  )
}

/** Nothing where the environment names no provider of text messages. */
export function textWay({
  exotelUrl,
  smsSender,
  dltEntityId,
  smsTemplates,
  whatsappSender,
}: Environment): TextWay | undefined {
  if (!exotelUrl) return undefined
  const templates = smsTemplates ? readTemplates(smsTemplates) : {}
  const sms = smsSender && dltEntityId ? { sms: { sender: smsSender, entityId: dltEntityId, templates } } : {}
  return byExotel({ url: exotelUrl, whatsappSender, ...sms })
}
