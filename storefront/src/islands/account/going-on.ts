import { SESSION_KEY } from '@maveshi/shared/access/session'
import { useEffect } from 'react'
import { readSession } from '../../data/visitor/session.ts'

/** Sends somebody who is signed in already on to where they wanted to go, if anywhere. Guests are asked for nothing. */
export function useSendOn(from: string | undefined): void {
  useEffect(() => {
    if (!from || !localStorage.getItem(SESSION_KEY)) return
    readSession().then(
      (session) => session && location.replace(from),
      () => undefined,
    )
  }, [from])
}

/** In this tab alone: an address in the page's own address would stand in histories and logs. */
const CARRIED_KEY = 'maveshi-carried-address'

/** Takes the address that was typed into a form along to the next page. */
export function carryAddress(form: HTMLFormElement | null): void {
  if (form) sessionStorage.setItem(CARRIED_KEY, String(new FormData(form).get('email')))
}

/** The address that the page before has carried here, once. */
export function takeCarriedAddress(): string {
  const address = sessionStorage.getItem(CARRIED_KEY) ?? ''
  sessionStorage.removeItem(CARRIED_KEY)
  return address
}
