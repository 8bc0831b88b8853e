import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Content } from './content.ts'
import { encodingFor } from './encoding.ts'

/** What is to be sent: the body, and every header that does not follow from it. */
export interface Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly content: Content
  /** Not to be kept, and not to be shown to anybody else. */
  readonly isPrivate?: boolean
}

/** Whether an `If-None-Match` header names this validator (RFC 9110, section 13.1.2: weakly compared). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** Sends a body in the smallest form that the client takes, or says that the client has it already. */
export async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { status, content } = answer
  const encoding = content.isCompressible ? encodingFor(request.headers['accept-encoding']) : 'identity'
  const vary = [content.isCompressible ? 'Accept-Encoding' : '', answer.headers.vary ?? ''].filter(Boolean).join(', ')
  const etag = content.etag(encoding)
  const headers = { ...answer.headers, ...(vary ? { vary } : {}), ...(status === 200 ? { etag } : {}) }
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    // With the policy: a stored page takes on the headers that it is confirmed with.
    response.writeHead(304, headers).end()
    return
  }
  const body = await content.form(encoding)
  response.writeHead(status, {
    ...headers,
    'content-type': content.type,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
