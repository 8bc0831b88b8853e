import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, type ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Readable } from 'node:stream'
import { FOR_ADMINISTRATORS, isAdministrator, personOf } from '@maveshi/shared/gateway/administrator'
import { checkJson } from '@maveshi/shared/gateway/check-body'
import { checkHead, isRefusal } from '@maveshi/shared/gateway/check-head'
import type { Route } from '@maveshi/shared/gateway/routes'
import { IDLE_CONNECTION_MS } from '@maveshi/shared/limits'
import compression from 'compression'
import { createProxyServer } from 'httpxy'
import { fetchAgain, isClosed } from '../src/data/guest/ask-again.ts'
import { askForCount, hasChangedRows } from './changed-rows.ts'
import { isOpenToMembers, type Tag, tagsOfWrite } from './changes.ts'
import { type Forwarding, forwardedHeaders } from './forwarded-headers.ts'
import { timed } from './metrics.ts'
import type { Middleware } from './middleware.ts'
import { refuse } from './refuse.ts'
import { readBody } from './request-body.ts'
import { idOf } from './request-id.ts'
import { routeName } from './route-name.ts'

/** The backend's paths, which the browser calls on this origin: one connection, and no cross-origin rules. */
const BACKEND_PATHS = /^\/(auth|rest|storage)([/?]|$)/

const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

const isWriting = ({ method = 'GET' }: IncomingMessage) => method !== 'GET' && method !== 'HEAD'

/** Connections to the backend, which this side closes first: one that the backend closes may take a request with it. */
export function agentTo(target: string): HttpAgent {
  const manner = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64, timeout: IDLE_CONNECTION_MS }
  return target.startsWith('https:') ? new HttpsAgent(manner) : new HttpAgent(manner)
}

/** A request that may go on, with all that it carries. */
interface Passed {
  readonly route: Route
  readonly body: Buffer | undefined
  /** What the body says, where that is JSON. */
  readonly json: unknown
}

/** Whether a request may go on, as far as that is known before its body. */
async function mayGoOn(route: Route, { headers }: IncomingMessage, target: string): Promise<boolean> {
  if (!route.isForAdministrators) return true
  const keys = { apikey: headers.apikey?.toString(), authorization: headers.authorization }
  return isAdministrator(keys, (path, sent) => fetchAgain(new URL(path, target), { headers: sent }))
}

/** Lets through what the market has a use for; anything else is answered here. */
async function check(request: IncomingMessage, response: ServerResponse, target: string): Promise<Passed | undefined> {
  const { method = '', url = '', headers } = request
  const route = checkHead({ method, target: url, header: (name) => headers[name]?.toString() })
  if (isRefusal(route)) {
    refuse(response, route)
    return undefined
  }
  if (!isWriting(request)) return { route, body: undefined, json: undefined }
  if (!(await mayGoOn(route, request, target))) {
    refuse(response, FOR_ADMINISTRATORS)
    return undefined
  }
  const body = await readBody(request, route.bodyBytes)
  if (!body) {
    refuse(response, { status: 413, message: 'The body is too large' })
    return undefined
  }
  if (route.service === 'storage') return { route, body, json: undefined }
  const checked = checkJson(route, body.toString())
  if ('refusal' in checked) {
    refuse(response, checked.refusal)
    return undefined
  }
  return { route, body, json: checked.value }
}

/**
 * Hands the backend's calls on. The visitor's address goes along, so that the backend's own limits see it.
 * @param target the project's address
 * @param onChange is told what guests' pages show otherwise from now on and who changed it (nobody's name where only an
 *   administrator can have), before they hear of the success
 */
export function forwardTo(
  target: string,
  onChange: (person: string | undefined, changed: readonly Tag[]) => void,
  forwarding: Forwarding = { proxies: 0 },
): Middleware {
  const proxy = createProxyServer({ target, changeOrigin: true, agent: agentTo(target) })
  const compress = compression() as unknown as Middleware
  const writes = new WeakMap<IncomingMessage, Passed>()
  const sent = new WeakMap<IncomingMessage, ClientRequest>()
  proxy.on('proxyReq', (outgoing, request) => void sent.set(request, outgoing))
  proxy.on('proxyRes', ({ statusCode = 500, headers }, request) => {
    const write = writes.get(request)
    if (!write || statusCode >= 300 || !hasChangedRows(headers)) return
    const { method = 'GET', url = '' } = request
    const made = { method, url, body: write.json }
    onChange(isOpenToMembers(made) ? personOf(request.headers.authorization) : undefined, tagsOfWrite(made))
  })
  /** Never what is on its way: a connection to the backend is shared, and what nobody announced would be a request there. */
  const pass = (request: IncomingMessage, response: ServerResponse, body?: Buffer, options = {}) =>
    proxy.web(request, response, { ...options, buffer: Readable.from(body ? [body] : []) })
  const mayAskAgain = (request: IncomingMessage, response: ServerResponse, error: unknown) =>
    !isWriting(request) && !response.headersSent && sent.get(request)?.reusedSocket && isClosed(error)
  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const passed = await check(request, response, target)
    if (!passed) return
    const { route, body } = passed
    // Whatever a stored file says it is, it runs nothing on this origin.
    if (route.service === 'storage') response.setHeader('content-security-policy', FILE_POLICY)
    if (body && route.service === 'rest') writes.set(request, passed)
    request.headers = forwardedHeaders(request, body?.length, route.service, forwarding)
    if (body && route.table) request.headers.prefer = askForCount(request.headers.prefer?.toString())
    await compress(request, response, () => undefined)
    try {
      // Another connection that rested might be closed as well: the second attempt gets one of its own.
      const again = (error: unknown) =>
        mayAskAgain(request, response, error) ? pass(request, response, body, { agent: false }) : Promise.reject(error)
      await timed('call', () => pass(request, response, body).catch(again))
    } catch (error) {
      console.error(`${idOf(request) ?? '-'} ${request.method} ${routeName(request.url).name} found no backend:`, error)
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ message: 'The backend does not answer' }))
    }
  }
  return (request, response, next) => (BACKEND_PATHS.test(request.url ?? '') ? forward(request, response) : next())
}
