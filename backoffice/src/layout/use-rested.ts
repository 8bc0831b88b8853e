import { useEffect, useState } from 'react'

/** The market is asked when the fingers rest, and not at every letter. */
const REST_MS = 300

/** A text as it was when nobody had typed in it for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
