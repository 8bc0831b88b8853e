import { useEffect, useState } from 'react'
import type { Unpictured } from '../../data/member/herd.ts'
import { isOfHerd } from './herd-mode.ts'

/** The next of a herd that has no photographs, once this one is in; nothing while it is not known. */
export function useNextAnimal(isIn: boolean): Unpictured | undefined {
  const [next, setNext] = useState<Unpictured>()
  useEffect(() => {
    if (!isIn || !isOfHerd()) return
    // Where it cannot be read, the list of them can still be opened from the dashboard.
    import('../../data/member/herd.ts').then(async (herd) => setNext((await herd.readUnpictured())[0])).catch(() => {})
  }, [isIn])
  return next
}
