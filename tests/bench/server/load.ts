import { openConnection } from './connection.ts'

/** What is asked for, over and over. */
export interface Asked {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** What every answer must be. */
  readonly status: 200 | 304
  /** Puts a number of its own into every address, so that none was asked for before. */
  readonly isNew?: boolean
}

/** How quickly it was answered. */
export interface Speed {
  readonly perSecond: number
  readonly p99Ms: number
}

const CONNECTIONS = 8
let asked = 0

/** The text of the next request. */
function requestText({ url, headers, isNew }: Asked): () => string {
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const rest = ` HTTP/1.1\r\n${lines.join('')}\r\n`
  const known = `GET ${url.pathname}${url.search}${rest}`
  if (!isNew) return () => known
  return () => {
    asked += 1
    return `GET ${url.pathname}${url.search}${url.search ? '&' : '?'}visit=${process.pid}-${asked}${rest}`
  }
}

/** Asks for so many seconds, by connections that each wait for their answers. @throws Error when one is not as it must be */
export async function load(what: Asked, seconds: number): Promise<Speed> {
  const next = requestText(what)
  const times: number[] = []
  const began = performance.now()
  const end = began + seconds * 1000

  async function askOn(): Promise<void> {
    const connection = await openConnection(what.url.hostname, Number(what.url.port))
    for (let now = performance.now(); now < end; ) {
      const status = await connection.ask(next())
      if (status !== what.status) throw new Error(`${what.url} was answered with ${status}`)
      const then = now
      now = performance.now()
      times.push(now - then)
    }
    connection.close()
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, askOn))
  const elapsedSeconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / elapsedSeconds, p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}
