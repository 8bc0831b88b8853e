import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { family } from '../attack/processor.ts'

const MB = 1024

/** What a process and its children hold in memory, in megabytes; 0 where it is gone. */
export function megabytes(pid: number): number {
  try {
    const kilobytes = family(pid).map((one) =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0),
    )
    return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / MB)
  } catch {
    return 0
  }
}

const BYTES_A_MB = 1024 * 1024

/** A process whose memory is measured. */
export interface MeasuredProcess {
  /** Where it tells what it holds. */
  readonly memoryPort: number
  /** Where it serves its numbers, if it has pages. */
  readonly metricsPort?: number
}

const PROGRAM = fileURLToPath(new URL('told-memory.ts', import.meta.url))

/** The environment of a process that tells what it holds, there. */
export const tellingMemory = (port: number) => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${PROGRAM}`.trim(),
  BENCH_MEMORY_PORT: String(port),
})

/** In megabytes, by what for. */
export type Held = Readonly<Record<string, number>>

async function pagesOf(metricsPort: number): Promise<Held> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
  return {
    pages: read('maveshi_cached_pages'),
    'pages MB': Math.round(read('maveshi_cached_bytes') / BYTES_A_MB),
  }
}

/**
 * What a process holds: all of it, what its heap takes up and what of that is used, and what lies beside the heap.
 * @param isCollected whether its garbage is to be gone before
 * @returns nothing where it does not answer
 */
export async function heldBy({ memoryPort, metricsPort }: MeasuredProcess, isCollected = false): Promise<Held> {
  try {
    const answer = await fetch(`http://127.0.0.1:${memoryPort}/${isCollected ? 'collected' : ''}`)
    const { rss, heapTotal, heapUsed, external } = (await answer.json()) as NodeJS.MemoryUsage
    const inMegabytes = Object.entries({
      resident: rss,
      'heap taken': heapTotal,
      heap: heapUsed,
      beside: external,
    }).map(([kind, bytes]) => [kind, Math.round(bytes / BYTES_A_MB)] as const)
    return { ...Object.fromEntries(inMegabytes), ...(metricsPort ? await pagesOf(metricsPort) : {}) }
  } catch {
    return {}
  }
}

const SAMPLE_EVERY_MS = 1000

type Measured = Readonly<Record<string, MeasuredProcess>>

/** Notes every so many seconds the most that processes have taken, and the least that was left of their heaps. */
export function watchMemory(processes: Measured, everySeconds: number) {
  const rows: Record<string, number>[] = []
  const began = performance.now()
  let samples: Record<string, number>[] = []
  const sample = async () => {
    const taken = await Promise.all(
      Object.entries(processes).map(async ([name, one]) =>
        Object.entries(await heldBy(one)).map(([kind, held]) => [`${name} ${kind}`, held] as const),
      ),
    )
    samples.push(Object.fromEntries(taken.flat()))
  }
  const note = () => {
    const row: Record<string, number> = { 'after s': Math.round((performance.now() - began) / 1000) }
    for (const kind of new Set(samples.flatMap(Object.keys))) {
      const held = samples.flatMap((one) => one[kind] ?? [])
      row[kind] = kind.endsWith(' heap') ? Math.min(...held) : Math.max(...held)
    }
    samples = []
    rows.push(row)
    console.error(JSON.stringify(row))
  }
  const timers = [setInterval(sample, SAMPLE_EVERY_MS), setInterval(note, everySeconds * 1000)]
  return {
    rows,
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** What is left in each process once its garbage is gone. */
export async function collected(processes: Measured): Promise<Record<string, Held>> {
  const left: [string, Held][] = []
  for (const [name, one] of Object.entries(processes)) left.push([name, await heldBy(one, true)])
  return Object.fromEntries(left)
}
