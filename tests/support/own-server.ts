import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small HTTP server of a test's own. */
export interface OwnServer {
  /** For example `http://localhost:40123`. */
  readonly origin: string
  readonly port: number
  /** Breaks off what is under way, and resolves when the port is free again. */
  stop(): Promise<void>
}

/** Opens one on a free port of this machine. */
export async function openServer(answer: RequestListener, host = 'localhost'): Promise<OwnServer> {
  const server = createServer(answer)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://${host}:${port}`,
    port,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** A port of this machine on which nothing listens just now, for a program that is told its port. */
export async function freePort(): Promise<number> {
  const { port, stop } = await openServer(() => {}, '127.0.0.1')
  await stop()
  return port
}
