import { createServer } from 'node:http'

/** What tests have registered for SMS. */
export const SMS_SETTINGS = {
  sender: 'MAVESH',
  entityId: '1101000000000012345',
  templates: { 'approved.mr': '1107160000000012345' },
} as const

/** One text message as the provider has taken it. */
export interface TakenText {
  readonly path: string
  readonly authorization: string
  /** The key of its delivery. */
  readonly reference: string
  readonly to: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A provider of text messages that notes what it has taken, as often as it was sent. */
export interface RecordingProvider {
  /** For `EXOTEL_URL`. */
  readonly url: string
  readonly taken: readonly TakenText[]
  stop(): Promise<void>
}

/** What the provider says to a number: a status, and with `inside` a yes whose content says it. Nothing where it takes it. */
export type RefuseText = (to: string) => { readonly status: number; readonly inside?: boolean } | undefined

interface WhatsappBody {
  readonly custom_data: string
  readonly whatsapp: { readonly messages: readonly [{ readonly to: string }] }
}

function read(path: string, authorization: string, text: string): TakenText {
  if (path.startsWith('/v1/')) {
    const body = Object.fromEntries(new URLSearchParams(text))
    return { path, authorization, reference: body.CustomField ?? '', to: body.To ?? '', body }
  }
  const body = JSON.parse(text) as WhatsappBody & Record<string, unknown>
  return { path, authorization, reference: body.custom_data, to: body.whatsapp.messages[0].to, body }
}

const answerOf = (code: number) => JSON.stringify({ response: { whatsapp: { messages: [{ code }] } } })

/** Opens one on a free port of this machine. */
export async function openRecordingProvider(refuse: RefuseText = () => undefined): Promise<RecordingProvider> {
  const taken: TakenText[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = read(request.url ?? '', request.headers.authorization ?? '', Buffer.concat(parts).toString())
    const refused = refuse(text.to)
    if (!refused) taken.push(text)
    const code = refused?.status ?? 202
    response.writeHead(refused?.inside ? 207 : code, { 'content-type': 'application/json' })
    response.end(refused && !refused.inside ? '{"RestException": {"Message": "No such template"}}' : answerOf(code))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://key:token@127.0.0.1:${port}/market1`,
    taken,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
