import { shownStatus } from '@maveshi/shared/listing/standing'
import { Box, Card, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { ShowBase, useShowContext, useTranslate } from 'react-admin'
import { QueueBar } from '../../deciding/QueueBar.tsx'
import { OtherReviewers } from '../../deciding/Reviewers.tsx'
import { MessagesPanel } from '../../history/MessagesPanel.tsx'
import { NotesPanel } from '../../history/NotesPanel.tsx'
import { BackLink } from '../../layout/BackLink.tsx'
import { Failure, Waiting } from '../../layout/states.tsx'
import { useNarrow } from '../../layout/use-narrow.ts'
import { CatalogueGate } from '../../market/CatalogueGate.tsx'
import { useListingWords } from '../../market/listing-words.ts'
import { PhotoGallery } from '../../market/PhotoGallery.tsx'
import { RevisionChip } from '../../market/RevisionChip.tsx'
import { StatusChip } from '../../market/StatusChip.tsx'
import { PATHS } from '../../paths.ts'
import { listingFailure } from '../../providers/failures.ts'
import type { Listing } from '../../providers/listing-rows.ts'
import { quietQuery } from '../../providers/queries.ts'
import { useRights } from '../../providers/rights.ts'
import { ChangePanel } from './ChangePanel.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { AboutPanel, AnswersPanel, DescriptionPanel } from './ListingPanels.tsx'
import { RelatedListings } from './RelatedListings.tsx'
import { SellerPanel } from './SellerPanel.tsx'
import { SignalsPanel } from './SignalsPanel.tsx'
import { useReview } from './use-review.ts'

/** The keys of the decisions that have one. */
const KEYS = { approve: 'A', reject: 'R' } as const

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
function Summary({ listing, children }: { listing: Listing; children: ReactNode }) {
  const { title, place, age } = useListingWords()(listing)
  const heading = useId()
  return (
    <Card
      component="section"
      aria-labelledby={heading}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <StatusChip status={shownStatus(listing)} />
        <RevisionChip listing={listing} />
        <Typography color="textSecondary">{age}</Typography>
      </Box>
      <Typography id={heading} variant="h2" sx={{ fontSize: '1.375rem', overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Price listing={listing} />
      <Typography color="textSecondary">{place}</Typography>
      {children}
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

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }
const column = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const

const BackToList = () => <BackLink to={PATHS.listings} words="admin:listing.back" isInRow />

function ListingPage({ listing }: { listing: Listing }) {
  const words = useListingWords()
  const { may } = useRights()
  const { decisions, goOn, reviews, ...bar } = useReview(listing)
  const isNarrow = useNarrow()
  const written = (
    <>
      <MessagesPanel about={{ listing: listing.id }} />
      <NotesPanel about={{ listing: listing.id }} />
    </>
  )
  const decision = decisions.counts.size > 0 && <DecisionButtons decisions={decisions} keys={KEYS} />
  const seenBy = <OtherReviewers id={listing.id} reviews={reviews} />
  return (
    <Box sx={{ maxWidth: 1440 }}>
      <QueueBar of="listings" back={<BackToList />} {...bar} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        <Box sx={column}>
          <Card sx={{ p: { xs: 1.5, sm: 2 } }}>
            <PhotoGallery photos={listing.photos} title={words(listing).title} />
          </Card>
          {!isNarrow && <DescriptionPanel listing={listing} />}
          {!isNarrow && <RelatedListings listing={listing} goOn={goOn} />}
          {!isNarrow && written}
          {!isNarrow && <HistoryPanel listing={listing} />}
        </Box>
        <Box sx={column}>
          <Summary listing={listing}>
            {!isNarrow && decision}
            {!isNarrow && seenBy}
          </Summary>
          <ChangePanel listing={listing} />
          {may('decisions') && <SignalsPanel listing={listing} />}
          <AnswersPanel listing={listing} />
          {isNarrow && <DescriptionPanel listing={listing} />}
          <SellerPanel listing={listing} />
          {isNarrow && <RelatedListings listing={listing} goOn={goOn} />}
          <AboutPanel listing={listing} />
          {isNarrow && written}
          {isNarrow && <HistoryPanel listing={listing} />}
        </Box>
      </Box>
      {isNarrow && decision && (
        <BottomBar>
          {seenBy}
          {decision}
        </BottomBar>
      )}
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

/** One listing, with everything that a decision needs, and the way to the next. */
export function ListingShow() {
  return (
    <CatalogueGate>
      <ShowBase<Listing> queryOptions={quietQuery} loading={<Waiting />} error={<ShowFailure />}>
        <ShownListing />
      </ShowBase>
    </CatalogueGate>
  )
}
