import { useEffect, useSyncExternalStore } from 'react'

let name = ''
const listeners = new Set<() => void>()

function change(next: string): void {
  name = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Titles the page with the name of what it is about, for as long as it shows that. @param own in the reader's language */
export function useOwnTitle(own: string): void {
  useEffect(() => {
    change(own)
    return () => change('')
  }, [own])
}

/** What the page on the screen is about; empty where its path alone says it. */
export const usePageName = (): string => useSyncExternalStore(subscribe, () => name)
