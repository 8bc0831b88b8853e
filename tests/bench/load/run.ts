import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_PAGES } from '../../../storefront/server/page-cache.ts'
import { nativePostgres, startCluster } from '../../support/native-postgres.ts'
import { freePort } from '../../support/own-server.ts'
import { type SecondStorefront, startSecondStorefront } from '../../support/second-storefront.ts'
import { Answers, type Phase } from './answers.ts'
import { type KillableBackend, startKillableBackend } from './killable-backend.ts'
import { collected, type Held, type MeasuredProcess, tellingMemory, watchMemory } from './memory.ts'
import { pagesOf, read, write } from './traffic.ts'

export interface LoadOptions {
  /** How long all of it takes, the time without a backend included. */
  readonly seconds: number
  readonly readers: number
  readonly writers: number
  /** How long the backend stays killed, in the middle. */
  readonly outageSeconds: number
  /** The database that the backend has: a native server, unless it is to be the embedded one. */
  readonly engine?: string | undefined
}

const MEMORY_ROWS = 24

interface Storefront extends SecondStorefront, MeasuredProcess {}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Fills the cache of each storefront, and asks for every page: what a market has after some hours of readers. */
async function warmUp(storefronts: readonly string[], pages: readonly string[]): Promise<void> {
  const fill = Array.from({ length: MOST_PAGES }, (_, visit) => `/about?before=${visit}`)
  const left = storefronts.flatMap((origin) => [...pages, ...fill].map((page) => origin + page))
  const next = async (): Promise<void> => {
    for (let url = left.pop(); url; url = left.pop()) await (await fetch(url)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: 4 }, next))
}

async function loadAll(
  backend: KillableBackend,
  storefronts: readonly Storefront[],
  { seconds, readers, writers, outageSeconds }: LoadOptions,
): Promise<void> {
  const origins = storefronts.map(({ origin }) => origin)
  const [first = ''] = origins
  const pages = await pagesOf(first)
  await warmUp(origins, pages)
  const answers = new Answers()
  let phase: Phase = 'before'
  let isOver = false
  const scene = { storefronts: origins, answers, phase: () => phase, isOver: () => isOver }
  const processes = {
    ...Object.fromEntries(storefronts.map((storefront, index) => [`storefront ${index + 1}`, storefront])),
    backend,
  }
  const left: Record<string, Held> = {}
  const collect = async (when: string) => {
    for (const [name, held] of Object.entries(await collected(processes))) left[`${name}, ${when}`] = held
  }
  await collect('before')
  const memory = watchMemory(processes, seconds / MEMORY_ROWS)
  const traffic = [
    ...Array.from({ length: readers }, () => read(scene, pages)),
    ...Array.from({ length: writers }, () => write(scene)),
  ]
  const calm = (seconds - outageSeconds) / 2
  const lengths: Record<Phase, number> = { before: calm, 'backend killed': outageSeconds, after: calm }
  await wait(calm)
  await collect('in the middle')
  if (outageSeconds > 0) {
    const began = performance.now()
    phase = 'backend killed'
    await backend.kill()
    await wait(outageSeconds)
    await backend.start()
    lengths['backend killed'] = (performance.now() - began) / 1000
  }
  phase = 'after'
  await wait(calm)
  isOver = true
  await Promise.all(traffic)
  memory.stop()
  await collect('at the end')
  console.log(`\n${readers} readers of ${pages.length} pages and ${writers} writers on two storefronts\n`)
  console.table(answers.table(lengths))
  console.table(memory.rows)
  console.log('\nWithout garbage, in megabytes:')
  console.table(left)
}

/** A native server of its own, or none, for the embedded database. @throws Error where PostgreSQL is not installed */
async function databaseOf(engine: string | undefined): Promise<{ readonly url: string | undefined; stop(): void }> {
  if (engine === 'pglite') return { url: undefined, stop: () => {} }
  const programs = nativePostgres()
  if (!programs) throw new Error('PostgreSQL is not installed on this machine.')
  return startCluster(programs)
}

/**
 * Readers and writers for so many seconds with two storefronts, whose backend is killed in the middle; prints errors, times
 * and memory.
 */
export async function benchLoad(options: LoadOptions): Promise<void> {
  const database = await databaseOf(options.engine)
  const dataDir = mkdtempSync(join(tmpdir(), 'maveshi-load-'))
  const backend = await startKillableBackend(dataDir, database.url)
  Object.assign(process.env, { MARKET_DATA_DIR: dataDir, MARKET_API_PORT: String(backend.port) })
  const storefronts: Storefront[] = []
  try {
    for (let copy = 0; copy < 2; copy += 1) {
      const [metricsPort, memoryPort] = [await freePort(), await freePort()]
      const ports = { METRICS_PORT: String(metricsPort), ...tellingMemory(memoryPort) }
      const settings = { REQUEST_LOG: '0', SITE_URL: 'http://market.test', ...ports }
      storefronts.push({ ...(await startSecondStorefront(backend, settings)), metricsPort, memoryPort })
    }
    await loadAll(backend, storefronts, options)
  } finally {
    await Promise.all(storefronts.map(({ stop }) => stop()))
    await backend.kill()
    database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
