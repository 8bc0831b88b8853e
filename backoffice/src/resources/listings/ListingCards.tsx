import { Box, Card, Checkbox, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Waiting } from '../../layout/states.tsx'
import type { Listing } from '../../providers/listing-rows.ts'
import { BulkModeration } from './BulkModeration.tsx'
import { CoverPhoto } from './CoverPhoto.tsx'
import { useListingWords } from './listing-words.ts'
import { ModerationButtons } from './ModerationButtons.tsx'
import { NoListings } from './NoListings.tsx'
import { listingPath } from './paths.ts'
import { StatusChip } from './StatusChip.tsx'
import { isWaiting } from './status.ts'

const COVER_PX = 112

/** What a card says beside its photograph. */
export function ListingSummary({ listing }: { listing: Listing }) {
  const { title, category, price, place, seller, age } = useListingWords()(listing)
  return (
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography
        component={Link}
        to={listingPath(listing.id)}
        sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {category} · <b>{price}</b>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {place}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {seller} · {age}
      </Typography>
    </Box>
  )
}

function ListingCard({ listing }: { listing: Listing }) {
  const translate = useTranslate()
  const words = useListingWords()
  const { selectedIds, onToggleItem } = useListContext<Listing>()
  const waits = isWaiting(listing.status)
  const select = translate('admin:listings.select', { title: words(listing).title })
  return (
    <Card sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
          <CoverPhoto listing={listing} width={COVER_PX} />
          <StatusChip status={listing.status} />
        </Box>
        <ListingSummary listing={listing} />
        {waits && (
          <Checkbox
            checked={selectedIds.includes(listing.id)}
            onChange={() => onToggleItem(listing.id)}
            slotProps={{ input: { 'aria-label': select } }}
            sx={{ alignSelf: 'flex-start', m: -1, width: 44, height: 44 }}
          />
        )}
      </Box>
      {waits && <ModerationButtons ids={[listing.id]} isWide />}
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
      <BulkModeration />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' }}>
        {data.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </Box>
    </Box>
  )
}
