import { FIRST_LOOK_MS } from '@maveshi/shared/limits'
import { useEffect, useState } from 'react'

/**
 * Whether what has come up has been before the eyes for long enough to be decided. The time begins with a frame that the
 * browser draws: behind another tab nobody has looked yet.
 */
export function useFirstLook(): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSeen(true), FIRST_LOOK_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return wasSeen
}
