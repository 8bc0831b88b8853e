import { request as ask } from 'node:http'
import { openServer } from './own-server.ts'

/** A way to a backend that a test can make slow, bar to some calls, or break off. */
export interface SlowWay {
  readonly origin: string
  /** Whether calls of pages wait. */
  isSlow: boolean
  /** Calls that wait just now. */
  readonly waiting: number
  /** Calls that are answered with 503, by a part of their address. */
  barred: string | undefined
  /** How many were. */
  readonly refusals: number
  stop(): Promise<void>
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** @param delayMs for which calls wait while it is slow; what tells of changes never does */
export async function slowWay(backend: string, delayMs: number): Promise<SlowWay> {
  let [waiting, refusals] = [0, 0]
  const server = await openServer(async (request, response) => {
    const { method, headers, url = '' } = request
    if (way.barred && url.includes(way.barred)) {
      refusals += 1
      response.writeHead(503).end()
      return
    }
    if (way.isSlow && !url.includes('changes_since')) {
      waiting += 1
      await wait(delayMs)
      waiting -= 1
    }
    const onward = ask(new URL(url, backend), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }, '127.0.0.1')
  const way: SlowWay = {
    origin: server.origin,
    isSlow: false,
    barred: undefined,
    get waiting() {
      return waiting
    },
    get refusals() {
      return refusals
    },
    stop: server.stop,
  }
  return way
}
