import type { Row } from '@maveshi/shared/database'
import type { DataProvider } from 'react-admin'
import { columnNames } from './column-names.ts'
import type { Listing } from './listing-rows.ts'

/** A step of a listing, as the database wrote it down. */
export type ListingStep = Pick<
  Row<'listing_events'>,
  'id' | 'listing_id' | 'seller_id' | 'actor_id' | 'from_status' | 'to_status' | 'reason' | 'created_at'
>

/** Among so many of the newest steps the one that counts is found: of a listing that is changed, most are of no concern. */
const STEPS_READ = 20
const COLUMNS = columnNames(
  'listing_events',
  ...(['id', 'listing_id', 'seller_id', 'actor_id', 'from_status', 'to_status', 'reason', 'created_at'] as const),
)

/** What becomes of a change besides its own steps: it took its listing's place, or its listing is gone for good. */
const endsChange = ({ reason, to_status }: ListingStep) =>
  reason === 'revision' || to_status === 'sold' || to_status === 'removed'

/** The newest step of a listing, or what became of it where it is a change of another; none where it never was. */
export async function lastStep(
  { getList }: DataProvider,
  { id, revises }: Pick<Listing, 'id' | 'revises'>,
): Promise<ListingStep | undefined> {
  const { data } = await getList<ListingStep>('listing_events', {
    pagination: { page: 1, perPage: STEPS_READ },
    sort: { field: 'id', order: 'DESC' },
    filter: { 'listing_id@in': `(${[id, ...(revises ? [revises] : [])].join()})` },
    meta: { columns: COLUMNS },
  })
  return data.find((step) => step.listing_id === id || endsChange(step))
}
