import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. On the server none does. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** From here on all steps stand on one page: the same width as the classes `lg:`. */
export const ONE_PAGE = '(min-width: 64rem)'
