import { DECISION_UNDO_MS } from '@maveshi/shared/limits'
import { useCallback } from 'react'
import { useStoreContext } from 'react-admin'
import { ownKey } from '../providers/own-key.ts'

/** What was decided at once: listings, or the reports about some. */
interface Bulk {
  readonly about: 'listings' | 'reports'
  readonly ids: readonly string[]
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What somebody else decided on this device is not the next person's to take back. */
const key = () => ownKey('listings.lastDecision')

/** Remembers on this device what was decided at once last: it is taken back together. */
export function useLastBulk() {
  const store = useStoreContext()
  const lastOf = useCallback(
    (about: Bulk['about']): readonly string[] => {
      const bulk = store.getItem<Bulk>(key())
      return bulk && bulk.about === about && Date.now() - bulk.at < DECISION_UNDO_MS ? bulk.ids : []
    },
    [store],
  )
  return {
    remember: useCallback(
      (ids: readonly string[], about: Bulk['about'] = 'listings') =>
        store.setItem(key(), { about, ids, at: Date.now() }),
      [store],
    ),
    /** The listings that were decided together with this one, itself among them. */
    bulkOf: useCallback(
      (id: string): readonly string[] => {
        const ids = lastOf('listings')
        return ids.includes(id) ? ids : [id]
      },
      [lastOf],
    ),
    /** The listings whose reports were closed, where that was the last decision, and their listings stayed as they were. */
    lastSettled: useCallback(() => lastOf('reports'), [lastOf]),
  }
}
