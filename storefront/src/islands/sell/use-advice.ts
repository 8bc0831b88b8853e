import { useState } from 'react'

/** Holds advice back while somebody is still typing: half a number is nearly always unusual. */
export function useAdvice(advice: string) {
  const [isTyping, setTyping] = useState(false)
  const watch = { onInput: () => setTyping(true), onBlur: () => setTyping(false) }
  return { shown: isTyping ? '' : advice, watch }
}
