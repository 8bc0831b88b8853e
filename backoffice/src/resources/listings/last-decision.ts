import { DECISION_UNDO_MS } from '@maveshi/shared/limits'
import { useStore } from 'react-admin'

/** The decision that was made last on this device. */
interface LastDecision {
  readonly ids: readonly string[]
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Remembers which listings were decided last, for as long as the decision can be taken back. */
export function useLastDecision() {
  const [last, setLast] = useStore<LastDecision | null>('listings.lastDecision', null)
  return {
    /** The listings of the last decision, none when it is too long ago. */
    ids: last && Date.now() - last.at < DECISION_UNDO_MS ? last.ids : [],
    remember: (ids: readonly string[]) => setLast({ ids, at: Date.now() }),
    clear: () => setLast(null),
  }
}
