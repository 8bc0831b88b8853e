import type { ReactNode } from 'react'

/** Numbers by name. */
export interface Numbers {
  /** What the numbers are about. */
  readonly title: string
  /** The headings: of the rows' names first, then of each column of numbers. */
  readonly headings: readonly string[]
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly cells: readonly ReactNode[] }[]
}
