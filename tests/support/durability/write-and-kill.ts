import type { OwnBackend } from './own-backend.ts'
import { type Acknowledged, offerListings, writeUntil } from './writers.ts'

const WRITERS = 3

/** Lets people write until `moment`, kills the backend among it, and notes what it had acknowledged. */
export async function writeAndKill(
  backend: OwnBackend,
  done: Acknowledged,
  moment: () => Promise<unknown>,
): Promise<void> {
  const offered = await offerListings(backend, 3)
  let isKilled = false
  const writers = Array.from({ length: WRITERS }, () =>
    writeUntil(() => isKilled, backend, offered, done).catch((error) => {
      if (!isKilled) throw error
    }),
  )
  const all = Promise.all(writers)
  await Promise.race([moment(), all])
  isKilled = true
  await backend.kill()
  await all
}
