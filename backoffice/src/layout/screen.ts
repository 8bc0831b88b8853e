import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react'

/** How long it takes until a screen that did not arrive is fetched again; at once, where the network comes back. */
const PAUSE_MS = 3000

/** What is missing of the console: nothing, a screen that is waited for, or one that does not come although the market does. */
export type Missing = 'nothing' | 'awaited' | 'kept-back'

/** How many screens are being fetched again, and whether the market was there when one of them failed. */
let lost = 0
let isReached = false
const listeners = new Set<() => void>()

function note(more: number, wasReached: boolean): void {
  lost += more
  isReached = lost > 0 && wasReached
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const missing = (): Missing => (lost === 0 ? 'nothing' : isReached ? 'kept-back' : 'awaited')

export const useMissing = (): Missing => useSyncExternalStore(subscribe, missing)

const reachesMarket = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

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
  note(1, false)
  for (;;) {
    await pause()
    try {
      const loaded = await load()
      note(-1, isReached)
      return loaded
    } catch (error) {
      console.error(error)
      note(0, await reachesMarket())
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
