import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'

const POLL_MS = 100

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** @returns whether the file is this process's from now on; one of a process that has ended is nobody's */
function take(file: string): boolean {
  if (existsSync(file) && !isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

/**
 * Does something while no other worker does it, for what the whole market has only once. The time of waiting for others
 * is not the test's.
 */
export async function alone(what: string, work: () => Promise<void>): Promise<void> {
  const file = join(process.env.MARKET_DATA_DIR ?? '', `${what}.alone`)
  const info = test.info()
  const began = performance.now()
  info.setTimeout(0)
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  info.setTimeout(info.project.timeout + performance.now() - began)
  try {
    await work()
  } finally {
    rmSync(file, { force: true })
  }
}
