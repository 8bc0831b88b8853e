import { type Acknowledged, offerListings, type Reached, writeUntil } from './writers.ts'

const WRITERS = 3

/** A market whose process can be killed. `operator` is where a secret key counts, where that is elsewhere. */
interface Mortal extends Reached {
  readonly operator?: Reached
  kill(): Promise<void>
}

/** Lets people write until `moment`, kills the market among it, and notes what it had acknowledged. */
export async function writeAndKill(market: Mortal, done: Acknowledged, moment: () => Promise<unknown>): Promise<void> {
  const offered = await offerListings(market.operator ?? market, 3)
  let isKilled = false
  const writers = Array.from({ length: WRITERS }, () =>
    writeUntil(() => isKilled, market, offered, done).catch((error) => {
      if (!isKilled) throw error
    }),
  )
  const all = Promise.all(writers)
  await Promise.race([moment(), all])
  isKilled = true
  await market.kill()
  await all
}
