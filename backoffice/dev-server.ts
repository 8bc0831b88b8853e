import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/** The console out of its sources. */
export interface ConsoleServer {
  /** Answers below /admin. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Loads every open page of the console anew. */
  readonly reload: () => void
  readonly close: () => Promise<void>
}

/**
 * Opens the console inside a server that serves more than it.
 * @param origin whose WebSocket tells pages of edits
 * @param allow folders that the browser may be sent from
 */
export async function openConsole(origin: Server, allow: string[]): Promise<ConsoleServer> {
  const vite = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server: origin }, cors: false, fs: { allow } },
  })
  return {
    middleware(request, response, next) {
      const { url = '/' } = request
      if (!/^\/admin(?=[/?]|$)/.test(url)) return next()
      request.url = url.replace(/^\/admin\/?/, '/admin/')
      vite.middlewares(request, response, next)
    },
    reload: () => vite.ws.send({ type: 'full-reload' }),
    close: () => vite.close(),
  }
}
