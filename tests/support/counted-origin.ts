import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { type OwnServer, openServer } from './own-server.ts'

/** One request that was answered, in bytes as they travelled. */
export interface Exchange {
  readonly path: string
  /** What the browser wanted it for (`Sec-Fetch-Dest`): `document`, `script`, `image`, `font`, `empty` … */
  readonly destination: string
  /** The media type alone. */
  readonly type: string
  readonly headBytes: number
  readonly bodyBytes: number
}

/** An origin of its own that hands everything on to another, unchanged, and counts what comes back. */
export interface CountedOrigin extends OwnServer {
  readonly exchanges: readonly Exchange[]
  /** Begins to count anew. */
  reset(): void
  /** From now on pages alone are handed on; all else waits for `release`. */
  hold(): void
  release(): void
  /** Resolves when nothing is under way and nothing was asked for so long. */
  quiet(milliseconds: number): Promise<void>
}

const POLL_MS = 25

function headBytes({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): number {
  const statusLine = `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n\r\n`.length
  // A name ends with a colon and a space, a value with a line break.
  return rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, statusLine)
}

const isScript = ({ type }: Exchange) => /javascript/.test(type)

/** The bytes of all JavaScript among them, whoever asked for it: page, worker or service worker. */
export function scriptBytes(exchanges: readonly Exchange[]): number {
  return exchanges.filter(isScript).reduce((sum, { bodyBytes }) => sum + bodyBytes, 0)
}

/** The paths of all JavaScript among them. */
export const scriptPaths = (exchanges: readonly Exchange[]): readonly string[] =>
  exchanges.filter(isScript).map(({ path }) => path)

/**
 * Opens such an origin in front of another one. It sees what a browser's own tools do not show: the service worker's
 * requests.
 * @param target for example `http://localhost:4321`
 */
export async function countedOrigin(target: string): Promise<CountedOrigin> {
  const { hostname, port } = new URL(target)
  let exchanges: Exchange[] = []
  let underWay = 0
  let lastChange = performance.now()
  let gate = Promise.withResolvers<void>()
  gate.resolve()

  function change(by: 1 | -1): void {
    underWay += by
    lastChange = performance.now()
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url: path = '', headers } = request
    change(1)
    response.once('close', () => change(-1))
    if (headers['sec-fetch-dest'] !== 'document') await gate.promise
    const onward = ask({ hostname, port, method, path, headers }, (answer) => {
      let bodyBytes = 0
      answer.on('data', ({ length }: Buffer) => {
        bodyBytes += length
      })
      answer.on('end', () => {
        const [type = ''] = (answer.headers['content-type'] ?? '').split(';')
        const destination = String(headers['sec-fetch-dest'] ?? '')
        exchanges.push({ path, destination, type, headBytes: headBytes(answer), bodyBytes })
      })
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  return {
    ...(await openServer(forward)),
    get exchanges() {
      return exchanges
    },
    reset: () => {
      exchanges = []
    },
    hold: () => {
      gate = Promise.withResolvers()
    },
    release: () => gate.resolve(),
    quiet: async (milliseconds) => {
      while (underWay > 0 || performance.now() - lastChange < milliseconds) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    },
  }
}
