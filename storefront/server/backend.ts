import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import compression from 'compression'
import { createProxyServer } from 'httpxy'
import { type Tag, tagsOfWrite } from './changes.ts'
import type { Step } from './step.ts'

/** The backend's paths, which the browser calls on this origin: one connection, and no cross-origin rules. */
const BACKEND_PATHS = /^\/(auth|rest|storage)\/v1(\/|\?|$)/

/** A write that carries more is taken to have changed anything. */
const READ_BYTES = 262_144

/** What a write carries, read while it passes by. */
interface Overheard {
  readonly body: Readable
  /** The JSON so far, or nothing where it is none or too long. */
  readonly json: () => unknown
}

function overhear(request: IncomingMessage): Overheard {
  const chunks: Buffer[] = []
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= READ_BYTES) chunks.push(chunk)
  })
  const json = () => {
    try {
      return bytes <= READ_BYTES ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
    } catch {
      return undefined
    }
  }
  return { body: request.pipe(new PassThrough()), json }
}

const isReading = ({ method = 'GET' }: IncomingMessage) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * Hands the backend's calls on. The visitor's address goes along, so that the backend's own limits see it.
 * @param target the project's address
 * @param onChange is told what guests' pages show otherwise from now on, before whoever changed it hears of the success
 */
export function forwardTo(target: string, onChange: (changed: readonly Tag[]) => void): Step {
  const proxy = createProxyServer({ target, changeOrigin: true, xfwd: true })
  const compress = compression() as unknown as Step
  const overheard = new WeakMap<IncomingMessage, Overheard>()
  proxy.on('proxyRes', (answer, request) => {
    const { statusCode = 500 } = answer
    if (statusCode >= 300) return
    const { method = 'GET', url = '' } = request
    const changed = tagsOfWrite({ method, url, body: overheard.get(request)?.json() })
    if (changed.length > 0) onChange(changed)
  })
  async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request
    // Whatever a stored file says it is, it runs nothing on this origin.
    if (url.startsWith('/storage/')) {
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    }
    const write = url.startsWith('/rest/') && !isReading(request) ? overhear(request) : undefined
    if (write) overheard.set(request, write)
    await compress(request, response, () => undefined)
    try {
      await proxy.web(request, response, write ? { buffer: write.body } : {})
    } catch (error) {
      console.error(`${request.method} ${url} found no backend:`, error)
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ message: 'The backend does not answer' }))
    }
  }
  return (request, response, next) => (BACKEND_PATHS.test(request.url ?? '') ? handOn(request, response) : next())
}
