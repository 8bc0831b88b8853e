import { formatNumber } from '@maveshi/shared/locale/format'
import { Box, Button, Card, CardActionArea, Typography } from '@mui/material'
import { useGetList, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Failure, Nothing, Waiting } from '../../layout/states.tsx'
import { readingFailure } from '../../providers/failures.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { CatalogueGate } from '../../resources/listings/CatalogueGate.tsx'
import { CoverPhoto } from '../../resources/listings/CoverPhoto.tsx'
import { ListingSummary } from '../../resources/listings/ListingCards.tsx'
import { WAITING_LISTINGS_PATH } from '../../resources/listings/paths.ts'

const NEWEST = 6

/** How many wait, and the way to them. */
function WaitingCount({ count }: { count: number }) {
  const translate = useTranslate()
  return (
    <Card sx={{ maxWidth: 360, borderInlineStart: ({ palette }) => `6px solid ${palette.secondary.main}` }}>
      <CardActionArea component={Link} to={WAITING_LISTINGS_PATH} sx={{ p: 2 }}>
        <Typography component="span" sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.2, display: 'block' }}>
          {formatNumber(count)}
        </Typography>
        <Typography component="span">{translate('admin:dashboard.pending', { smart_count: count })}</Typography>
      </CardActionArea>
    </Card>
  )
}

function Newest({ listings }: { listings: readonly Listing[] }) {
  const translate = useTranslate()
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1, flexWrap: 'wrap' }}>
        <Typography variant="h2">{translate('admin:dashboard.newest')}</Typography>
        <Button component={Link} to={WAITING_LISTINGS_PATH}>
          {translate('buttons:showAll')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
        {listings.map((listing) => (
          <Card key={listing.id} sx={{ p: 1.5, display: 'flex', gap: 1.5 }}>
            <CoverPhoto listing={listing} width={112} />
            <ListingSummary listing={listing} />
          </Card>
        ))}
      </Box>
    </Box>
  )
}

function Queue() {
  const { data, total, error, refetch } = useGetList<Listing>(
    'listings',
    {
      pagination: { page: 1, perPage: NEWEST },
      sort: { field: 'submitted_at', order: 'DESC' },
      filter: { status: 'pending' },
    },
    quietQuery,
  )
  if (error) return <Failure sentence={readingFailure(error)} retry={() => void refetch()} />
  if (!data || total === undefined) return <Waiting />
  if (total === 0) return <Nothing sentence="admin:dashboard.nothing" />
  return (
    <>
      <WaitingCount count={total} />
      <Newest listings={data} />
    </>
  )
}

/** What waits for somebody. */
export function Dashboard() {
  return (
    <CatalogueGate>
      <Queue />
    </CatalogueGate>
  )
}
