import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './alive.ts'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'

/** What the largest market of the tests grows to, four times over: containers often have 64 MB there. */
const WANTED_BYTES = 1024 ** 3

/** How long ago a run must have begun that is taken for broken off, besides its process being gone. */
const LEFT_BEHIND_MS = 3_600_000

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= WANTED_BYTES
}

/** Takes away what runs have left in memory that were killed: it would stay there until the machine goes off. */
function removeLeftBehind(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^maveshi-.+-(\d+)-\w{6}$/.exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    const path = join(folder, name)
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > LEFT_BEHIND_MS) rmSync(path, { recursive: true, force: true })
  }
}

/**
 * A new folder for a market that nobody needs after the tests: in memory where there is room. An embedded database
 * writes every commit through to the disk and does nothing else meanwhile, which a disk takes milliseconds for.
 * @param name of what it is for
 */
export function throwawayFolder(name: string, memory = IN_MEMORY): string {
  const [place, mark] = hasRoom(memory) ? [memory, `${name}-${process.pid}`] : [tmpdir(), name]
  if (place === memory) removeLeftBehind(memory)
  return mkdtempSync(join(place, `maveshi-${mark}-`))
}
