import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request, or hands it on. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void | Promise<void>

/** Serves a step only below a path, which the step does not see: `/admin/x` is `/x` to it. */
export function below(path: string, step: Step): Step {
  return (request, response, next) => {
    const { url = '/' } = request
    if (url !== path && !url.startsWith(`${path}/`) && !url.startsWith(`${path}?`)) return next()
    request.url = url.slice(path.length) || '/'
    return step(request, response, () => {
      request.url = url
      next()
    })
  }
}
