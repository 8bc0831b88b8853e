import type { ReactNode } from 'react'

/** One line or colour of a picture by day. */
export interface DaySeries {
  /** In the reader's language. */
  readonly name: string
  /** One for each day of the picture; none where there is nothing to tell of that day. */
  readonly values: readonly (number | null)[]
}

/** What every picture of numbers is given. Words are in the reader's language. */
export interface PictureProps {
  /** What the picture shows: its heading, of the third level. */
  readonly title: string
  /** How a number is written; grouped as in India without it. */
  readonly format?: (value: number) => string
  /** What else can be done with the numbers, beside the way to the table: a button for CSV. */
  readonly actions?: ReactNode
}
