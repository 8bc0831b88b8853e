import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A process of its own: a bare server that sends one answer, which its parent gives it, and 304 to whoever has it. It
 * tells the parent its port.
 */
export interface BareAnswer {
  readonly headers: OutgoingHttpHeaders
  /** In base64. */
  readonly body: string
}

process.once('message', ({ headers, body: text }: BareAnswer) => {
  const body = Buffer.from(text, 'base64')
  const { etag, ...described } = headers
  const server = createServer((request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
    else response.writeHead(200, { ...described, etag }).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit())
