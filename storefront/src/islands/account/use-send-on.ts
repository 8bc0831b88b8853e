import { SESSION_KEY } from '@maveshi/shared/access/session'
import { useEffect } from 'react'
import { readSession } from '../../data/visitor/session.ts'

/** Sends somebody who is signed in already on to where they wanted to go. Guests are asked for nothing. */
export function useSendOn(from: string): void {
  useEffect(() => {
    if (!localStorage.getItem(SESSION_KEY)) return
    readSession().then(
      (session) => session && location.replace(from),
      () => undefined,
    )
  }, [from])
}
