import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import type { ReactNode } from 'react'

const caches = {
  ltr: createCache({ key: 'ltr', prepend: true }),
  rtl: createCache({ key: 'rtl', prepend: true, stylisPlugins: [rtlPlugin] }),
}

/** Mirrors every style of its children for scripts that run from right to left. */
export function Direction({ value, children }: { value: 'ltr' | 'rtl'; children: ReactNode }) {
  return <CacheProvider value={caches[value]}>{children}</CacheProvider>
}
