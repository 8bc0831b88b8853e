import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { type OwnServer, openServer } from './own-server.ts'

/**
 * Opens an origin that hands on to a market over a network that halts a page once, before some words of it.
 * @param market the origin that is handed on to
 * @param words before which a page halts; a page without them comes at once
 * @param haltMs for how long, in milliseconds
 */
export async function haltingOrigin(market: string, words: string, haltMs: number): Promise<OwnServer> {
  const { hostname, port } = new URL(market)

  function sendHalting(answer: IncomingMessage, response: ServerResponse): void {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const page = Buffer.concat(parts)
      const at = Math.max(page.indexOf(words), 0)
      response.write(page.subarray(0, at))
      setTimeout(() => response.end(page.subarray(at)), haltMs)
    })
  }

  function forward(request: IncomingMessage, response: ServerResponse): void {
    const { method, url: path = '', headers } = request
    const isPage = headers['sec-fetch-dest'] === 'document'
    const asked = isPage ? { ...headers, 'accept-encoding': 'identity' } : headers
    const onward = ask({ hostname, port, method, path, headers: asked }, (answer) => {
      const { 'content-length': _, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, isPage ? others : answer.headers)
      if (isPage) sendHalting(answer, response)
      else answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  return openServer(forward)
}
