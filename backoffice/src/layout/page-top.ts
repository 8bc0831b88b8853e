import { useLayoutEffect } from 'react'
import { useNavigationType } from 'react-router-dom'
import { isPageCovered } from './page-keys.ts'

/** Begins what was gone on to at its top, for the eyes and for the keyboard. Whoever goes back finds the page as it was. */
export function usePageTop(): void {
  const isNew = useNavigationType() !== 'POP'
  useLayoutEffect(() => {
    if (!isNew) return
    window.scrollTo(0, 0)
    // Who types in a dialog already goes on typing there.
    if (!isPageCovered()) document.getElementById('main-content')?.focus({ preventScroll: true })
  }, [isNew])
}
