import { useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { listingPath, PATHS, reportedPath } from '../paths.ts'
import { useUndo } from './use-undo.ts'

const REVIEW = `${PATHS.listings}/:id/show`
const REPORT = `${PATHS.reports}/:id/show`

/** Takes back what was decided last. Whoever reviews listings or reports is led to the one that waits again. */
export function useUndoLast(): () => Promise<void> {
  const { undoLast } = useUndo()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = useRef(pathname)
  here.current = pathname
  return async () => {
    const [id, ...others] = await undoLast()
    if (!id || others.length) return
    if (matchPath(REVIEW, here.current)) navigate(listingPath(id))
    if (matchPath(REPORT, here.current)) navigate(reportedPath(id))
  }
}
