import { answersOf } from '@maveshi/shared/listing/subcategory'
import type { Answers } from '@maveshi/shared/listing/visibility'
import { check } from './check.ts'
import { member } from './member-client.ts'

/** A draft of one's own that has no photograph in the market yet. */
export interface Unpictured {
  readonly id: string
  readonly category: string
  readonly title: string | null
  readonly attributes: Answers
  /** What its seller calls it; '' for nothing. */
  readonly label: string
}

/** Nobody has more drafts. */
const DRAFTS = 100

/** My drafts without photographs, those that were begun first first, and of one herd by their tag numbers. */
export async function readUnpictured(): Promise<Unpictured[]> {
  const { id, database } = await member()
  const answer = await database
    .from('listings')
    .select(
      'id, category, subcategory, title, attributes, revises, created_at, listing_labels(label), listing_photos(id)',
    )
    .eq('seller_id', id)
    .eq('status', 'draft')
    .order('created_at')
    .limit(DRAFTS)
  check(answer)
  return (answer.data ?? [])
    .filter(({ revises, listing_photos }) => !revises && listing_photos.length === 0)
    .map((row) => ({
      id: row.id,
      category: row.category,
      title: row.title,
      attributes: answersOf(row),
      label: row.listing_labels?.label ?? '',
      time: row.created_at,
    }))
    .sort((a, b) => (a.time === b.time ? a.label.localeCompare(b.label, undefined, { numeric: true }) : 0))
    .map(({ time: _sorted, ...draft }) => draft)
}
