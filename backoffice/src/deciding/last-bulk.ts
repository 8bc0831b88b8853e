import { DECISION_UNDO_MS } from '@maveshi/shared/limits'
import { useCallback } from 'react'
import { useStoreContext } from 'react-admin'
import { ownKey } from '../providers/own-key.ts'

/** What is decided: listings, or the reports about some. */
export type DecidedThing = 'listings' | 'reports'

interface Bulk {
  readonly about: DecidedThing
  readonly ids: readonly string[]
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What somebody else decided on this device is not the next person's to take back. */
const key = () => ownKey('listings.lastDecision')

/** Remembers on this device what was decided at once last: it is taken back together. */
export function useLastBulk() {
  const store = useStoreContext()
  return {
    remember: useCallback(
      (ids: readonly string[], about: DecidedThing = 'listings') =>
        store.setItem(key(), { about, ids, at: Date.now() }),
      [store],
    ),
    /** The listings that were decided, or whose reports were, together with this one's, itself among them. */
    bulkOf: useCallback(
      (id: string, about: DecidedThing): readonly string[] => {
        const bulk = store.getItem<Bulk>(key())
        const isRecent = bulk?.about === about && Date.now() - bulk.at < DECISION_UNDO_MS
        return isRecent && bulk.ids.includes(id) ? bulk.ids : [id]
      },
      [store],
    ),
  }
}
