import { Box, Typography } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { CoverPhoto } from '../../market/CoverPhoto.tsx'
import { ListingFlags } from '../../market/ListingFlags.tsx'
import { useListingWords } from '../../market/listing-words.ts'
import { StatusChip } from '../../market/StatusChip.tsx'
import { listingPath } from '../../paths.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { RowDecision } from './DecisionButtons.tsx'
import { NoListings } from './NoListings.tsx'
import { SelectListing, SelectPage } from './SelectListing.tsx'

const COVER_PX = 64

/** Listings as rows, for a wide screen. */
export function ListingTable() {
  const translate = useTranslate()
  const words = useListingWords()
  return (
    <DataTable<Listing>
      // React-admin's own boxes have names that nobody is told.
      rowClick="show"
      empty={<NoListings />}
      bulkActionButtons={false}
      sx={{
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-rowCell': { py: 1, px: 0.75 },
        // Seven columns of long words fit beside the menu only where they may take two lines.
        '& .RaDataTable-headerCell': { px: 0.75, whiteSpace: 'normal' },
        '& .MuiChip-root': { height: 'auto', minHeight: 24 },
        '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
      }}
    >
      <DataTable.Col
        label={<SelectPage />}
        disableSort
        render={(listing: Listing) => <SelectListing listing={listing} title={words(listing).title} />}
      />
      <DataTable.Col
        label={translate('admin:listings.listing')}
        disableSort
        render={(listing: Listing) => (
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <CoverPhoto listing={listing} width={COVER_PX} />
            <Box sx={{ minWidth: 120 }}>
              <Typography component={Link} to={listingPath(listing.id)} sx={{ color: 'text.primary', fontWeight: 600 }}>
                {words(listing).title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {words(listing).category}
              </Typography>
            </Box>
          </Box>
        )}
      />
      <DataTable.Col source="price" label="admin:listings.price" render={(listing: Listing) => words(listing).price} />
      <DataTable.Col
        label={translate('admin:listings.sellerAndPlace')}
        disableSort
        render={(listing: Listing) => (
          <>
            <Typography variant="body2">{words(listing).seller}</Typography>
            <Typography variant="body2" color="textSecondary">
              {words(listing).place}
            </Typography>
          </>
        )}
      />
      <DataTable.Col
        label={translate('admin:listings.status')}
        disableSort
        render={(listing: Listing) => (
          <>
            <StatusChip status={listing.status} />
            <ListingFlags listing={listing} />
          </>
        )}
      />
      <DataTable.Col
        source="submitted_at"
        label="admin:listings.age"
        sortByOrder="DESC"
        render={(listing: Listing) => words(listing).age}
      />
      <DataTable.Col
        label={translate('admin:listings.actions')}
        disableSort
        render={(listing: Listing) => <RowDecision listing={listing} />}
      />
    </DataTable>
  )
}
