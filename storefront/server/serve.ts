import { createServer } from 'node:http'
import { KEEP_ALIVE_MS } from '@maveshi/shared/limits'
import { type Stoppable, stoppable } from './graceful-stop.ts'
import { requestHandler } from './handler.ts'
import { measureProcess } from './metrics.ts'
import { observe } from './observe.ts'
import { RequestLog } from './request-log.ts'

const { PORT = '4321', HOST = '127.0.0.1', REQUEST_LOG = '', TRUST_PROXY = '0' } = process.env

/** In a terminal nobody reads a line for each picture. */
const isLogged = REQUEST_LOG ? REQUEST_LOG === '1' : !process.stdout.isTTY

/** Serves the market in this process, and stops in order when told to. */
export async function serve(): Promise<void> {
  measureProcess()
  const log = isLogged ? new RequestLog((text) => process.stdout.write(text)) : undefined
  const server = createServer()
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const { isOpen, stop }: Stoppable = stoppable(server)
  const handler = await requestHandler({ isOpen })
  server.on('request', observe(handler, { log, proxies: Number(TRUST_PROXY) }))
  server.on('error', (error) => {
    console.error(`The storefront cannot listen on ${HOST}:${PORT} (PORT): ${error.message}`)
    process.exit(1)
  })
  server.listen(Number(PORT), HOST)
  const end = async () => {
    await stop()
    log?.flush()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
