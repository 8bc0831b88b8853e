import type { Refusal } from '@maveshi/shared/refusal/refusal'
import { useEffect, useState } from 'react'

/** How long the authentication service wants to be left alone between two mails to one address. */
const PAUSE_S = 60

/** How many seconds the service asks to wait, where it refuses a mail for now. */
export function secondsToWait(refusal: Refusal | undefined): number {
  const said = refusal?.kind === 'auth' && /after (\d+) second/.exec(refusal.message)?.[1]
  return said ? Number(said) : PAUSE_S
}

/** Seconds as a clock counts them: 0:45, 12:05. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Counts the seconds until the next mail can be asked for. */
export function useMailPause(): { readonly left_s: number; readonly begin: (seconds: number) => void } {
  const [end_ms, setEnd] = useState(0)
  const [left_s, setLeft] = useState(0)
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((end_ms - Date.now()) / 1000)))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [end_ms])
  return { left_s, begin: (seconds) => setEnd(Date.now() + seconds * 1000) }
}
