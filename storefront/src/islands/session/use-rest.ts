import { useEffect, useState } from 'react'

const REST_MS = 700
const ACTIVITIES = ['pointerdown', 'focusin', 'keydown', 'input'] as const

/**
 * Whether a person's hands have rested for a moment: no press, no letter, no other field. What opens by itself waits for
 * it, or the next letters would go into it instead of where they were meant. Once true it stays so.
 */
export function useRest(): boolean {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => setResting(true), REST_MS)
    }
    wait()
    for (const activity of ACTIVITIES) addEventListener(activity, wait, true)
    return () => {
      clearTimeout(timer)
      for (const activity of ACTIVITIES) removeEventListener(activity, wait, true)
    }
  }, [])
  return isResting
}
