import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Refusal, refusalBody } from '@maveshi/shared/gateway/refusal'
import type { Route } from '@maveshi/shared/gateway/routes'

/** How much of what nobody asked for is read away, and for how long, before a connection is closed on it. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024
const MOST_UNREAD_MS = 1000

/** Reads what is still on its way and forgets it, until it has come or is too much. */
function readAway(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let length = 0
    const timer = setTimeout(resolve, MOST_UNREAD_MS)
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > MOST_UNREAD_BYTES) finish()
    })
    request.once('end', finish).once('close', finish)
  })
}

/**
 * Answers a request that goes no further. What is still on its way is no next request, so the connection ends; a
 * connection that is closed on unread bytes is reset, and the answer lost, so they are read away first.
 */
export function refuse(response: ServerResponse, refusal: Refusal, route?: Route): void {
  const { req: request } = response
  const body = Buffer.from(refusalBody(refusal))
  response.writeHead(refusal.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...(refusal.status === 405 && route ? { allow: route.methods.join(', ') } : {}),
    ...(request.complete ? {} : { connection: 'close' }),
  })
  if (request.complete) {
    response.end(body)
    return
  }
  response.write(body)
  void readAway(request).then(() => response.end())
}
