import { DECISION_UNDO_MS } from '@maveshi/shared/limits'
import { useCallback } from 'react'
import { useStoreContext } from 'react-admin'

/** Listings that were decided at once. */
interface Bulk {
  readonly ids: readonly string[]
  /** Milliseconds since 1970. */
  readonly at: number
}

const KEY = 'listings.lastDecision'

/** Remembers on this device which listings were decided at once last: they are taken back together. */
export function useLastBulk() {
  const store = useStoreContext()
  return {
    remember: useCallback((ids: readonly string[]) => store.setItem(KEY, { ids, at: Date.now() }), [store]),
    /** Those that were decided together with this one, itself among them. */
    bulkOf: useCallback(
      (id: string): readonly string[] => {
        const bulk = store.getItem<Bulk>(KEY)
        const isFresh = bulk && Date.now() - bulk.at < DECISION_UNDO_MS && bulk.ids.includes(id)
        return isFresh ? bulk.ids : [id]
      },
      [store],
    ),
  }
}
