import { useSyncExternalStore } from 'react'

let places: readonly Element[] = []
const listeners = new Set<() => void>()

function change(next: readonly Element[]): void {
  places = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Offers an element as the place for messages, for as long as it is on the page: the `ref` of it. */
export function offerToastPlace(place: Element | null): (() => void) | undefined {
  if (!place) return undefined
  change([...places, place])
  return () => change(places.filter((one) => one !== place))
}

/** Where messages are told: in the page's title, or in that of the dialog that lies over the page. */
export const useToastPlace = (): Element | undefined => useSyncExternalStore(subscribe, () => places.at(-1))
