import { useRef } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { listingPath, PATHS } from '../paths.ts'
import { useUndo } from './use-undo.ts'

const REVIEW = `${PATHS.listings}/:id/show`

/** Takes back what was decided last. Whoever reviews listings is led to the one that waits again. */
export function useUndoLast(): () => Promise<void> {
  const { undoLast } = useUndo()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const here = useRef(pathname)
  here.current = pathname
  return async () => {
    const [id, ...others] = await undoLast()
    if (id && !others.length && matchPath(REVIEW, here.current)) navigate(listingPath(id))
  }
}
