import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import { Box, Button, Card, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Failure, Waiting } from '../../layout/states.tsx'
import { listingFailure } from '../../providers/failures.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { CatalogueGate } from './CatalogueGate.tsx'
import { AboutPanel, AnswersPanel, DescriptionPanel, HistoryPanel } from './ListingPanels.tsx'
import { useListingWords } from './listing-words.ts'
import { ModerationButtons } from './ModerationButtons.tsx'
import { useNextWaiting } from './next-waiting.ts'
import { PhotoGallery } from './PhotoGallery.tsx'
import { StatusChip } from './StatusChip.tsx'
import { isWaiting } from './status.ts'

function Price({ listing }: { listing: Listing }) {
  const translate = useTranslate()
  const { price } = useListingWords()(listing)
  return (
    <Typography sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
      {price}
      {listing.negotiable && (
        <Typography component="span" color="textSecondary">
          {' · '}
          {translate('admin:listings.negotiable')}
        </Typography>
      )}
    </Typography>
  )
}

/** What it is, and the decision, where there is room for it beside the photograph. */
function Summary({ listing, decision }: { listing: Listing; decision: ReactNode }) {
  const { title } = useListingWords()(listing)
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box>
        <StatusChip status={listing.status} />
      </Box>
      <Typography variant="h2" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Price listing={listing} />
      {decision}
    </Card>
  )
}

/** Under the thumb, however far one has read. */
function BottomBar({ children }: { children: ReactNode }) {
  const place = { position: 'sticky', bottom: 0, zIndex: 1, mx: { xs: -1.5, sm: -3 }, mb: { xs: -1.5, sm: -3 }, mt: 2 }
  return (
    <Box sx={{ ...place, p: 1.5, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}>{children}</Box>
  )
}

function BackToList() {
  const translate = useTranslate()
  return (
    <Button
      component={Link}
      to="/listings"
      startIcon={<ArrowBackIcon sx={{ transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none') }} />}
      sx={{ mb: 1 }}
    >
      {translate('admin:listing.back')}
    </Button>
  )
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }
const column = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const

function ListingPage({ listing }: { listing: Listing }) {
  const words = useListingWords()
  const goOn = useNextWaiting(listing)
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true })
  const decision = isWaiting(listing.status) && (
    <ModerationButtons ids={[listing.id]} onDone={() => void goOn()} isWide />
  )
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <BackToList />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        <Box sx={column}>
          <Card sx={{ p: { xs: 1.5, sm: 2 } }}>
            <PhotoGallery photos={listing.photos} title={words(listing).title} />
          </Card>
          {!isNarrow && <DescriptionPanel listing={listing} />}
        </Box>
        <Box sx={column}>
          <Summary listing={listing} decision={!isNarrow && decision} />
          <AnswersPanel listing={listing} />
          {isNarrow && <DescriptionPanel listing={listing} />}
          <AboutPanel listing={listing} />
          <HistoryPanel listing={listing} />
        </Box>
      </Box>
      {isNarrow && decision && <BottomBar>{decision}</BottomBar>}
    </Box>
  )
}

function ShownListing() {
  const { record } = useShowContext<Listing>()
  return record ? <ListingPage key={record.id} listing={record} /> : <Waiting />
}

function ShowFailure() {
  const { error, refetch } = useShowContext<Listing>()
  return (
    <>
      <BackToList />
      <Failure sentence={listingFailure(error)} retry={() => void refetch()} />
    </>
  )
}

/** One listing, with everything that a decision needs. */
export function ListingShow() {
  return (
    <CatalogueGate>
      <ShowBase<Listing> queryOptions={quietQuery} loading={<Waiting />} error={<ShowFailure />}>
        <ShownListing />
      </ShowBase>
    </CatalogueGate>
  )
}
