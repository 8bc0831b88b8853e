import { shownStatus } from '@maveshi/shared/listing/standing'
import { Box, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { listingPath } from '../paths.ts'
import type { Listing } from '../providers/listing-rows.ts'
import { ListingFlags } from './ListingFlags.tsx'
import { useListingWords } from './listing-words.ts'
import { PersonName } from './person-name.tsx'
import { RevisionChip } from './RevisionChip.tsx'
import { StatusChip } from './StatusChip.tsx'

interface ListingSummaryProps {
  readonly listing: Listing
  /** Whether it says where the listing stands. */
  readonly hasStatus?: boolean
}

/** Beside each other where there is room, and apart without a sign that a line would end with. */
const BESIDE = { display: 'flex', flexWrap: 'wrap', columnGap: 1 } as const

/** What a card says beside its photograph. */
export function ListingSummary({ listing, hasStatus = false }: ListingSummaryProps) {
  const { title, category, price, place, age } = useListingWords()(listing)
  return (
    <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
      {hasStatus && (
        <Box sx={{ mb: 0.5 }}>
          <StatusChip status={shownStatus(listing)} />
        </Box>
      )}
      <RevisionChip listing={listing} />
      <Typography component={Link} to={listingPath(listing.id)} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={BESIDE}>
        <span>{category}</span>
        <b>
          <bdi>{price}</bdi>
        </b>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {place}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={BESIDE}>
        <span>
          <PersonName person={listing.seller} />
        </span>
        <span>{age}</span>
      </Typography>
      <ListingFlags listing={listing} />
    </Box>
  )
}
