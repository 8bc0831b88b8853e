import type { IncomingMessage, ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'

/** The backend's paths, which the browser calls on this origin: one connection, and no cross-origin rules. */
const BACKEND_PATHS = /^\/(auth|rest|storage)\/v1(\/|\?|$)/

/**
 * Hands the backend's calls on. The visitor's address goes along, so that the backend's own limits see it.
 * @param target the project's address
 */
export function forwardTo(
  target: string,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const proxy = createProxyServer({ target, changeOrigin: true, xfwd: true })
  return (request, response, next) => {
    if (!BACKEND_PATHS.test(request.url ?? '')) return next()
    // Whatever a stored file says it is, it runs nothing on this origin.
    if (request.url?.startsWith('/storage/')) {
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    }
    proxy.web(request, response).catch((error) => {
      console.error(`${request.method} ${request.url} found no backend:`, error)
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ message: 'The backend does not answer' }))
    })
  }
}
