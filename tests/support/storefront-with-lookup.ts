import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startStorefront } from '../../commands/start/storefront.ts'
import { readEnvironment } from '../../supabase/local/environment.ts'

/** A second storefront on the same market, set up with a geolocation service of this machine. */
export interface StorefrontWithLookup {
  readonly origin: string
  /** The requests that the service has had, as method and target. */
  readonly lookups: readonly string[]
  /** What the service answers from now on, as JSON; nothing: it breaks the connection. */
  answer: object | undefined
  stop(): Promise<void>
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** @param market the origin of the market of the tests */
export async function startStorefrontWithLookup(market: string): Promise<StorefrontWithLookup> {
  const lookups: string[] = []
  const service = createServer((request, response) => {
    lookups.push(`${request.method} ${request.url}`)
    if (!made.answer) return void request.socket.destroy()
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(made.answer))
  })
  const { publishableKey } = (await (await fetch(`${market}/config.json`)).json()) as { publishableKey: string }
  process.env.PUBLIC_IP_LOOKUP_URL = `http://127.0.0.1:${await listen(service)}/json`
  const port = await freePort()
  const storefront = await startStorefront(
    { ...readEnvironment(), host: '127.0.0.1', port },
    { supabaseUrl: `http://127.0.0.1:${process.env.MARKET_API_PORT}`, publishableKey },
  )
  const made: StorefrontWithLookup = {
    origin: `http://localhost:${port}`,
    lookups,
    answer: undefined,
    stop: async () => {
      await storefront.stop()
      service.closeAllConnections()
      await new Promise((resolve) => service.close(resolve))
    },
  }
  return made
}
