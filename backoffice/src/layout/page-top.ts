import { useLayoutEffect } from 'react'
import { useNavigationType } from 'react-router-dom'

/** Begins what was gone on to at its top, for the eyes and for the keyboard. Whoever goes back finds the page as it was. */
export function usePageTop(): void {
  const isNew = useNavigationType() !== 'POP'
  useLayoutEffect(() => {
    if (!isNew) return
    window.scrollTo(0, 0)
    document.getElementById('main-content')?.focus({ preventScroll: true })
  }, [isNew])
}
