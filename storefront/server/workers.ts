import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import { AggregatorRegistry } from 'prom-client'
import type { Tag } from './changes.ts'

/** A worker that ends by itself is replaced, and not more often than this. */
const REPLACE_AFTER_MS = 1000

/** How many processes serve: `WORKERS`, a number or `all` for one on each core. */
export function workersOf({ WORKERS }: NodeJS.ProcessEnv = process.env): number {
  return WORKERS === 'all' ? availableParallelism() : Number(WORKERS || 1)
}

/** What one process of several may have of something that all have together, at least one. */
export const shareOf = (whole: number): number => Math.max(1, Math.floor(whole / workersOf()))

/** What a worker has learnt of a change, for the others: a person's next page may come from any of them. */
interface ChangeMessage {
  readonly type: 'changed'
  readonly changed: readonly Tag[]
}

const isChange = (message: unknown): message is ChangeMessage =>
  typeof message === 'object' && message !== null && (message as ChangeMessage).type === 'changed'

/** Tells the other workers what has changed. */
export function tellWorkers(changed: readonly Tag[]): void {
  process.send?.({ type: 'changed', changed } satisfies ChangeMessage)
}

/** Hears what has changed from the other workers. */
export function hearWorkers(apply: (changed: readonly Tag[]) => void): void {
  if (!cluster.isWorker) return
  // Makes this process answer when all numbers are added up.
  new AggregatorRegistry()
  process.on('message', (message) => {
    if (isChange(message)) apply(message.changed)
  })
}

/** Hands on what one worker tells the others. */
function handOn(from: Worker, message: unknown): void {
  if (!isChange(message)) return
  for (const worker of Object.values(cluster.workers ?? {}))
    if (worker !== from && worker?.isConnected()) worker.send(message)
}

/**
 * Runs workers that share one port, replaces those that end by themselves, and stops them in order.
 * @returns what reads the numbers of all of them together
 */
export function runWorkers(count: number): () => Promise<string> {
  let isStopping = false
  const numbers = new AggregatorRegistry()
  // What the command has loaded into this process follows the command alone; workers follow this process.
  cluster.setupPrimary({ execArgv: [] })
  cluster.on('message', handOn)
  const listened = new Set<number>()
  cluster.on('listening', ({ id }) => listened.add(id))
  cluster.on('exit', (worker, code, signal) => {
    const isLast = Object.keys(cluster.workers ?? {}).length === 0
    if (isStopping) {
      if (isLast) process.exit(0)
      return
    }
    // One that gave up before it listened has a reason that the next one would have too; one that was killed has none.
    if (!signal && !listened.has(worker.id)) process.exit(code || 1)
    console.error(`A worker has ended by itself (${signal ?? code}) and is replaced.`)
    setTimeout(() => !isStopping && cluster.fork(), REPLACE_AFTER_MS)
  })
  for (let index = 0; index < count; index += 1) cluster.fork()

  function stop(): void {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {})
    for (const worker of workers) worker?.process.kill('SIGTERM')
    if (workers.length === 0) process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return () => numbers.clusterMetrics()
}
