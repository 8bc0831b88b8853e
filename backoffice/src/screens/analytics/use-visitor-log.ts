import { readLog, VISITOR_LOG_KEY, type VisitorLogEntry } from '@maveshi/shared/visitor/log'
import { useMemo, useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** What this browser's visitor log holds (docs/product.md, Visitor log), while other tabs write on. */
export function useVisitorLog(): readonly VisitorLogEntry[] {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(VISITOR_LOG_KEY))
  return useMemo(() => readLog(text), [text])
}
