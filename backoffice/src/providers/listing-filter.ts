import type { Json } from '@maveshi/shared/database'
import type { Identifier } from 'react-admin'

/** What the lists of listings can be narrowed by. Days are `2026-11-21`, as they are where the reader is. */
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

/** The beginning of a day where the reader is, so many days later. */
function dayBegin(day: string, daysLater = 0): Date | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const begin = new Date(year, month - 1, date + daysLater)
  return Number.isNaN(begin.getTime()) ? undefined : begin
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
