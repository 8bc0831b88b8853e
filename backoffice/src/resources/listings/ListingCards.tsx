import { Box, Card, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { Waiting } from '../../layout/states.tsx'
import type { Listing } from '../../providers/listing-rows.ts'
import { CoverPhoto } from './CoverPhoto.tsx'
import { RowDecision } from './DecisionButtons.tsx'
import { ListingFlags } from './ListingFlags.tsx'
import { useListingWords } from './listing-words.ts'
import { NoListings } from './NoListings.tsx'
import { listingPath } from './paths.ts'
import { SelectListing } from './SelectListing.tsx'
import { StatusChip } from './StatusChip.tsx'

const COVER_PX = 96

interface ListingSummaryProps {
  readonly listing: Listing
  /** Whether it says where the listing stands. */
  readonly hasStatus?: boolean
}

/** What a card says beside its photograph. */
export function ListingSummary({ listing, hasStatus = false }: ListingSummaryProps) {
  const { title, category, price, place, seller, age } = useListingWords()(listing)
  return (
    <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
      {hasStatus && (
        <Box sx={{ mb: 0.5 }}>
          <StatusChip status={listing.status} />
        </Box>
      )}
      <Typography component={Link} to={listingPath(listing.id)} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {category} ·{' '}
        <b>
          <bdi>{price}</bdi>
        </b>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {place}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <bdi>{seller}</bdi> · {age}
      </Typography>
      <ListingFlags listing={listing} />
    </Box>
  )
}

function ListingCard({ listing }: { listing: Listing }) {
  const words = useListingWords()
  return (
    <Card sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <CoverPhoto listing={listing} width={COVER_PX} />
        <ListingSummary listing={listing} hasStatus />
        <SelectListing listing={listing} title={words(listing).title} />
      </Box>
      <RowDecision listing={listing} isWide />
    </Card>
  )
}

/** Listings as cards, for a narrow screen. */
export function ListingCards() {
  const { data, isPending } = useListContext<Listing>()
  if (isPending) return <Waiting />
  if (!data?.length) return <NoListings />
  return (
    <Box sx={{ position: 'relative' }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' }}>
        {data.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </Box>
    </Box>
  )
}
