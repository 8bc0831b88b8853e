import { Box, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { List, Pagination, useListContext } from 'react-admin'
import { Failure } from '../../layout/states.tsx'
import { readingFailure } from '../../providers/failures.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { BulkModeration } from './BulkModeration.tsx'
import { CatalogueGate } from './CatalogueGate.tsx'
import { ListingActions } from './ListingActions.tsx'
import { ListingCards } from './ListingCards.tsx'
import { useListingFilters } from './ListingFilters.tsx'
import { ListingTable } from './ListingTable.tsx'

const PER_PAGE = 25
const PER_PAGE_CHOICES = [10, 25, 50, 100]

function ListFailure() {
  const { error, refetch } = useListContext<Listing>()
  return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
}

function Listings() {
  const filters = useListingFilters()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true })
  return (
    <List<Listing>
      title={false}
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'submitted_at', order: 'DESC' }}
      perPage={PER_PAGE}
      pagination={<Pagination rowsPerPageOptions={PER_PAGE_CHOICES} />}
      queryOptions={quietQuery}
      actions={<ListingActions />}
      exporter={false}
      empty={false}
      error={<ListFailure />}
      {...(isNarrow ? { component: Box } : {})}
      // The decision for ticked listings floats over the end of the page.
      sx={{
        pb: { xs: 18, sm: 10 },
        '& .RaList-actions, & .RaList-actions .MuiToolbar-root': { bgcolor: 'transparent' },
      }}
    >
      {isNarrow ? <ListingCards /> : <ListingTable />}
      <BulkModeration />
    </List>
  )
}

/** The listings, first of all those that wait for a decision, newest first. */
export function ListingList() {
  return (
    <CatalogueGate>
      <Listings />
    </CatalogueGate>
  )
}
