import { shownStatus } from '@maveshi/shared/listing/standing'
import { Box, Typography } from '@mui/material'
import { DataTable, useListContext, useTranslate } from 'react-admin'
import { Reviewers } from '../../deciding/Reviewers.tsx'
import { CellWords, LinkTable, RowTitle, WHOLE_WORDS } from '../../layout/LinkTable.tsx'
import { COMPACT_COVER_PX, type Column, useCompactRows } from '../../layout/row-settings.ts'
import { SelectPage, SelectRow } from '../../layout/SelectRow.tsx'
import { CoverPhoto } from '../../market/CoverPhoto.tsx'
import { ListingFlags } from '../../market/ListingFlags.tsx'
import { useListingWords } from '../../market/listing-words.ts'
import { PersonName } from '../../market/person-name.tsx'
import { StatusChip } from '../../market/StatusChip.tsx'
import { listingPath } from '../../paths.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { useRights } from '../../providers/rights.ts'
import { RowDecision } from './DecisionButtons.tsx'
import { NoListings } from './NoListings.tsx'

const COVER_PX = 64

const COLUMNS: readonly Column[] = [
  { source: 'price', label: 'admin:listings.price' },
  { source: 'seller', label: 'admin:listings.sellerAndPlace' },
  { source: 'status', label: 'admin:listings.status' },
  { source: 'submitted_at', label: 'admin:listing.submitted' },
  { source: 'actions', label: 'admin:listings.actions' },
]

/** Whether the list is narrowed to one status, which each of its rows would only repeat. */
const useOneStatus = () => Boolean(useListContext().filterValues.status)

/** What can be left out; nobody who decides nothing has buttons for it. */
export function useListingColumns(): readonly Column[] {
  const { may } = useRights()
  const isOneStatus = useOneStatus()
  const isThere: Readonly<Record<string, boolean>> = { actions: may('decisions'), status: !isOneStatus }
  return COLUMNS.filter(({ source }) => isThere[source] ?? true)
}

/** A listing's name, and what somebody has to know before opening it. */
function ListingCell({ listing }: { listing: Listing }) {
  const { title, category } = useListingWords()(listing)
  const { isCompact } = useCompactRows()
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <CoverPhoto listing={listing} width={isCompact ? COMPACT_COVER_PX : COVER_PX} />
      <Box sx={isCompact ? { display: 'flex', alignItems: 'center' } : {}}>
        <RowTitle to={listingPath(listing.id)} name={title}>
          <Typography variant="body2" color="textSecondary">
            {category}
          </Typography>
        </RowTitle>
        <ListingFlags listing={listing} isShort={isCompact} />
        <Reviewers id={listing.id} isShort={isCompact} />
      </Box>
    </Box>
  )
}

/** Listings as rows, for a wide screen. */
export function ListingTable() {
  const translate = useTranslate()
  const words = useListingWords()
  const { isCompact } = useCompactRows()
  const { may } = useRights()
  const isOneStatus = useOneStatus()
  return (
    <LinkTable<Listing>
      // React-admin's own boxes have names that nobody is told.
      bulkActionButtons={false}
      empty={<NoListings />}
    >
      <DataTable.Col
        label={<SelectPage />}
        disableSort
        render={(listing: Listing) => <SelectRow id={listing.id} title={words(listing).title} />}
      />
      <DataTable.Col
        label={translate('admin:listings.listing')}
        disableSort
        render={(listing: Listing) => <ListingCell listing={listing} />}
      />
      <DataTable.Col source="price" label="admin:listings.price" render={(listing: Listing) => words(listing).price} />
      <DataTable.Col
        source="seller"
        label="admin:listings.sellerAndPlace"
        disableSort
        render={(listing: Listing) => (
          <CellWords>
            <Typography variant="body2">
              <PersonName person={listing.seller} />
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={WHOLE_WORDS}>
              {words(listing).place}
            </Typography>
          </CellWords>
        )}
      />
      {!isOneStatus && (
        <DataTable.Col
          source="status"
          label="admin:listings.status"
          disableSort
          render={(listing: Listing) => <StatusChip status={shownStatus(listing)} />}
        />
      )}
      <DataTable.Col
        source="submitted_at"
        label="admin:listing.submitted"
        sortByOrder="DESC"
        render={(listing: Listing) => words(listing).age}
      />
      {may('decisions') && (
        <DataTable.Col
          source="actions"
          label="admin:listings.actions"
          disableSort
          render={(listing: Listing) => (
            <RowDecision
              listing={listing}
              title={words(listing).title}
              isIconic={isCompact}
              isInRow={isCompact || isOneStatus}
            />
          )}
        />
      )}
    </LinkTable>
  )
}
