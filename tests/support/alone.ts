import { join } from 'node:path'
import { test } from '@playwright/test'
import { endTurn, takeTurn } from './turn.ts'

const POLL_MS = 100

/**
 * Does something while no other worker does it, for what the whole market has only once. The time of waiting for others
 * is not the test's.
 */
export async function alone(what: string, work: () => Promise<void>): Promise<void> {
  const file = join(process.env.MARKET_DATA_DIR ?? '', `${what}.alone`)
  const info = test.info()
  const began = performance.now()
  info.setTimeout(0)
  while (!takeTurn(file)) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  info.setTimeout(info.project.timeout + performance.now() - began)
  try {
    await work()
  } finally {
    endTurn(file)
  }
}
