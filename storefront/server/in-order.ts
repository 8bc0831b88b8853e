import type { IncomingMessage, ServerResponse } from 'node:http'
import { SAFETY_HEADERS } from './safety.ts'
import type { Step } from './step.ts'

/** Runs steps one after the other, and `next` after the last; a step that fails is answered in few words. */
export function inOrder(steps: readonly Step[]) {
  return (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    const handOn: Step = () => next?.()
    const fail = (error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { ...SAFETY_HEADERS, 'cache-control': 'no-store' }).end()
    }
    const run = (index: number): void => {
      const step = steps[index] ?? handOn
      try {
        const running = step(request, response, () => run(index + 1))
        if (running instanceof Promise) running.catch(fail)
      } catch (error) {
        fail(error)
      }
    }
    run(0)
  }
}
