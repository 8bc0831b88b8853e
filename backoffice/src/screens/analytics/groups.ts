import type { Counted, MarketNumbers } from '../../providers/analytics.ts'

/** By what the numbers can be told apart, and its name by key. */
export const GROUPINGS = [
  { id: 'category', label: 'admin:listings.category' },
  { id: 'state', label: 'admin:review.state' },
  { id: 'language', label: 'admin:analytics.language' },
] as const

export type Grouping = (typeof GROUPINGS)[number]['id']

/** The numbers of one category, state or language. */
export interface GroupRow extends Counted {
  /** As the database names it; null for people who named no state. */
  readonly id: string | null
  readonly name: string
}

/** How things are called in the reader's language. */
export interface GroupWords {
  category(id: string): string
  state(id: string | null): string
  language(id: string): string
}

/** The numbers told apart, each row with its name. */
export function groupRows(numbers: MarketNumbers, grouping: Grouping, words: GroupWords): readonly GroupRow[] {
  if (grouping === 'category') {
    return numbers.categories.map((row) => ({ ...row, id: row.category, name: words.category(row.category) }))
  }
  if (grouping === 'state') {
    return numbers.states.map((row) => ({ ...row, id: row.state_id, name: words.state(row.state_id) }))
  }
  return numbers.languages.map((row) => ({ ...row, id: row.language, name: words.language(row.language) }))
}
