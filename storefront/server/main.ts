import { createServer } from 'node:http'
import { KEEP_ALIVE_MS } from '@maveshi/shared/limits'
import { shortenLog } from '@maveshi/shared/log/short-log'
import { requestHandler } from './handler.ts'

/** The storefront's server: stateless, so any number of copies can run. The environment says where everything is. */
const port = Number(process.env.PORT ?? 4321)
const host = process.env.HOST ?? '127.0.0.1'

shortenLog()

// One page's mistake is no reason to take the market away from everybody.
process.on('unhandledRejection', (error) => console.error('Unhandled rejection:', error))

const server = createServer(await requestHandler())
server.keepAliveTimeout = KEEP_ALIVE_MS
server.on('error', (error) => {
  console.error(`The storefront cannot listen on ${host}:${port} (PORT): ${error.message}`)
  process.exit(1)
})
server.listen(port, host)

function stop(): void {
  server.close(() => process.exit(0))
  server.closeAllConnections()
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
