import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive } from './alive.ts'

/**
 * @returns the process whose turn it is; undefined when nobody's, which it may become between two looks at the file,
 * and 0, which always lives, while its number is being written
 */
function whose(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Takes the one turn that a file stands for.
 * @returns whether it is this process's from now on; the turn of a process that has ended is nobody's
 */
export function takeTurn(file: string): boolean {
  const owner = whose(file)
  if (owner !== undefined && !isAlive(owner)) rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/** Gives the turn to whoever takes it next. */
export function endTurn(file: string): void {
  rmSync(file, { force: true })
}
