import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react'

/** How long it takes until a screen that did not arrive is fetched again; at once, where the network comes back. */
const PAUSE_MS = 3000

/** How many screens are being fetched again. */
let lost = 0
const listeners = new Set<() => void>()

function count(more: number): void {
  lost += more
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a screen did not arrive, and is waited for. */
export const useIsScreenLost = (): boolean => useSyncExternalStore(subscribe, () => lost > 0)

const pause = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, PAUSE_MS)
    window.addEventListener('online', end)
  })

/** Loads something, again and again until it arrives. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    console.error(error)
  }
  count(1)
  for (;;) {
    await pause()
    try {
      const loaded = await load()
      count(-1)
      return loaded
    } catch (error) {
      console.error(error)
    }
  }
}

/**
 * A screen, or what is as large, whose code is fetched when it is first opened. Where there is no network it comes when there is one.
 * @param load imports the screen's file
 * @param name the component that the file exports
 */
export function screen<Name extends string, Props = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await untilLoaded(load))[name] }))
}
