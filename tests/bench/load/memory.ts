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

/** Measures the memory of processes every so many seconds. */
export function watchMemory(processes: Readonly<Record<string, () => number>>, everySeconds: number) {
  const rows: Record<string, number>[] = []
  const began = performance.now()
  const look = () => {
    const seconds = Math.round((performance.now() - began) / 1000)
    const held = Object.entries(processes).map(([name, pid]) => [`${name} MB`, megabytes(pid())] as const)
    rows.push({ 'after s': seconds, ...Object.fromEntries(held) })
  }
  look()
  const timer = setInterval(look, everySeconds * 1000)
  return {
    rows,
    stop() {
      clearInterval(timer)
      look()
    },
  }
}
