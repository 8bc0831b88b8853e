import { Box, Card } from '@mui/material'
import { useListContext } from 'react-admin'
import { Reviewers } from '../../deciding/Reviewers.tsx'
import { SelectRow } from '../../layout/SelectRow.tsx'
import { Waiting } from '../../layout/states.tsx'
import { CoverPhoto } from '../../market/CoverPhoto.tsx'
import { ListingSummary } from '../../market/ListingSummary.tsx'
import { useListingWords } from '../../market/listing-words.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { RowDecision } from './DecisionButtons.tsx'
import { NoListings } from './NoListings.tsx'

const COVER_PX = 96

function ListingCard({ listing }: { listing: Listing }) {
  const words = useListingWords()
  return (
    <Card sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <CoverPhoto listing={listing} width={COVER_PX} />
        <ListingSummary listing={listing} hasStatus />
        <SelectRow id={listing.id} title={words(listing).title} />
      </Box>
      <Reviewers id={listing.id} />
      <RowDecision listing={listing} title={words(listing).title} />
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
