import type { Counted, MarketNumbers } from '../../providers/analytics.ts'

/** A category's way from views to sales, or the market's where the category is null. */
export interface FunnelRow extends Pick<Counted, 'views' | 'contacts' | 'sold' | 'sold_here'> {
  readonly category: string | null
  /** Contacts of a hundred views; null where they cannot be compared. */
  readonly contact_percent: number | null
  /** Sales of a hundred contacts; null where they cannot be compared. */
  readonly sold_percent: number | null
}

/**
 * So many of a hundred, to one decimal. Null of none, and of fewer than there are: somebody was asked whom nobody was
 * counted to view, or sold what was asked for before, and then the one is no part of the other.
 */
export const percent = (part: number, whole: number): number | null =>
  whole > 0 && part <= whole ? Math.round((part / whole) * 1000) / 10 : null

function funnelRow(category: string | null, { views, contacts, sold, sold_here }: Counted): FunnelRow {
  return {
    category,
    views,
    contacts,
    sold,
    sold_here,
    contact_percent: percent(contacts, views),
    sold_percent: percent(sold, contacts),
  }
}

/** The whole market's way, then that of each category in which somebody viewed, asked or sold. */
export function funnelRows({ total, categories }: MarketNumbers): readonly [FunnelRow, ...FunnelRow[]] {
  const moved = categories.filter(({ views, contacts, sold }) => views + contacts + sold > 0)
  return [funnelRow(null, total), ...moved.map((numbers) => funnelRow(numbers.category, numbers))]
}
