import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { openServer } from '../../support/own-server.ts'
import { askOnWire } from '../../support/wire.ts'

/** A page without its scripts, and its pictures, as they came from the market; sent by a bare server. */
export interface StaticTwin {
  readonly url: string
  stop(): Promise<void>
}

interface Stored {
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** Scripts become comments, so that the page keeps its bytes; data for search engines runs nothing, and stays. */
function withoutScripts(html: string): string {
  return html.replace(/<script( type="module"[^>]*)><\/script>/g, '<!--     $1           -->')
}

async function storeFrom(market: string, path: string): Promise<Stored> {
  const { headers, body } = await askOnWire(market + path)
  const type = headers['content-type'] ?? 'application/octet-stream'
  const encoding = headers['content-encoding']
  const stored = {
    'content-type': type,
    'cache-control': 'no-cache',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  }
  return { headers: { ...stored, 'content-length': body.length }, body }
}

async function storePage(market: string, path: string, language: string): Promise<Stored> {
  const { headers, body } = await askOnWire(market + path, { 'accept-language': language })
  const html = withoutScripts(brotliDecompressSync(body).toString())
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
  const compressed = brotliCompressSync(html, { params: quality })
  return {
    headers: {
      'content-type': headers['content-type'] ?? 'text/html',
      'content-encoding': 'br',
      'content-length': compressed.length,
    },
    body: compressed,
  }
}

/**
 * Stores a page and whatever it asks for, and serves it.
 * @param visit opens the page once, so that everything it asks for is stored
 */
export async function openStaticTwin(
  market: string,
  path: string,
  language: string,
  visit: (url: string) => Promise<unknown>,
): Promise<StaticTwin> {
  const stored = new Map<string, Stored>([[path, await storePage(market, path, language)]])

  async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const known = stored.get(url) ?? (await storeFrom(market, url))
    stored.set(url, known)
    response.writeHead(200, known.headers).end(known.body)
  }

  const { origin, stop } = await openServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const url = origin + path
  await visit(url)
  return { url, stop }
}
