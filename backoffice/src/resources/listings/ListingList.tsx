import { WithReviewers } from '../../deciding/Reviewers.tsx'
import { useReviewOrder } from '../../deciding/review-order.ts'
import { LIST_TOOLBAR, ListFrame } from '../../layout/ListFrame.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import type { Listing } from '../../providers/listing-rows.ts'
import { BulkModeration } from './BulkModeration.tsx'
import { ListingActions } from './ListingActions.tsx'
import { ListingCards } from './ListingCards.tsx'
import { useListingFilters } from './ListingFilters.tsx'
import { ListingTable } from './ListingTable.tsx'
import { useListingFile } from './use-listing-file.ts'

function Listings() {
  const filters = useListingFilters()
  const isNarrow = useNarrow()
  const write = useListingFile()
  const { sort } = useReviewOrder()
  return (
    <ListFrame<Listing>
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={sort}
      actions={<ListingActions />}
      exporter={write}
      isBare={isNarrow}
      // The decision for ticked listings floats over the end of the page.
      sx={{
        pb: { xs: 18, sm: 10 },
        '& .RaList-actions': LIST_TOOLBAR,
      }}
    >
      <WithReviewers>{isNarrow ? <ListingCards /> : <ListingTable />}</WithReviewers>
      <BulkModeration />
    </ListFrame>
  )
}

/** The listings, first of all those that wait for a decision, in the order that was chosen last. */
export function ListingList() {
  return (
    <CatalogueGate>
      <Listings />
    </CatalogueGate>
  )
}
