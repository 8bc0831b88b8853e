import type { Outcome, SenderBackend } from './backend.ts'

/** So many outcomes a call. */
const AT_ONCE = 100
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

/**
 * Says what became of deliveries as soon as it is known: what is ready while one call is under way goes with the next. What
 * the backend does not hear it is told again, after longer and longer, for as long as the process lives.
 */
export function settling(backend: SenderBackend, report: (error: unknown) => void) {
  const waiting: { readonly outcome: Outcome; readonly isHeard: () => void }[] = []
  let isUnderWay = false

  async function run(): Promise<void> {
    if (isUnderWay) return
    isUnderWay = true
    let failures = 0
    while (waiting.length > 0) {
      const told = waiting.slice(0, AT_ONCE)
      try {
        await backend.settle(told.map(({ outcome }) => outcome))
        waiting.splice(0, told.length)
        for (const { isHeard } of told) isHeard()
        failures = 0
      } catch (error) {
        report(error)
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
        failures += 1
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
    isUnderWay = false
  }

  return {
    /** @returns when the backend has heard it */
    settle(outcome: Outcome): Promise<void> {
      const heard = new Promise<void>((isHeard) => waiting.push({ outcome, isHeard }))
      void run()
      return heard
    },
  }
}
