import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Middleware } from './middleware.ts'
import { idOf } from './request-id.ts'
import { routeName } from './route-name.ts'
import { SAFETY_HEADERS } from './safety.ts'

/** Runs middlewares one after the other, and `next` after the last; a middleware that fails is answered in few words. */
export function compose(middlewares: readonly Middleware[]) {
  return (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    const last: Middleware = () => next?.()
    const fail = (error: unknown) => {
      console.error(`${idOf(request) ?? '-'} ${request.method} ${routeName(request.url).name} failed:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { ...SAFETY_HEADERS, 'cache-control': 'no-store' }).end()
    }
    const run = (index: number): void => {
      const middleware = middlewares[index] ?? last
      try {
        const running = middleware(request, response, () => run(index + 1))
        if (running instanceof Promise) running.catch(fail)
      } catch (error) {
        fail(error)
      }
    }
    run(0)
  }
}
