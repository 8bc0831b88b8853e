import { useLocation } from 'react-router-dom'
import { usePageKeys } from '../layout/page-keys.ts'
import { PATHS } from '../paths.ts'
import { useRights } from '../providers/rights.ts'
import { useUndoLast } from './use-undo-last.ts'

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/**
 * The key that takes the last decision back, wherever decisions are made: it stands beside the screens, so that it is
 * heard while one gives way to the next, too.
 */
export function UndoKey() {
  const undoLast = useUndoLast()
  const { pathname } = useLocation()
  const { may } = useRights()
  const isHeard = may('decisions') && (isBelow(pathname, PATHS.listings) || isBelow(pathname, PATHS.reports))
  usePageKeys(isHeard ? { u: () => void undoLast() } : {})
  return null
}
