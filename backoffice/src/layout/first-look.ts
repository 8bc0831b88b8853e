import { FIRST_LOOK_MS } from '@maveshi/shared/limits'
import { useEffect, useState } from 'react'

/**
 * Whether what has come up has been before the eyes for long enough to be decided. The time begins with a frame that the
 * browser draws: behind another tab nobody has looked yet.
 * @param place where it lies, or what lies there: at another place it has come up anew, under a hand that may have
 * pressed what was there before
 */
export function useFirstLook(place: number | string = 0): boolean {
  const [seenAt, setSeenAt] = useState<number | string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSeenAt(place), FIRST_LOOK_MS)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [place])
  return seenAt === place
}
