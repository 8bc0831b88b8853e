import { useEffect, useState } from 'react'

/** Whether the scripts are there: before that a press would do nothing. */
export function useReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}
