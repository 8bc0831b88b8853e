import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Content } from './content.ts'
import { type Encoding, encodingFor } from './encoding.ts'
import { SAFETY_HEADERS } from './safety.ts'

/** What is to be sent: the body, and every header that does not follow from it. */
export interface Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly content: Content
  /** Not to be cached, and not to be shown to anybody else. */
  readonly isPrivate?: boolean
}

/** One form of an answer as it goes out, time and again. */
interface Form {
  readonly etag: string
  /** Of a 304: with the policy, since a stored page takes on the headers that it is confirmed with. */
  readonly headers: OutgoingHttpHeaders
  whole?: { readonly headers: OutgoingHttpHeaders; readonly body: Uint8Array }
}

const forms = new WeakMap<Answer, Map<Encoding, Form>>()

function makeForm({ status, headers, content }: Answer, encoding: Encoding): Form {
  const vary = [content.isCompressible ? 'Accept-Encoding' : '', headers.vary ?? ''].filter(Boolean).join(', ')
  const etag = content.etag(encoding)
  return {
    etag,
    headers: { ...SAFETY_HEADERS, ...headers, ...(vary ? { vary } : {}), ...(status === 200 ? { etag } : {}) },
  }
}

function formOf(answer: Answer, encoding: Encoding): Form {
  let made = forms.get(answer)
  if (!made) {
    made = new Map()
    forms.set(answer, made)
  }
  let form = made.get(encoding)
  if (!form) {
    form = makeForm(answer, encoding)
    made.set(encoding, form)
  }
  return form
}

async function wholeOf({ content }: Answer, encoding: Encoding, { headers }: Form) {
  const body = await content.form(encoding)
  const described = { ...headers, 'content-type': content.type, 'content-length': body.length }
  return { body, headers: encoding === 'identity' ? described : { ...described, 'content-encoding': encoding } }
}

/** Whether an `If-None-Match` header names this validator (RFC 9110, section 13.1.2: weakly compared). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * Sends a body in the smallest form that the client takes, or says that the client has it already. What is sent of an
 * answer is worked out once: whoever sends the same again gives the same object.
 */
export async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers
  const encoding = answer.content.isCompressible ? encodingFor(accepted) : 'identity'
  const form = formOf(answer, encoding)
  if (answer.status === 200 && isKnown(known, form.etag)) {
    response.writeHead(304, form.headers).end()
    return
  }
  const whole = form.whole ?? (await wholeOf(answer, encoding, form))
  // A page is not cached a second time without its compression.
  if (encoding !== 'identity' || !answer.content.isCompressible) form.whole = whole
  response.writeHead(answer.status, whole.headers)
  response.end(request.method === 'HEAD' ? undefined : whole.body)
}
