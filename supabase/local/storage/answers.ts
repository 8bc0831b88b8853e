import type { Context } from 'hono'
import type { FrontEnv } from '../front.ts'

/** A refusal as the storage service words it: 400 to the network, except that 401 asks for a fresh token. */
export function refuse(c: Context<FrontEnv>, statusCode: number, error: string, message: string): Response {
  return c.json({ statusCode: String(statusCode), error, message }, statusCode === 401 ? 401 : 400)
}

/**
 * Reads a body, and stops as soon as it is larger than it may be: the length that a request declares is only a promise.
 * @returns nothing where it is larger
 */
export async function readBody(request: Request, maximumBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maximumBytes) return undefined
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The same request with a body that has been read. */
export function withBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  return withContent(request, body, body.length)
}

/**
 * The same request with a body that has been read, and that ends only once it is known to be good: what waits for its
 * end goes on meanwhile with what it does first. Where it is not good the body breaks off.
 */
export function withBodyWhere(request: Request, body: Uint8Array<ArrayBuffer>, isGood: Promise<boolean>): Request {
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(body)
      if (await isGood) controller.close()
      else controller.error(new Error('The body is not what it says'))
    },
  })
  return withContent(request, stream, body.length)
}

function withContent(request: Request, body: BodyInit, length: number): Request {
  const headers = new Headers(request.headers)
  headers.set('content-length', String(length))
  headers.delete('transfer-encoding')
  return new Request(request.url, { method: request.method, headers, body, duplex: 'half' } as RequestInit)
}
