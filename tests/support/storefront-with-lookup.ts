import { BUILT, startStorefront } from '../../commands/start/storefront.ts'
import { readEnvironment } from '../../supabase/local/environment.ts'
import { freePort, openServer } from './own-server.ts'

/** A second storefront on the same market, set up with a geolocation service of this machine. */
export interface StorefrontWithLookup {
  readonly origin: string
  /** The requests that the service has had, as method and target. */
  readonly lookups: readonly string[]
  /** What the service answers from now on, as JSON; nothing: it breaks the connection. */
  answer: object | undefined
  stop(): Promise<void>
}

/** @param market the origin of the market of the tests */
export async function startStorefrontWithLookup(market: string): Promise<StorefrontWithLookup> {
  const lookups: string[] = []
  const service = await openServer((request, response) => {
    lookups.push(`${request.method} ${request.url}`)
    if (!made.answer) return void request.socket.destroy()
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    response.end(JSON.stringify(made.answer))
  }, '127.0.0.1')
  const { publishableKey } = (await (await fetch(`${market}/config.json`)).json()) as { publishableKey: string }
  const port = await freePort()
  const storefront = await startStorefront(
    { ...readEnvironment(), host: '127.0.0.1', port },
    { supabaseUrl: `http://127.0.0.1:${process.env.MARKET_API_PORT}`, publishableKey },
    // Of this one alone: what this process is told, every later one would be.
    { ...BUILT, settings: { PUBLIC_IP_LOOKUP_URL: `${service.origin}/json` } },
  )
  const made: StorefrontWithLookup = {
    origin: `http://localhost:${port}`,
    lookups,
    answer: undefined,
    stop: async () => {
      await storefront.stop()
      await service.stop()
    },
  }
  return made
}
