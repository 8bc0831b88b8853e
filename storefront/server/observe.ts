import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pagesServed, requestSeconds, requests, underWay } from './metrics.ts'
import { giveId } from './request-id.ts'
import type { RequestLog } from './request-log.ts'
import { routeName } from './route-name.ts'

const origins = new WeakMap<ServerResponse, string>()

/** Notes where a page came from. */
export function noteOrigin(response: ServerResponse, from: string): void {
  origins.set(response, from)
  pagesServed.inc({ from })
}

interface ObserveOptions {
  /** Nothing where requests are not logged. */
  readonly log?: RequestLog | undefined
  readonly proxies: number
}

/** Counts and logs every request once its answer has gone out, or its visitor has. */
export function observe(answer: RequestListener, { log, proxies }: ObserveOptions): RequestListener {
  return (request: IncomingMessage, response) => {
    const began = performance.now()
    const id = giveId(request, proxies)
    const { method = '' } = request
    // Now: a part of the origin may shorten it for itself.
    const route = routeName(request.url)
    underWay.inc()
    response.once('close', () => {
      const ms = performance.now() - began
      const { statusCode: status } = response
      underWay.dec()
      requests.inc({ method, route: route.name, status })
      requestSeconds.observe({ kind: route.kind }, ms / 1000)
      log?.add({
        id,
        method,
        route: route.name,
        status,
        ms: Math.round(ms * 10) / 10,
        from: origins.get(response),
        aborted: response.writableFinished ? undefined : true,
      })
    })
    answer(request, response)
  }
}
