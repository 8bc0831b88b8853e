import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Whoever has an open connection may be sending just now: so long it is answered, and told that it was the last. */
const IDLE_GRACE_MS = 300
/** Longer than any answer takes that somebody still waits for. */
const PATIENCE_MS = 8000

/** A server that can be stopped without dropping a request. */
export interface Stoppable {
  readonly isOpen: () => boolean
  /** Resolves when everything under way has been answered, or after some seconds. */
  stop(): Promise<void>
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())

/** Makes a server stoppable. Nobody new is let in then; whoever is, is answered to the end. */
export function stoppable(server: Server): Stoppable {
  const underWay = new Set<ServerResponse>()
  let isOpen = true
  const sayLast = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  server.prependListener('request', (_request, response) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (!isOpen) sayLast(response)
  })

  async function end(): Promise<void> {
    const closed = once(server, 'close')
    // Without the connections that are idle, which the server of HTTP would break off.
    NetServer.prototype.close.call(server)
    underWay.forEach(sayLast)
    await Promise.race([closed, wait(IDLE_GRACE_MS)])
    const closing = setInterval(() => server.closeIdleConnections(), 20)
    await Promise.race([closed, wait(PATIENCE_MS)])
    clearInterval(closing)
    server.closeAllConnections()
  }

  let ending: Promise<void> | undefined
  return {
    isOpen: () => isOpen,
    stop() {
      isOpen = false
      ending ??= end()
      return ending
    },
  }
}
