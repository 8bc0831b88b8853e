import { join } from 'node:path'
import { LOOPBACK } from '../supabase/local/backend.ts'
import { type Environment, readEnvironment } from '../supabase/local/environment.ts'
import { buildAll } from './builds.ts'
import { formatDuration } from './child.ts'
import { type Market, openMarket } from './start/market.ts'
import { requireFreePort } from './start/ports.ts'
import { type BackendAddress, type Storefront, startStorefront } from './start/storefront.ts'
import { listenForStop } from './start/until-told.ts'

/** Longest wait for an orderly end. */
const STOP_LIMIT_MS = 15_000

const print = (line: string) => console.log(line)
const stop = listenForStop()

async function requireFreePorts({ host, port, apiPort, supabaseUrl }: Environment): Promise<void> {
  if (!supabaseUrl && port === apiPort)
    throw new Error(`PORT and API_PORT are both ${port}: give them different ports.`)
  await requireFreePort(host, port, 'PORT')
  if (!supabaseUrl) await requireFreePort(LOOPBACK, apiPort, 'API_PORT')
}

function backendAddress({ supabaseUrl, publishableKey, apiPort }: Environment, market?: Market): BackendAddress {
  return {
    supabaseUrl: supabaseUrl ?? `http://${LOOPBACK}:${apiPort}`,
    publishableKey: publishableKey ?? market?.backend.keys.publishableKey ?? '',
  }
}

/** Builds while the backend boots. When either fails, or all is to stop, the other is brought to an end too. */
async function prepare(environment: Environment): Promise<Market | undefined> {
  const building = new AbortController()
  stop.requested.then(() => building.abort())
  const opening = environment.supabaseUrl ? undefined : openMarket(environment, print)
  opening?.catch(() => building.abort())
  const [built, opened] = await Promise.allSettled([buildAll(print, building.signal), opening])
  if (opened.status === 'rejected') throw opened.reason
  if (built.status === 'rejected') {
    await opened.value?.backend.close()
    throw built.reason
  }
  return opened.value
}

function announce({ siteUrl, dataDir }: Environment, market: Market | undefined, startedAt: number): void {
  print('')
  print(`Maveshi is open: ${siteUrl}/ (after ${formatDuration(performance.now() - startedAt)})`)
  print(`The console: ${siteUrl}/admin`)
  for (const line of market?.accountLines ?? []) print(line)
  if (market) print(`Mails are kept in ${join(dataDir, 'outbox')}`)
  print('Ctrl-C stops it.')
}

/** @returns the exit code: 0 when told to stop, otherwise that of the server which ended by itself */
async function serve(environment: Environment, market: Market | undefined, startedAt: number): Promise<number> {
  let storefront: Storefront | undefined
  try {
    if (stop.isRequested()) return 0
    storefront = await startStorefront(environment, backendAddress(environment, market))
    if (storefront.hasStarted && !stop.isRequested()) announce(environment, market, startedAt)
    const code = await Promise.race([storefront.ended, stop.requested])
    if (code === undefined) return 0
    console.error(`The storefront's server has ended by itself (exit code ${code}).`)
    return code || 1
  } finally {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    await storefront?.stop()
    await market?.backend.close()
  }
}

/** One line for what the operator can mend; the trace as well for a mistake of ours, but not the data it was made with. */
function report(error: unknown): void {
  if (!(error instanceof Error)) console.error(error)
  else console.error(error.constructor === Error ? error.message : (error.stack ?? error.message))
}

try {
  const startedAt = performance.now()
  const environment = readEnvironment()
  await requireFreePorts(environment)
  const market = await prepare(environment)
  process.exit(await serve(environment, market, startedAt))
} catch (error) {
  report(error)
  process.exit(1)
}
