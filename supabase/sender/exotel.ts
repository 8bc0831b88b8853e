import { oneLine } from '@maveshi/shared/log/one-line'
import type { TextChannel } from '@maveshi/shared/notice/telling'
import type { NoticeText } from '../mails/notice-text.ts'
import type { Failed, Letter } from './backend.ts'
import { TextFailed, type TextWay, whatsappName } from './texts.ts'

/** What opens an account at Exotel, and what was registered for it. */
export interface ExotelSettings {
  /** `https://KEY:TOKEN@api.in.exotel.com/ACCOUNT_SID` */
  readonly url: string
  /** The registered header, the entity that it belongs to, and the ids of the templates by `name.language`. */
  readonly sms?: {
    readonly sender: string
    readonly entityId: string
    readonly templates: Readonly<Record<string, string>>
  }
  /** The number that WhatsApp messages come from. */
  readonly whatsappSender?: string | undefined
}

/** Whoever does not say anything for so long has gone; well below a lease. */
const WAIT_MS = 20_000
/** What a plain SMS has letters for; everything else is sent as Unicode. */
const PLAIN = /^[\n\x20-\x5f\x61-\x7e]*$/

interface Request {
  readonly path: string
  readonly type: string
  readonly body: string
}

/** https://developer.exotel.com/docs/sms-api/api-reference/send-sms */
function smsRequest(account: string, { sender, entityId, templates }: NonNullable<ExotelSettings['sms']>) {
  return ({ id, to }: Letter, { name, language, text }: NoticeText): Request => {
    const template = templates[`${name}.${language}`]
    const fields = new URLSearchParams({
      From: sender,
      To: to ?? '',
      Body: text,
      EncodingType: PLAIN.test(text) ? 'plain' : 'unicode',
      SmsType: 'transactional',
      DltEntityId: entityId,
      ...(template ? { DltTemplateId: template } : {}),
      CustomField: id,
    })
    const path = `/v1/Accounts/${account}/Sms/send.json`
    return { path, type: 'application/x-www-form-urlencoded', body: fields.toString() }
  }
}

/** https://developer.exotel.com/docs/whatsapp-api/api-reference/templates */
function whatsappRequest(account: string, from: string) {
  return ({ id, to }: Letter, { name, language, variables }: NoticeText): Request => {
    const parameters = variables.map((text) => ({ type: 'text', text }))
    const template = {
      name: whatsappName(name),
      language: { policy: 'deterministic', code: language },
      components: parameters.length > 0 ? [{ type: 'body', parameters }] : [],
    }
    const message = { custom_data: id, from, to, content: { recipient_type: 'individual', type: 'template', template } }
    const body = JSON.stringify({ custom_data: id, whatsapp: { messages: [message] } })
    return { path: `/v2/accounts/${account}/messages`, type: 'application/json', body }
  }
}

interface Answer {
  readonly SMSMessage?: { readonly Status?: string }
  readonly response?: { readonly whatsapp?: { readonly messages?: readonly { readonly code?: number }[] } }
}

/** What became of the one message: an answer as a whole may be a yes, and say no of it. */
function statusOf({ status }: Response, text: string): number {
  try {
    const { SMSMessage, response } = JSON.parse(text) as Answer
    if (/^failed/.test(SMSMessage?.Status ?? '')) return 400
    return response?.whatsapp?.messages?.[0]?.code ?? status
  } catch {
    return status
  }
}

/** @returns nothing where it was taken */
async function readAnswer(answer: Response): Promise<Failed | undefined> {
  const text = await answer.text()
  const status = statusOf(answer, text)
  if (answer.ok && status < 400) return undefined
  const said = oneLine(`${answer.status} ${text}`).slice(0, 300)
  if (status === 401 || status === 403) return { failure: 'credentials', said, is_final: false }
  if (status === 429 || status >= 500) return { failure: 'later', said, is_final: false }
  return { failure: 'refused', said, is_final: false }
}

/** Sends SMS and WhatsApp messages by Exotel. The delivery's key goes along with each as its reference. */
export function byExotel({ url, sms, whatsappSender }: ExotelSettings, ask: typeof fetch = fetch): TextWay {
  const { origin, username, password, pathname } = new URL(url)
  const account = pathname.replaceAll('/', '')
  const [name, secret] = [username, password].map(decodeURIComponent)
  const authorization = `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`
  const requests = new Map<TextChannel, (letter: Letter, text: NoticeText) => Request>()
  if (sms) requests.set('sms', smsRequest(account, sms))
  if (whatsappSender) requests.set('whatsapp', whatsappRequest(account, whatsappSender))

  async function post({ path, type, body }: Request): Promise<Failed | undefined> {
    const headers = { authorization, 'content-type': type }
    const signal = AbortSignal.timeout(WAIT_MS)
    try {
      return await readAnswer(
        await ask(`${origin}${path}`, { method: 'POST', headers, body, redirect: 'error', signal }),
      )
    } catch (error) {
      const said = oneLine(String((error as Error).cause ?? error)).slice(0, 300)
      return { failure: 'unreachable', said, is_final: false }
    }
  }

  return {
    channels: [...requests.keys()],
    async send(channel, letter, text) {
      const request = requests.get(channel)
      if (!request) throw new TypeError(`Nothing is set up for ${channel}.`)
      const failed = await post(request(letter, text))
      if (failed) throw new TextFailed(failed)
    },
  }
}
