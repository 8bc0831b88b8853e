import { execFileSync } from 'node:child_process'

/** A process as `ps` tells of it. */
interface Process {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

const PACKAGE_MANAGER = /^(?:\S*node \S*|\S*\/)?(?:npm|npx|pnpm)\b/

/**
 * The package managers that a process was started by, one through the other.
 * @param listing lines of pid, parent's pid and command
 */
export function packageManagersAbove(pid: number, listing: string): number[] {
  const processes = new Map<number, Process>()
  for (const line of listing.split('\n')) {
    const [, own = '', parent = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    processes.set(Number(own), { pid: Number(own), parent: Number(parent), command })
  }
  const managers: number[] = []
  for (let one = processes.get(pid); one && one.pid > 1; one = processes.get(one.parent)) {
    if (PACKAGE_MANAGER.test(one.command)) managers.push(one.pid)
  }
  return managers
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Calls `abandon` when a package manager that started this process is gone: one that is told to stop does not always
 * pass that on to what it has started.
 */
export function watchPackageManagers(abandon: () => void): void {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  let managers: number[] = []
  try {
    managers = packageManagersAbove(process.pid, execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }))
  } catch {
    return // A machine without ps: signals alone decide there.
  }
  const timer = setInterval(() => {
    if (managers.every(isAlive)) return
    clearInterval(timer)
    abandon()
  }, 500)
  timer.unref()
}
