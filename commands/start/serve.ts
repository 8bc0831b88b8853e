import { join } from 'node:path'
import { LOOPBACK } from '../../supabase/local/backend.ts'
import type { Environment } from '../../supabase/local/environment.ts'
import { formatDuration } from '../child.ts'
import { type Market, openMarket } from './market.ts'
import { requireFreePort } from './ports.ts'
import { type SenderProcess, startSenderProcess } from './sender.ts'
import { listenForStop, type StopRequest } from './stop-request.ts'
import { type BackendAddress, type ServerProgram, type Storefront, startStorefront } from './storefront.ts'

/** Longest wait for an orderly end. */
const STOP_LIMIT_MS = 15_000

const print = (line: string) => console.log(line)

/** What a command serves the market with. */
export interface Serving {
  readonly readEnvironment: () => Environment
  /** What is made while the backend boots; ends early when the signal is aborted. */
  readonly build?: (print: (line: string) => void, signal: AbortSignal) => Promise<void>
  readonly program: ServerProgram
  /** What to print when it is open, one line each. @param after how long that took */
  readonly openLines: (siteUrl: string, after: string) => readonly string[]
}

async function requireFreePorts({ host, port, apiPort, supabaseUrl }: Environment): Promise<void> {
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
async function prepare(
  { build }: Serving,
  environment: Environment,
  { requested }: StopRequest,
): Promise<Market | undefined> {
  const building = new AbortController()
  requested.then(() => building.abort())
  const opening = environment.supabaseUrl ? undefined : openMarket(environment, print)
  opening?.catch(() => building.abort())
  const [built, opened] = await Promise.allSettled([build?.(print, building.signal), opening])
  if (opened.status === 'rejected') throw opened.reason
  if (built.status === 'rejected') {
    await opened.value?.backend.close()
    throw built.reason
  }
  return opened.value
}

function announce(lines: readonly string[], { dataDir, smtpUrl }: Environment, market: Market | undefined): void {
  print('')
  for (const line of lines) print(line)
  for (const line of market?.accountLines ?? []) print(line)
  if (market) print(smtpUrl ? 'Mails go out by SMTP_URL.' : `Mails are stored in ${join(dataDir, 'outbox')}`)
  print('Ctrl-C stops it.')
}

/** @returns the exit code: 0 when told to stop, otherwise that of the server which ended by itself */
async function serveUntilStopped(
  { program, openLines }: Serving,
  environment: Environment,
  market: Market | undefined,
  stop: StopRequest,
): Promise<number> {
  let storefront: Storefront | undefined
  let sender: SenderProcess | undefined
  try {
    if (stop.isRequested()) return 0
    storefront = await startStorefront(environment, backendAddress(environment, market), program)
    const isOpen = storefront.hasStarted && !stop.isRequested()
    // A hosted project's copies leave that to whoever runs it: one sender is enough for all of them.
    if (isOpen && market) sender = startSenderProcess(environment)
    if (isOpen) announce(openLines(environment.siteUrl, formatDuration(performance.now())), environment, market)
    const code = await Promise.race([storefront.ended, stop.requested])
    if (code === undefined) return 0
    console.error(`The storefront's server has ended by itself (exit code ${code}).`)
    return code || 1
  } finally {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    await Promise.all([storefront?.stop(), sender?.stop()])
    await market?.backend.close()
  }
}

/** One line for what the operator can mend; the trace as well for a mistake of ours, but not the data it was made with. */
function report(error: unknown): void {
  if (!(error instanceof Error)) console.error(error)
  else console.error(error.constructor === Error ? error.message : (error.stack ?? error.message))
}

/** Opens the market, serves it until this process is told to stop or the server ends, and ends this process. */
export async function serve(serving: Serving): Promise<never> {
  const stop = listenForStop()
  try {
    const environment = serving.readEnvironment()
    await requireFreePorts(environment)
    const market = await prepare(serving, environment, stop)
    process.exit(await serveUntilStopped(serving, environment, market, stop))
  } catch (error) {
    report(error)
    process.exit(1)
  }
}
