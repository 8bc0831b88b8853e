import { readFileSync } from 'node:fs'
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

const HEAP_EVERY_MS = 1000
const BYTES_A_MB = 1024 * 1024

interface Heap {
  readonly heap: number
  /** What objects of the heap hold outside of it, as bytes of pages. */
  readonly external: number
  /** Pages in the cache. */
  readonly pages: number
}

/** How full the heap of a process is that serves its numbers, in megabytes. */
async function heapOf(metricsPort: number): Promise<Heap | undefined> {
  const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(
    (answer) => answer.text(),
    () => undefined,
  )
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text ?? '')?.[1] ?? 0) / BYTES_A_MB
  if (!text) return undefined
  return {
    heap: read('nodejs_heap_size_used_bytes'),
    external: read('nodejs_external_memory_bytes'),
    pages: read('maveshi_cached_bytes'),
  }
}

/** The lowest that the heap of a process comes to: what is left once its garbage is collected. */
function watchHeap(metricsPort: number) {
  let read: Heap[] = []
  const timer = setInterval(async () => {
    const heap = await heapOf(metricsPort)
    if (heap) read.push(heap)
  }, HEAP_EVERY_MS)
  const lowest = (kind: keyof Heap) => (read.length ? Math.round(Math.min(...read.map((one) => one[kind]))) : 0)
  return {
    /** Since the last time this was asked. */
    take(): Heap {
      const taken = { heap: lowest('heap'), external: lowest('external'), pages: lowest('pages') }
      read = []
      return taken
    },
    stop: () => clearInterval(timer),
  }
}

/** A process whose memory is measured; `metricsPort` where it serves its numbers. */
export interface MeasuredProcess {
  readonly pid: () => number
  readonly metricsPort?: number
}

/** Measures the memory of processes every so many seconds. */
export function watchMemory(processes: Readonly<Record<string, MeasuredProcess>>, everySeconds: number) {
  const rows: Record<string, number>[] = []
  const began = performance.now()
  const heaps = Object.entries(processes).flatMap(([name, { metricsPort }]) =>
    metricsPort ? [{ name, heap: watchHeap(metricsPort) }] : [],
  )
  const look = () => {
    const row: Record<string, number> = { 'after s': Math.round((performance.now() - began) / 1000) }
    for (const [name, { pid }] of Object.entries(processes)) row[`${name} MB`] = megabytes(pid())
    for (const { name, heap } of heaps) {
      for (const [kind, held] of Object.entries(heap.take())) row[`${name} ${kind}`] = held
    }
    rows.push(row)
    console.error(JSON.stringify(row))
  }
  look()
  const timer = setInterval(look, everySeconds * 1000)
  return {
    rows,
    stop() {
      clearInterval(timer)
      look()
      for (const { heap } of heaps) heap.stop()
    },
  }
}
