import { useCallback, useEffect, useState } from 'react'

/** Something of mine: on its way, here, or not to be had. */
export type Own<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'here'; readonly value: T; readonly reload: () => void }

/** Reads something of mine, and again when asked. @param read the same function at every call */
export function useOwn<T>(read: () => Promise<T>): Own<T> {
  const [own, setOwn] = useState<Own<T>>({ state: 'loading' })
  const load = useCallback(() => {
    read().then(
      (value) => setOwn({ state: 'here', value, reload: load }),
      () => setOwn({ state: 'failed', retry: load }),
    )
  }, [read])
  useEffect(load, [load])
  return own
}
