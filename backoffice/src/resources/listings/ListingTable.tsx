import { shownStatus } from '@maveshi/shared/listing/standing'
import { Box, Typography } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { CellWords, LinkTable, RowTitle } from '../../layout/LinkTable.tsx'
import { CoverPhoto } from '../../market/CoverPhoto.tsx'
import { ListingFlags } from '../../market/ListingFlags.tsx'
import { useListingWords } from '../../market/listing-words.ts'
import { PersonName } from '../../market/person-name.tsx'
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
    <LinkTable<Listing>
      // React-admin's own boxes have names that nobody is told.
      bulkActionButtons={false}
      empty={<NoListings />}
      sx={{
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
            <RowTitle to={listingPath(listing.id)} name={words(listing).title}>
              <Typography variant="body2" color="textSecondary">
                {words(listing).category}
              </Typography>
            </RowTitle>
          </Box>
        )}
      />
      <DataTable.Col source="price" label="admin:listings.price" render={(listing: Listing) => words(listing).price} />
      <DataTable.Col
        label={translate('admin:listings.sellerAndPlace')}
        disableSort
        render={(listing: Listing) => (
          <CellWords>
            <Typography variant="body2">
              <PersonName person={listing.seller} />
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {words(listing).place}
            </Typography>
          </CellWords>
        )}
      />
      <DataTable.Col
        label={translate('admin:listings.status')}
        disableSort
        render={(listing: Listing) => (
          <>
            <StatusChip status={shownStatus(listing)} />
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
        render={(listing: Listing) => <RowDecision listing={listing} title={words(listing).title} />}
      />
    </LinkTable>
  )
}
