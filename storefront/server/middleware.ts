import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request, or leaves it to the next. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void | Promise<void>

/** Serves a middleware only below a path, which the middleware does not see: `/admin/x` is `/x` to it. */
export function below(path: string, middleware: Middleware): Middleware {
  return (request, response, next) => {
    const { url = '/' } = request
    if (url !== path && !url.startsWith(`${path}/`) && !url.startsWith(`${path}?`)) return next()
    request.url = url.slice(path.length) || '/'
    return middleware(request, response, () => {
      request.url = url
      next()
    })
  }
}
