import { request as ask } from 'node:http'
import { openServer } from './own-server.ts'

/** A way to a backend on which a test can hold up calls, bar it to some of them, or break it off. */
export interface SlowWay {
  readonly origin: string
  /** From now on calls of pages wait. What tells of changes never does. */
  holdUp(): void
  /** Those that wait go on, and nobody waits any more. */
  letGo(): void
  /** Calls that wait just now. */
  readonly waiting: number
  /** Calls that are answered with 503, by a part of their address. */
  barred: string | undefined
  /** How many were. */
  readonly refusals: number
  stop(): Promise<void>
}

export async function slowWay(backend: string): Promise<SlowWay> {
  let [isHeldUp, refusals] = [false, 0]
  const waiting = new Set<() => void>()
  const server = await openServer(async (request, response) => {
    const { method, headers, url = '' } = request
    if (way.barred && url.includes(way.barred)) {
      refusals += 1
      response.writeHead(503).end()
      return
    }
    if (isHeldUp && !url.includes('changes_since')) await new Promise<void>((goOn) => waiting.add(goOn))
    const onward = ask(new URL(url, backend), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }, '127.0.0.1')
  const way: SlowWay = {
    origin: server.origin,
    barred: undefined,
    holdUp() {
      isHeldUp = true
    },
    letGo() {
      isHeldUp = false
      for (const goOn of waiting) goOn()
      waiting.clear()
    },
    get waiting() {
      return waiting.size
    },
    get refusals() {
      return refusals
    },
    stop: server.stop,
  }
  return way
}
