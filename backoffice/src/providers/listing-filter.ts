import type { Json } from '@maveshi/shared/database'
import type { Identifier } from 'react-admin'

/** What the lists of listings can be narrowed by. Days are `2026-11-21`, as they are in India. */
export interface ListingFilter {
  /** Words of the title, or the beginning of an id. */
  readonly q?: string
  readonly status?: string
  readonly category?: string
  /** A state's or union territory's id. */
  readonly state?: string
  readonly seller_id?: string
  /** The first and the last day on which a listing was submitted. */
  readonly from?: string
  readonly to?: string
  readonly ids?: readonly Identifier[]
}

const DAY_MS = 86_400_000

/** The beginning of a day in India, so many days later; wherever it is read, a day is the market's. */
function dayBegin(day: string, daysLater = 0): Date | undefined {
  const begin = new Date(`${day}T00:00:00+05:30`)
  return Number.isNaN(begin.getTime()) ? undefined : new Date(begin.getTime() + daysLater * DAY_MS)
}

/**
 * The same in the words of the database: a search, and filters in which days are moments. What is no name of a filter
 * here is one to the database.
 */
export function listingQuestion(filter: ListingFilter): {
  readonly search: string | null
  readonly filters: Json
} {
  const { q, from, to, ...others } = filter
  const begin = from && dayBegin(from)
  const end = to && dayBegin(to, 1)
  return {
    search: q || null,
    filters: {
      ...others,
      ...(begin ? { from: begin.toISOString() } : {}),
      ...(end ? { before: end.toISOString() } : {}),
    },
  }
}
