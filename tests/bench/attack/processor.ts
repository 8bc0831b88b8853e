import { readdirSync, readFileSync } from 'node:fs'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // A thread may have ended since it was listed.
    return ''
  }
}

/** A process and everything that it has started. */
export function family(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const children = tasks.flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(family)]
}

/** Nanoseconds that each thread of a process has been running, as the scheduler counts them. */
function runningNs(pid: number): (readonly [thread: string, ns: number])[] {
  return readdirSync(`/proc/${pid}/task`).map((task) => {
    const [ns = ''] = read(`/proc/${pid}/task/${task}/schedstat`).split(' ')
    return [task, Number(ns)] as const
  })
}

/**
 * A clock of the processor time of a process and its children, in milliseconds; nothing where the system does not tell
 * (it is not Linux).
 */
export function processorClock(pid: number): (() => number) | undefined {
  if (!read(`/proc/${pid}/schedstat`)) return undefined
  const all = family(pid)
  // What a thread has done stays done when it ends.
  const done = new Map<string, number>()
  return () => {
    for (const [thread, ns] of all.flatMap(runningNs)) done.set(thread, Math.max(ns, done.get(thread) ?? 0))
    return [...done.values()].reduce((sum, ns) => sum + ns, 0) / 1e6
  }
}
