import { type RefObject, useEffect, useRef } from 'react'

/** Whether the page is still there: an answer may be late, and whoever has gone elsewhere since is not led away from there. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
