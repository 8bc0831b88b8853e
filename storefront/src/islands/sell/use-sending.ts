import { useCallback, useState } from 'react'

/** How far one photograph has come. */
export type Sending = 'waiting' | 'sending' | 'sent' | 'failed'

/** Says of one photograph how far it has come; `share` is how much of it has left, from 0 to 1. */
export type Mark = (id: string, state: Sending, share?: number) => void

type ById<T> = Readonly<Record<string, T>>

/** How far each photograph has come on its way to the market. */
export function useSending() {
  const [sending, setSending] = useState<ById<Sending>>({})
  const [shares, setShares] = useState<ById<number>>({})

  const mark = useCallback<Mark>((id, state, share = 0) => {
    setSending((before) => (before[id] === state ? before : { ...before, [id]: state }))
    setShares((before) => ({ ...before, [id]: share }))
  }, [])

  return { sending, shares, mark }
}
