import { timingSafeEqual } from 'node:crypto'
import type { Check } from '../front.ts'

/** Where a program of the operator's on this machine asks for a snapshot. */
export const SNAPSHOT_PATH = '/snapshot'

function isSame(said: string, key: string): boolean {
  const [a, b] = [Buffer.from(said), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Takes a snapshot for whoever holds the secret key. The storefront hands this path on for nobody. */
export const snapshots: Check = (front, { keys, takeSnapshot }) => {
  front.post(SNAPSHOT_PATH, async (c, next) => {
    if (!isSame(c.req.header('apikey') ?? '', keys.secretKey)) return next()
    try {
      return c.json({ folder: await takeSnapshot() })
    } catch (error) {
      return c.json({ message: (error as Error).message }, 500)
    }
  })
}
