import { useEffect, useState } from 'react'

/** How long somebody who types stops before they are answered. */
const PAUSE_MS = 300

/** A value as it was when it last stayed the same for a while. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
